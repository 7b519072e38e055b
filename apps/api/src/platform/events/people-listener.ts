import type { Connection } from '../database/connection.ts'
import { type KeptConnection, keptConnection } from '../database/kept-connection.ts'
import type { Logger } from '../logging/logger.ts'
import { PEOPLE_CHANNEL, SESSIONS_CHANNEL, type Whose, whoseOf } from './account-changes.ts'
import { ANSWERS_CHANNEL } from './answer-changes.ts'

const ASK_EVERY = 30_000

interface ListenerOptions {
  connection: Connection
  log: Logger
  /** Something changed for these accounts, whichever process it was done in. */
  onWoken(whose: Whose): void
  /** Sessions of these accounts have ended or mean something else. */
  onSessionsChanged(whose: Whose): void
  /** What answers about this subject are made of has changed. */
  onAnswersChanged(subject: string): void
  /** The listener is connected from now on; earlier changes may have been missed. */
  onListening(): void
  /** It is connected no more, as far as it knows. */
  onLost(): void
}

/** Listens for what processes publish (`account-changes.ts`, `answer-changes.ts`), over one connection that is reopened when it is lost. */
export function peopleListener({ connection, log, ...hear }: ListenerOptions): KeptConnection {
  return keptConnection({
    connection,
    log,
    meansOfLoss: 'changes of other processes are not received for now',
    askEvery: ASK_EVERY,
    begin: async (client) => {
      client.on('notification', ({ channel, payload = '' }) => {
        if (channel === ANSWERS_CHANNEL) hear.onAnswersChanged(payload)
        else if (channel === SESSIONS_CHANNEL) hear.onSessionsChanged(whoseOf(payload))
        else hear.onWoken(whoseOf(payload))
      })
      await client.query(`listen ${ANSWERS_CHANNEL}`)
      await client.query(`listen ${SESSIONS_CHANNEL}`)
      await client.query(`listen ${PEOPLE_CHANNEL}`)
      hear.onListening()
    },
    ask: (client) => client.query('select 1'),
    end: hear.onLost,
  })
}
