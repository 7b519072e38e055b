import { withClient } from '@diatrivi/api/platform/archive/client'
import type { ClientConfig } from 'pg'
import { until } from '../until.ts'
import type { Post } from './post.ts'

/** An outage is asked about once a minute, and then the mails that have waited leave one after the other. */
const LIMIT_MS = 300_000

export interface Deliveries {
  sent: number
  /** Until what was undone in the meantime is known: docs/regulation.md#undone-notices */
  held: number
  doubled: number
  /** From the question until the last that was due had left. */
  seconds: number
}

/** Counts the mails that were due at a moment: others come due while the last of those leave. */
const COUNTS = `
  select count(*) filter (where sent_at is not null)::int as sent,
    count(*) filter (where sent_at is null and attempts = 0 and due_at > $1)::int as held,
    count(*) filter (where sent_at is null and (attempts > 0 or due_at <= $1))::int as waiting,
    count(undeliverable_at)::int as "givenUp"
  from outbox`

/** Waits for the mails that are due. Throws when one was given up, or marked as sent and never came. */
export function deliveriesTo(post: Post, connection: ClientConfig): Promise<Deliveries> {
  return withClient(connection, async (client) => {
    const moment = new Date()
    const counts = async () => (await client.query(COUNTS, [moment])).rows[0]
    const took = await until(
      async () => (await counts()).waiting === 0,
      'every mail that is due has left',
      LIMIT_MS,
    )
    await post.shut()
    const { sent, held, givenUp } = await counts()
    const { rows } = await client.query<{ key: string }>(
      'select message_key as key from outbox where sent_at is not null',
    )
    const lost = rows.filter(({ key }) => !post.received.has(`${key}@example.org`))
    if (givenUp + lost.length > 0)
      throw new Error(`${givenUp} mails were given up, and ${lost.length} were lost.`)
    const copies = [...post.received.values()].reduce((sum, times) => sum + times, 0)
    return { sent, held, doubled: copies - post.received.size, seconds: took / 1_000 }
  })
}
