import { isReplacement } from '@diatrivi/settings/process-group'

/**
 * The messages between a server and the program that started it, over the channel that Node opens between them.
 * The API and the web server send the same ones (`scripts/start/server-process.mjs` is the other end):
 *
 * - `{ type: 'stage', text }`: what it does until the next message; for a person who waits
 * - `{ type: 'ready', url, status }`: it answers at that address; the API adds who is in its database
 * - `{ type: 'failed', message }`: it cannot start, in a sentence for a person; it then ends with code 1
 * - `{ type: 'crashed', message }`: it ends by an error that nothing expected, in one line
 * - `{ type: 'unread' }`: no program reads what it writes any more (`npm start | head`), so that its starter ends
 * everything
 *
 * It stops on SIGTERM, on `{ type: 'stop' }` where there are no signals, or at the end of the channel,
 * which is the end of its starter.
 *
 * Where a server has several processes, these say the same to the one that keeps them (`packages/settings/src/process-group.mjs`).
 */
/** What its starter tells the person who waits. */
export interface Status {
  /** Whether the database holds the demo. */
  holdsDemo: boolean
  hasAdministrator: boolean
  /** Where the first administrator is made, and by what code; null where there is one. Shown once, and in no log. */
  firstRun: { page: string; code: string } | null
}

export type StartupMessage =
  | { type: 'stage'; text: string }
  | { type: 'ready'; url: string; status?: Status }
  | { type: 'failed'; message: string }
  | { type: 'crashed'; message: string }
  | { type: 'unread' }

/** Sends a message to the starter; started by hand there is none, and a failure goes to the console. */
export function reportStartup(message: Exclude<StartupMessage, { type: 'unread' | 'crashed' }>): void {
  if (process.send) process.send(message)
  else if (message.type === 'failed') process.stderr.write(`${message.message}\n`)
  else if (message.type === 'stage') process.stdout.write(`${message.text}\n`)
  else process.stdout.write(`Ready at ${message.url}\n${firstRunLines(message.status)}`)
}

/** Hands on what a process that this one keeps says of its start. */
export function relayStartup(message: { type: string }): void {
  if (process.send) process.send(message)
  else if (isStage(message)) process.stdout.write(`${message.text}\n`)
}

function isStage(message: { type: string }): message is { type: 'stage'; text: string } {
  return message.type === 'stage'
}

function firstRunLines(status: Status | undefined): string {
  if (!status?.firstRun) return ''
  const { page, code } = status.firstRun
  return `\nThere is no administrator yet. Make the first one at ${page} by this code:\n\n  ${code}\n\n`
}

/** Says to its starter why it ends; Node itself writes the error with its stack to the standard error. */
export function reportCrash(): void {
  process.on('uncaughtExceptionMonitor', (error: unknown) => {
    process.send?.({ type: 'crashed', message: String(error) } satisfies StartupMessage)
  })
}

/** Calls `stop` once, however often this process is asked to stop; says whether another has taken its place. */
export function onStopRequest(stop: (isReplaced: boolean) => Promise<void>): void {
  let isStopping = false
  const stopOnce = (isReplaced = false) => {
    if (isStopping) return
    isStopping = true
    void stop(isReplaced)
  }
  process.on('SIGTERM', () => stopOnce())
  process.on('SIGINT', () => stopOnce())
  process.on('disconnect', () => stopOnce())
  process.on('message', (message) => {
    if (isStop(message)) stopOnce(isReplacement(message))
  })
  // Without a listener the error would end this process where it stands, and leave the database behind.
  process.stdout.on('error', () => {
    if (process.send) process.send({ type: 'unread' } satisfies StartupMessage)
    else stopOnce()
  })
  // Listening must not keep a process that has stopped from ending.
  process.channel?.unref()
}

function isStop(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'type' in message && message.type === 'stop'
}
