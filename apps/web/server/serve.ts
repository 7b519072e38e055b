import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { typedHost } from '@diatrivi/settings/addresses'
import { isMember, ProcessGroup } from '@diatrivi/settings/process-group'
import { findRunningUser, giveUpRoot, rootWarning } from '@diatrivi/settings/run-as-user'
import { readInstallation } from './installation.ts'
import { readMapTiles } from './map-tiles.ts'
import { readSettings, type Settings, StartError } from './settings.ts'
import { createWebServer } from './web-server.ts'

const FOLDER = join(dirname(dirname(fileURLToPath(import.meta.url))), 'build', 'client')

async function start(): Promise<void> {
  const settings = readSettings(process.env)
  becomeUser(settings.runAsUser)
  if (settings.processes > 1 && !isMember) return startGroup(settings)
  const app = await createWebServer({
    ...settings,
    installation: readInstallation(process.env),
    mapTiles: readMapTiles(process.env),
    folder: FOLDER,
  })
  const warning = rootWarning('The web server', settings.runAsUser)
  // Where `npm start` starts both, the API says it.
  if (warning !== null && !process.send) app.log.warn(warning)
  onStopRequest(async () => {
    await app.close()
    // The channel to the process that started this one would keep it alive.
    if (process.connected) process.disconnect()
  })
  await app.listen({ host: settings.host, port: settings.port }).catch((error: unknown) => {
    throw listenError(error, settings)
  })
  const address = app.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : settings.port
  report({ type: 'ready', url: `http://${typedHost(settings.host)}:${port}` })
}

/** The pages from several processes on one port, which this process keeps and on SIGHUP replaces one after the other. */
async function startGroup({ processes }: Settings): Promise<void> {
  const warn = (message: string) => process.stderr.write(`${message}\n`)
  const group = new ProcessGroup({ size: processes, report: () => undefined, warn })
  onStopRequest(async () => {
    await group.stop()
    if (process.connected) process.disconnect()
  })
  process.on('SIGHUP', () => void group.restart().catch((error: Error) => warn(error.message)))
  const ready = await group.start().catch((error: Error) => {
    throw new StartError(error.message)
  })
  report({ type: 'ready', url: String(ready.url) })
}

/** Before the first request: what is served is read by then, or by everybody. */
function becomeUser(name: string | undefined): void {
  if (name === undefined) return
  try {
    giveUpRoot(findRunningUser(name), FOLDER)
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error))
  }
}

type StartupMessage =
  | { type: 'ready'; url: string }
  | { type: 'failed'; message: string }
  | { type: 'crashed'; message: string }

/** Sends the message to the process that started this one; started by hand, it goes to the console. */
function report(message: StartupMessage): void {
  if (process.send) process.send(message)
  else if (message.type === 'ready') process.stdout.write(`Web app ready at ${message.url}\n`)
  else process.stderr.write(`${message.message}\n`)
}

/** Node itself writes the error with its stack to the standard error. */
function reportCrash(): void {
  process.on('uncaughtExceptionMonitor', (error: unknown) => {
    if (process.send) report({ type: 'crashed', message: String(error) })
  })
}

/** Stops by a signal, by a message where there are no signals, or when the process that started this one ends. */
function onStopRequest(stop: () => Promise<void>): void {
  let isStopping = false
  const stopOnce = () => {
    if (isStopping) return
    isStopping = true
    void stop()
  }
  process.on('SIGTERM', stopOnce)
  process.on('SIGINT', stopOnce)
  process.on('disconnect', stopOnce)
  process.on('message', (message) => {
    if (typeof message === 'object' && message !== null && 'type' in message && message.type === 'stop')
      stopOnce()
  })
}

function listenError(error: unknown, { host, port }: { host: string; port: number }): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} is taken by another program. Stop it, or set WEB_PORT to a free port.`,
    )
  }
  if (code === 'EACCES')
    return new StartError(`Port ${port} may not be opened by this user. Set WEB_PORT to one above 1023.`)
  if (code === 'EADDRNOTAVAIL') return new StartError(`HOST "${host}" is not an address of this machine.`)
  return error
}

reportCrash()
try {
  await start()
} catch (error) {
  if (!(error instanceof StartError)) throw error
  process.exitCode = 1
  report({ type: 'failed', message: error.message })
  if (process.connected) process.disconnect()
}
