import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { freePort } from '@diatrivi/api/testing/running-program'
import { until } from '../until.ts'

const PROGRAM = '/usr/sbin/clamd'
export const INSTALL = 'apt-get install --no-install-recommends clamav-daemon'

/** The harmless file by which scanners are tried, in two halves, so that no scanner takes this file for it. */
export const EICAR = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
)
/** Bytes of the largest file that this clamd takes. */
export const LARGEST = 30 * 1024 * 1024

export function isClamdInstalled(): boolean {
  return existsSync(PROGRAM)
}

export interface ClamdServer {
  version: string
  /** By TCP and by socket, as `CLAMAV_URL` names them. */
  urls: { tcp: string; unix: string }
  kill(): Promise<void>
  /** After a kill. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** Debian's clamd in a folder of its own. Its database is ours and knows the EICAR file only, whole and inside others. */
export async function startClamd(): Promise<ClamdServer> {
  const folder = mkdtempSync(join(tmpdir(), 'diatrivi-clamd-'))
  const [socket, port] = [join(folder, 'clamd.ctl'), await freePort()]
  const md5 = createHash('md5').update(EICAR).digest('hex')
  mkdirSync(join(folder, 'database'))
  writeFileSync(join(folder, 'database/eicar.hdb'), `${md5}:${EICAR.length}:Eicar-Test-File\n`)
  writeFileSync(join(folder, 'database/eicar.ndb'), `Eicar-Test-Text:0:*:${EICAR.toString('hex')}\n`)
  writeFileSync(
    join(folder, 'clamd.conf'),
    [
      `DatabaseDirectory ${folder}/database`,
      `LocalSocket ${socket}`,
      'FixStaleSocket yes',
      `TCPSocket ${port}`,
      'TCPAddr 127.0.0.1',
      'Foreground yes',
      `StreamMaxLength ${LARGEST}`,
      '',
    ].join('\n'),
  )
  const log = openSync(join(folder, 'log'), 'a')
  const start = () =>
    spawn(PROGRAM, [`--config-file=${folder}/clamd.conf`], { stdio: ['ignore', log, log], cwd: folder })
  let child = start()
  const untilItAnswers = () => until(async () => (await ping(socket)) === 'PONG\0', 'clamd answers')
  try {
    await untilItAnswers()
  } catch (error) {
    console.error(readFileSync(join(folder, 'log'), 'utf8').slice(-2_000))
    await kill(child)
    throw error
  }
  return {
    version: execFileSync('dpkg-query', ['-W', '-f', `\${Version}`, 'clamav-daemon'], { encoding: 'utf8' }),
    urls: { tcp: `tcp://127.0.0.1:${port}`, unix: `unix://${socket}` },
    kill: () => kill(child),
    restart: async () => {
      child = start()
      await untilItAnswers()
    },
    stop: async () => {
      await kill(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function ping(path: string): Promise<string> {
  const socket = connect({ path })
  socket.write('zPING\0')
  return text(socket)
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}
