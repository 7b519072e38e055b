import { beforeEach, describe, expect, it } from 'vitest'
import { openTestFoundation } from '../../testing/test-foundation.ts'
import type { Db } from '../database/transaction.ts'
import { createLogger } from '../logging/logger.ts'
import { inspections } from './inspections.ts'
import { inspection } from './tables.ts'

const { db, clock, log } = await openTestFoundation()
const reader = { accountId: 5 }

beforeEach(async () => {
  await db.transaction((tx) => tx.delete(inspection))
})

const rows = () => db.select().from(inspection).orderBy(inspection.subjectId)

/** A database that is away until it is told to come back. */
function unsteady() {
  let isAway = true
  const broken: Db = Object.create(db, {
    transaction: {
      value: (act: Parameters<Db['transaction']>[0]) =>
        isAway ? Promise.reject(new Error('away')) : db.transaction(act),
    },
  })
  return { broken, comeBack: () => (isAway = false) }
}

describe('who looked at what', () => {
  it('is added to what another process has written of the same hour', async () => {
    const [one, other] = [inspections({ db, clock, log }), inspections({ db, clock, log })]
    one.note(reader, 'cv', 9)
    one.note(reader, 'cv', 9)
    other.note(reader, 'cv', 9)
    await Promise.all([one.flush(), other.flush()])
    await one.flush()
    expect(await rows()).toMatchObject([{ kind: 'cv', readerId: 5, subjectId: 9, times: 3 }])
  })

  it('is there after a flush, also where another one was under way', async () => {
    const busy = inspections({ db, clock, log })
    busy.note(reader, 'cv', 9)
    const first = busy.flush()
    await busy.flush()
    expect(await rows()).toHaveLength(1)
    await first
  })

  it('takes more rows than one statement', async () => {
    const many = inspections({ db, clock, log })
    for (let subject = 10; subject < 2_510; subject += 1) many.note(reader, 'list', subject)
    await many.flush()
    expect(await rows()).toHaveLength(2_500)
  })

  it('counts nothing of the own data and of nobody', async () => {
    const own = inspections({ db, clock, log })
    own.note(reader, 'thesis', 5)
    own.note(reader, 'thesis', null)
    await own.flush()
    expect(await rows()).toEqual([])
  })

  it('is kept until the database takes it', async () => {
    const { broken, comeBack } = unsteady()
    const patient = inspections({ db: broken, clock, log })
    patient.note(reader, 'profile', 9)
    await patient.flush()
    patient.note(reader, 'profile', 9)
    comeBack()
    await patient.close()
    expect(await rows()).toMatchObject([{ kind: 'profile', times: 2 }])
  })

  it('stands in the log where the database does not take it at the end either', async () => {
    const lines: Record<string, unknown>[] = []
    const listened = createLogger({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) })
    const cutOff = inspections({ db: unsteady().broken, clock, log: listened })
    cutOff.note(reader, 'account', 9)
    await cutOff.close()
    expect(lines.at(-1)).toMatchObject({
      level: 50,
      inspections: [{ kind: 'account', readerId: 5, subjectId: 9, times: 1 }],
    })
  })
})
