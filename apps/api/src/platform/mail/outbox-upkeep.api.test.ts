import { beforeEach, describe, expect, it } from 'vitest'
import { NOW, openTestFoundation } from '../../testing/test-foundation.ts'
import { WHOLE_LIST } from '../paging.ts'
import { listUnsent, tryAgain } from './outbox-upkeep.repository.ts'
import { outbox } from './tables.ts'

const foundation = await openTestFoundation()
const { db, clock } = foundation

const daysAgo = (days: number) => new Date(Date.parse(NOW) - days * 24 * 60 * 60_000)

beforeEach(() =>
  db.transaction(async (tx) => {
    await tx.delete(outbox)
    const row = (recipient: string, values: Partial<typeof outbox.$inferInsert>) => ({
      recipient,
      kind: 'notice' as const,
      subject: 'Θέμα',
      text: 'κείμενο',
      html: '<p>κείμενο</p>',
      dueAt: daysAgo(1),
      ...values,
    })
    await tx
      .insert(outbox)
      .values([
        row('waiting@example.org', {}),
        row('sent@example.org', { sentAt: daysAgo(29) }),
        row('lost@example.org', { undeliverableAt: daysAgo(89), attempts: 1, lastError: 'EENVELOPE 550' }),
        row('lost-long-ago@example.org', { undeliverableAt: daysAgo(91), attempts: 20 }),
      ])
  }),
)

const recipients = (rows: { recipient: string }[]) => rows.map(({ recipient }) => recipient)

describe('the outbox', () => {
  it('lists what was given up, the newest first, and then what waits', async () => {
    expect(recipients(await listUnsent(db, WHOLE_LIST))).toEqual([
      'lost@example.org',
      'lost-long-ago@example.org',
      'waiting@example.org',
    ])
    expect(recipients(await listUnsent(db, { limit: 1, offset: 2 }))).toEqual(['waiting@example.org'])
  })

  it('tries a mail again when the administrator asks for it', async () => {
    const [newest] = await listUnsent(db, WHOLE_LIST)
    const tried = (ids: number[] | null) => db.transaction((tx) => tryAgain(tx, ids, clock.now()))
    expect(await tried([newest?.id ?? 0])).toEqual([newest?.id])
    expect((await listUnsent(db, WHOLE_LIST)).at(-1)).toMatchObject({
      recipient: 'lost@example.org',
      attempts: 0,
      lastError: null,
      undeliverableAt: null,
    })
    expect(await tried(null)).toHaveLength(1)
    expect(await tried(null)).toEqual([])
  })
})
