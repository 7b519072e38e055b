import {
  chmodSync,
  chownSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { freePort, runProgram } from '../../testing/running-program.ts'

const folder = mkdtempSync(join(tmpdir(), 'diatrivi-user-'))
const dataDir = join(folder, 'data')
// Others must be able to enter, as on the way to any data folder.
chmodSync(folder, 0o755)
const NOBODY = 65_534
const isRoot = process.getuid?.() === 0

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The numbers of a line of the kernel's own account of a process: real, effective, saved, of files. */
const idsOf = (pid: number | undefined, what: 'Uid' | 'Gid' | 'Groups') =>
  new RegExp(`^${what}:\\s*(.*)$`, 'm')
    .exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    ?.trim()
    .split(/\s+/)

describe.runIf(isRoot && process.platform === 'linux')('a start by root that names a user', () => {
  let program: ReturnType<typeof runProgram>
  beforeAll(async () => {
    mkdirSync(join(dataDir, 'files'), { recursive: true })
    writeFileSync(join(dataDir, 'files', 'of-root'), 'kept before', { mode: 0o600 })
    // What a service could link here before a start that hands files over to it.
    writeFileSync(join(folder, 'of-the-system'), '', { mode: 0o600 })
    linkSync(join(folder, 'of-the-system'), join(dataDir, 'files', 'linked'))
    const env = { DATA_DIR: dataDir, API_PORT: String(await freePort()), RUN_AS_USER: 'nobody' }
    program = runProgram(env)
    await vi.waitFor(() => expect(program.messages.at(-1)).toMatchObject({ type: 'ready' }), 30_000)
  }, 40_000)
  afterAll(async () => {
    program.child.kill('SIGTERM')
    expect(await program.ended).toBe(0)
  })

  it('gives root up for good, with its groups', () => {
    const { pid } = program.child
    expect(idsOf(pid, 'Uid')).toEqual(Array(4).fill(`${NOBODY}`))
    expect(idsOf(pid, 'Gid')).toEqual(Array(4).fill(`${NOBODY}`))
    expect(idsOf(pid, 'Groups')).toEqual([`${NOBODY}`])
  })

  it('runs the embedded database as that user too', () => {
    const [pid = ''] = readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')
    expect(idsOf(Number(pid), 'Uid')).toEqual(Array(4).fill(`${NOBODY}`))
  })

  it('hands over what was in the data folder', () => {
    for (const path of ['', 'files/of-root', 'postgres', 'jwt-secret'])
      expect([path, statSync(join(dataDir, path)).uid]).toEqual([path, NOBODY])
    expect(statSync(join(folder, 'of-the-system')).uid).toBe(0)
  })
})

describe('a start that cannot become the named user', () => {
  const failureOf = async (env: Record<string, string>) => {
    const { messages, ended } = runProgram({ DATA_DIR: join(folder, 'other'), ...env })
    expect(await ended).toBe(1)
    return messages.at(-1)
  }

  it.runIf(process.platform !== 'win32')('says that there is no such user', async () => {
    expect(await failureOf({ RUN_AS_USER: 'no-such-user' })).toEqual({
      type: 'failed',
      message: 'RUN_AS_USER=no-such-user is no user of this machine.',
    })
  })

  it.runIf(process.platform !== 'win32')('takes root for none', async () => {
    expect(await failureOf({ RUN_AS_USER: 'root' })).toMatchObject({
      message: 'RUN_AS_USER must name another user than root.',
    })
  })

  it('says that only root may open such a port', async () => {
    expect(await failureOf({ RUN_AS_USER: 'nobody', API_PORT: '80' })).toMatchObject({
      message: 'API_PORT must be above 1023 when RUN_AS_USER is set, not 80: put a proxy before it.',
    })
  })
})

describe.runIf(isRoot && process.platform === 'linux')('a start by root that names no user', () => {
  /** What stands in the log of a start that ends because it has no database. */
  async function logOf(user: { uid?: number; gid?: number }): Promise<string> {
    const own = mkdtempSync(join(folder, 'own-'))
    chownSync(own, user.uid ?? 0, user.gid ?? 0)
    const env = {
      DATA_DIR: join(own, 'data'),
      DATABASE_URL: 'postgres://127.0.0.1:1/none',
      JWT_SECRET: 'a secret of thirty-two characters',
      LOG_LEVEL: 'warn',
    }
    const { child, ended } = runProgram(env, user)
    let text = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
    expect(await ended).toBe(1)
    return text
  }

  it('is pointed out in one line, with the way out', async () => {
    const lines = (await logOf({})).trim().split('\n')
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
      expect.stringMatching(/^The API runs as root, .+: set RUN_AS_USER to a user without rights/),
    ])
  })

  it('is not, where a service or an image has another user', async () => {
    expect(await logOf({ uid: NOBODY, gid: NOBODY })).toBe('')
  })
})
