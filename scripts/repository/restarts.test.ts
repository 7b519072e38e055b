import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isAlive } from '@diatrivi/embedded-postgres/system-process'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { ROOT } from '../root.mjs'
import { isOrderly, wordsOf } from '../start/ending.mjs'
import { PAUSES, RestartPause } from '../start/restart-pause.mjs'
import { unlessStopped } from '../start/run.mjs'

describe('the pause before a server starts again', () => {
  it('is a second at first, doubles to a minute, and stays there', () => {
    const pause = new RestartPause(PAUSES)
    expect(Array.from({ length: 9 }, () => pause.after(0) / 1_000)).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60])
  })

  it('is a second again after the server ran for five minutes', () => {
    const pause = new RestartPause(PAUSES)
    for (const ranFor of [0, 0, 299_999]) pause.after(ranFor)
    expect([300_000, 0].map((ranFor) => pause.after(ranFor))).toEqual([1_000, 2_000])
  })
})

describe('work that a stop ends', () => {
  it('has its result where the stop comes later', async () => {
    const { promise: stopped, resolve: stop } = Promise.withResolvers<void>()
    expect(await unlessStopped(Promise.resolve('prepared'), stopped)).toBe('prepared')
    stop()
  })

  it('has none where the stop came before', async () => {
    expect(await unlessStopped(new Promise(() => undefined), Promise.resolve())).toBeUndefined()
  })
})

describe('the end of a server', () => {
  it.each([
    [{ code: 1, signal: null }, 'code 1'],
    [{ code: null, signal: 'SIGTERM' as const }, 'SIGTERM'],
    [{ code: null, signal: 'SIGABRT' as const }, 'SIGABRT, perhaps it was out of memory'],
    [{ code: 134, signal: null }, 'code 134, perhaps it was out of memory'],
    [
      { code: null, signal: 'SIGKILL' as const },
      'SIGKILL, by another program, or because the machine was out of memory',
    ],
    [{ error: new Error('spawn node ENOENT') }, 'spawn node ENOENT'],
  ])('%j is said in words', (ending, words) => {
    expect(wordsOf(ending)).toBe(words)
    expect(isOrderly(ending)).toBe(false)
  })

  it('with code 0 is the one that was asked for', () => {
    expect(isOrderly({ code: 0, signal: null })).toBe(true)
  })
})

/** The pages are not built here: something that is ready, stops when it is asked, and breaks by a signal. */
const WEB = `
  import { reportCrash } from '${join(ROOT, 'apps/api/src/platform/startup-report.ts')}'
  reportCrash()
  process.on('SIGTERM', () => process.exit(0))
  process.on('SIGUSR2', () => { throw new Error('no more patience') })
  process.on('message', () => undefined)
  process.send({ type: 'ready', url: 'http://web.test' })`

const folder = mkdtempSync(join(tmpdir(), 'diatrivi-restarts-'))
const dataDir = join(folder, 'data')
const web = join(folder, 'web.mjs')
writeFileSync(web, WEB)

const LONG = { first: 3_600_000, longest: 3_600_000, forgottenAfter: 1 }
const SHORT = { first: 1, longest: 1, forgottenAfter: 1 }

interface Started {
  child: ChildProcess
  written: () => string
  api: string
}

const started: ChildProcess[] = []

/** What `npm start` does once everything is prepared, with pauses of its own. */
async function start(pauses: typeof PAUSES, settings: Record<string, string> = {}): Promise<Started> {
  const program = `
    import { run } from '${join(ROOT, 'scripts/start/run.mjs')}'
    import { Servers } from '${join(ROOT, 'scripts/start/servers.mjs')}'
    import { askedToStop } from '${join(ROOT, 'scripts/start/signals.mjs')}'
    const servers = new Servers({
      runtime: process.execPath,
      env: process.env,
      isDemo: false,
      pauses: ${JSON.stringify(pauses)},
      web: { name: 'The web server', program: '${web}' },
    })
    const ready = ({ status }) => console.log('RUNNING ' + status.firstRun?.code)
    process.exit(await run(servers, askedToStop(), ready))`
  const port = await freePort()
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: dataDir,
    API_PORT: String(port),
    LOG_LEVEL: 'silent',
    ...settings,
  }
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { env })
  started.push(child)
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
  }
  return { child, written: () => text, api: `http://127.0.0.1:${port}` }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

const WAIT = { timeout: 120_000, interval: 20 }
const isWritten = ({ written }: Started, words: string) =>
  vi.waitFor(() => expect(written()).toContain(words), WAIT)

/** The process of that program below the start. */
function processOf({ child }: Started, program: string): number {
  const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ')
  const found = children.find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(program))
  return Number(found)
}

const API = 'apps/api/src/main.ts'
const RECORD = join(dataDir, 'postgres/cluster/postmaster.pid')
const postgres = () => Number(readFileSync(RECORD, 'utf8').split('\n')[0])

const post = async (url: string, body: object) =>
  (
    await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).status

const ANNA = { username: 'anna', password: 'four-legs-of-a-table' }

// Linux shows which processes a program has started.
describe.runIf(process.platform === 'linux')('an API that is killed under npm start', () => {
  afterEach(async () => {
    for (const child of started.splice(0)) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('is started again with all that it had, while the pages stay, and says why it ended', async () => {
    const running = await start(SHORT)
    await isWritten(running, 'RUNNING')
    const [, code] = /RUNNING (\S+)/.exec(running.written()) ?? []
    const names = { uName: 'Anna', uSurname: 'Ioannou', email: 'anna@example.gr' }
    expect(await post(`${running.api}/first-run/administrator`, { ...ANNA, ...names, code })).toBe(200)
    const [first, pages] = [processOf(running, API), processOf(running, web)]

    for (const [times, signal] of (['SIGKILL', 'SIGABRT'] as const).entries()) {
      process.kill(processOf(running, API), signal)
      await isWritten(running, `The API ended by itself (${signal}, `)
      await vi.waitFor(() => expect(running.written().split('runs again at')).toHaveLength(times + 2), WAIT)
      expect((await fetch(`${running.api}/healthz`)).status).toBe(200)
      expect(await post(`${running.api}/login`, ANNA)).toBe(200)
    }
    expect(processOf(running, API)).not.toBe(first)
    expect(processOf(running, web)).toBe(pages)

    const api = processOf(running, API)
    process.kill(pages, 'SIGUSR2')
    await isWritten(
      running,
      'The web server ended by itself (code 1): Error: no more patience. It starts again',
    )
    await isWritten(running, 'The web server runs again at http://web.test')
    expect(processOf(running, API)).toBe(api)
    running.child.kill('SIGINT')
    expect(await once(running.child, 'exit')).toEqual([0, null])
    expect(existsSync(RECORD)).toBe(false)
  }, 240_000)

  it('leaves no process and no database to a Ctrl-C before its next start', async () => {
    const running = await start(LONG)
    await isWritten(running, 'RUNNING')
    const [api, pages, database] = [processOf(running, API), processOf(running, web), postgres()]
    process.kill(api, 'SIGKILL')
    await isWritten(running, 'It starts again in 3600 s')
    expect(isAlive(database)).toBe(true)
    running.child.kill('SIGINT')
    expect(await once(running.child, 'exit')).toEqual([0, null])
    expect([api, pages, database].filter(isAlive)).toEqual([])
    expect(existsSync(RECORD)).toBe(false)
  }, 240_000)

  it('is not started again where it never was ready, and takes the database along', async () => {
    const running = await start(SHORT, { API_PORT: '1', HOST: '192.0.2.1' })
    expect(await once(running.child, 'exit')).toEqual([1, null])
    expect(running.written()).toContain('The API cannot listen at 192.0.2.1:1')
    expect(running.written()).not.toContain('starts again')
    expect(existsSync(RECORD)).toBe(false)
  }, 240_000)
})
