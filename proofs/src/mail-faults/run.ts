import { setTimeout as delay } from 'node:timers/promises'
import { databaseAt } from '@diatrivi/api/platform/database/database'
import type { Db } from '@diatrivi/api/platform/database/transaction'
import type { MailWithKind } from '@diatrivi/api/platform/mail/mail'
import { enqueueMails, outboxState } from '@diatrivi/api/platform/mail/outbox.repository'
import { outbox } from '@diatrivi/api/platform/mail/tables'
import { silent } from '@diatrivi/api/testing/start-test-server'
import { asc } from 'drizzle-orm'
import type { ClientConfig } from 'pg'
import { type Crew, startCrew } from './crew.ts'
import { faultyServer } from './faulty-server.ts'
import { planFaults } from './plan.ts'
import { judge, type Tally } from './tally.ts'

export interface FaultRun {
  seed: number
  /** Mails to addresses that exist; one in twenty more goes to one that does not. */
  count: number
  kills: number
}

const WORKERS = 2
const LOOK_EVERY_MS = 100
const STUCK_AFTER_MS = 60_000

/**
 * Sends mails through a server that fails at random, by two worker processes that are killed at random. Returns
 * the tally; throws when a mail was lost, or came twice without a reason.
 */
export async function runMailFaults(
  connection: ClientConfig,
  run: FaultRun,
  progress: (waiting: number) => void = () => undefined,
): Promise<Tally> {
  const database = databaseAt(connection, silent, async () => undefined)
  const began = performance.now()
  let crew: Crew | undefined
  const server = await faultyServer(planFaults(run), (name) => crew?.kill(name) ?? false)
  try {
    await database.db.transaction((tx) => enqueueMails(tx, mails(run.count), new Date()))
    crew = startCrew(WORKERS, { connection, smtpUrl: `smtp://127.0.0.1:${server.listener.port}` })
    await nothingWaits(database.db, crew, progress)
    await crew.stop()
    const rows = await database.db.select().from(outbox).orderBy(asc(outbox.id))
    const seconds = (performance.now() - began) / 1000
    return judge({
      rows,
      received: server.listener.received,
      killed: crew.killed,
      faults: server.faults,
      seconds,
    })
  } finally {
    await crew?.stop()
    await server.listener.close()
    await database.close()
  }
}

function mails(count: number) {
  const existing = Array.from({ length: count }, (_, index) => mail(`mail${index}@example.org`))
  const others = Array.from({ length: Math.ceil(count / 20) }, (_, index) =>
    mail(`nobody${index}@example.org`),
  )
  return [...existing, ...others]
}

function mail(to: string): MailWithKind {
  const written = { text: 'Κείμενο', html: '<p>Κείμενο</p>' }
  return { kind: 'notice', to, subject: `Θέμα για ${to}`, textsAt: () => written }
}

/** Fails when nothing has changed for a long time. */
async function nothingWaits(db: Db, { failures }: Crew, progress: (waiting: number) => void): Promise<void> {
  let fewest = Number.POSITIVE_INFINITY
  let since = performance.now()
  for (;;) {
    const { waiting } = await outboxState(db)
    if (waiting === 0) return
    if (failures.length > 0) throw new Error(failures.join('\n'))
    if (waiting < fewest) {
      fewest = waiting
      since = performance.now()
      progress(waiting)
    }
    if (performance.now() - since > STUCK_AFTER_MS)
      throw new Error(`${waiting} mails wait and nothing happens`)
    await delay(LOOK_EVERY_MS)
  }
}
