import type { MarkingRules } from '@diatrivi/domain/department/rulebook/marking-rules'
import { hundredthsText } from '@diatrivi/domain/shared/hundredths'
import { getTableName, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { nextNumber } from '../../../testing/inserted.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { PERSONAL_PARTS } from '../../work/personal-data/personal-tables.model.ts'
import { aHeldExamination, draft, seal } from './committee-marks.fixture.ts'
import { memberMark } from './tables.ts'

const api = await startTestApi()
const { given, db } = api

/** A mark that nothing else looks like: names carry numbers that grow from file to file, ids begin anew. */
const HUNDREDTHS = nextNumber() < 400 ? 713 : 393
const SECRET = hundredthsText(HUNDREDTHS)
/** In any of its spellings. */
const SPELLINGS = new RegExp(`\\b${SECRET.replace('.', '[.,]')}\\b|\\b${HUNDREDTHS}\\b`)
const BY_HUNDREDTHS = { memberStep: 1, finalStep: 1 } as const

const CSV = { format: 'csv' }

/** The first member has sealed the secret, and is the only one who has. */
async function aSealedSecret(marking: Partial<MarkingRules> = BY_HUNDREDTHS) {
  await given.aWebhook()
  const people = await aHeldExamination(api, { marking, corrections: 'Πίνακες' })
  await draft(people.first.client, people.examination, SECRET)
  await seal(people.first.client, people.examination, SECRET)
  const secretary = await given.aSecretary({ department: people.department })
  const head = await given.anInstructor({ department: people.department })
  await given.anOffice({ person: head })
  const readers: Record<string, TestClient> = {
    student: people.asStudent,
    supervisor: people.asInstructor,
    'another member': people.second.client,
    secretary: await api.as(secretary),
    head: await api.as(head),
    administrator: await api.as(await given.anAdministrator()),
  }
  return { ...people, secretary, readers }
}

const textOf = async (answer: Promise<{ status: number; text: string }>) => (await answer).text

/** Every call that shows something of a thesis or of its committee. */
async function answersTo(
  reader: TestClient,
  { thesis, examination }: { thesis: { id: number }; examination: { id: number } },
) {
  const ofThesis = { params: { thesisId: thesis.id } }
  return {
    process: await textOf(reader.call('getProcess', ofThesis)),
    thesis: await textOf(reader.call('getThesis', ofThesis)),
    history: await textOf(reader.call('getThesisHistory', ofThesis)),
    sheet: await textOf(reader.call('getMarkSheet', { params: { examinationId: examination.id } })),
    notices: await textOf(reader.call('listNotices')),
    stream: await textOf(reader.call('streamNotices')),
    overview: await textOf(reader.call('getNotificationOverview')),
    seats: await textOf(reader.call('listOwnSeats')),
    inspections: await textOf(reader.call('listInspections')),
    deliveries: await textOf(reader.call('listWebhooks')),
    log: await textOf(reader.call('listSecurityEvents')),
    theses: await textOf(reader.call('listDepartmentTheses')),
    papers: await textOf(reader.call('listPapers', ofThesis)),
    examinations: await textOf(reader.call('listExaminations')),
    export: await textOf(reader.call('exportList', { params: { list: 'examinations' }, query: CSV })),
  }
}

describe('a sealed mark', () => {
  it.each(['student', 'supervisor', 'another member', 'secretary', 'head', 'administrator'])(
    'is read by no call of the %s',
    async (role) => {
      const { readers, thesis, examination, first } = await aSealedSecret()
      const reader = readers[role] as TestClient
      const answers = await answersTo(reader, { thesis, examination })
      expect(answers.process).toContain('"sealed":1')
      for (const [call, text] of Object.entries(answers)) expect(text, call).not.toMatch(SPELLINGS)
      // The test would find it: its own member reads it.
      const own = await textOf(first.client.call('getProcess', { params: { thesisId: thesis.id } }))
      expect(own).toMatch(SPELLINGS)
    },
  )

  it('is in the export of nobody but the member', async () => {
    const { first, second, instructor, student, secretary } = await aSealedSecret()
    const exportOf = async ({ id, email }: Pick<typeof instructor, 'id' | 'email'>) => {
      const parts = PERSONAL_PARTS.map(([, part]) => part.read(db, { accountId: id, email }))
      return JSON.stringify(await Promise.all(parts))
    }
    for (const person of [second.account, instructor, student, secretary])
      expect(await exportOf(person)).not.toMatch(SPELLINGS)
    expect(await exportOf(first.account)).toMatch(SPELLINGS)
  })

  it('stands in one table and in no line of the log: not in history, notices, mails, webhooks, keyed calls', async () => {
    await aSealedSecret()
    await api.inspections.flush()
    await api.securityLog.flush()
    const { rows: tables } = await db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables
          where table_schema = 'public' and table_type = 'BASE TABLE'`,
    )
    const holders: string[] = []
    for (const { name } of tables) {
      const { rows } = await db.execute<{ text: string }>(
        sql`select to_jsonb(one)::text as text from ${sql.identifier(name)} as one`,
      )
      if (rows.some(({ text }) => SPELLINGS.test(text))) holders.push(name)
    }
    expect(holders).toEqual([getTableName(memberMark)])
    // How long a call took is a number too.
    const lines = JSON.stringify(api.logged, (key, value) => (key === 'milliseconds' ? null : value))
    expect(lines).not.toMatch(SPELLINGS)
  })

  it('is read by all who may once it is opened', async () => {
    const { readers, first, second, asInstructor, thesis, examination } = await aSealedSecret()
    await seal(asInstructor, examination, '8.00')
    await seal(second.client, examination, '8.00')
    for (const [role, reader] of Object.entries({ ...readers, member: first.client })) {
      const text = await textOf(reader.call('getProcess', { params: { thesisId: thesis.id } }))
      expect(text, role).toMatch(SPELLINGS)
    }
  })
})

describe('marks that differ too much', () => {
  it.each(['student', 'secretary', 'head', 'administrator'])(
    'show in no call of the %s that the members were asked once more, until the opening',
    async (role) => {
      const people = await aSealedSecret({ ...BY_HUNDREDTHS, spread: 100 })
      const { readers, first, second, asInstructor, examination } = people
      const reader = readers[role] as TestClient
      await seal(asInstructor, examination, '1.00')
      api.clock.advance({ minutes: 1 })
      const read = async () => {
        const answers = { ...(await answersTo(reader, people)), inspections: '', log: '' }
        return JSON.stringify(answers).replaceAll(/requestId[\\":]+[0-9a-f-]+/g, '')
      }
      const before = await read()
      await seal(second.client, examination, '9.00')
      expect(await read()).toEqual(before)
      api.clock.advance({ minutes: 1 })
      const confirm = { params: { examinationId: examination.id } }
      await asInstructor.call('confirmMark', confirm)
      await seal(second.client, examination, '8.00')
      expect(await read()).toEqual(before)
      await first.client.call('confirmMark', confirm)
      expect(await read()).toMatch(SPELLINGS)
    },
  )
})
