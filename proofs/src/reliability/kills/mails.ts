import assert from 'node:assert/strict'
import type { FaultyListener } from '@diatrivi/api/testing/faulty-listener'
import type { Client } from 'pg'
import { until } from '../until.ts'

/** As the settings have it: the domain of each Message-ID. */
export const MAIL_FROM = 'Διατριβή <theses@example.org>'

/** Mails that wait for their time, or that a killed process has claimed, leave now. */
export async function sendAllMails(client: Client): Promise<void> {
  await client.query(
    'update outbox set due_at = now(), claimed_until = null where sent_at is null and undeliverable_at is null',
  )
  await until(async () => {
    const { rows } = await client.query(
      'select from outbox where sent_at is null and undeliverable_at is null',
    )
    return rows.length === 0
  }, 'all mails have left')
}

/** Throws unless each mail of an action came, and none of an action that never was. Returns how many came, and how many again. */
export async function tallyMails(
  client: Client,
  { received }: FaultyListener,
): Promise<{ mails: number; again: number }> {
  const { rows } = await client.query<{ key: string; recipient: string; sent: boolean }>(
    'select message_key as key, recipient, sent_at is not null as sent from outbox',
  )
  const came = new Map(received.map(({ messageId, recipient }) => [messageId, recipient]))
  for (const { key, recipient, sent } of rows) {
    assert.ok(sent, `a mail to ${recipient} has not left`)
    assert.equal(came.get(`${key}@example.org`), recipient, `a mail to ${recipient} was lost`)
  }
  assert.equal(came.size, rows.length, 'mails came that nobody has written')
  return { mails: came.size, again: received.length - came.size }
}
