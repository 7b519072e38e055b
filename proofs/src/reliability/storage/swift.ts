import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import type { BucketAccess } from '@diatrivi/api/platform/config/config'
import { openBucket } from '@diatrivi/api/platform/storage/bucket'
import { freePort } from '@diatrivi/api/testing/running-program'
import { until } from '../until.ts'
import {
  KEYS,
  type Ports,
  SERVERS,
  type SwiftServer,
  writeSwiftConfiguration,
} from './swift-configuration.ts'

export const INSTALL = 'apt-get install swift swift-proxy swift-account swift-container swift-object'

export function isSwiftInstalled(): boolean {
  return SERVERS.every((server) => existsSync(`/usr/bin/swift-${server}-server`))
}

export interface Swift {
  /** A bucket in it. */
  access: BucketAccess
  version: string
  signalProxy(signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): Promise<void>
  /** After SIGKILL. */
  restartProxy(): void
  stop(): Promise<void>
}

/** OpenStack Swift with its s3api, in a folder of its own and never as root. */
export async function startSwift(): Promise<Swift> {
  const folder = mkdtempSync(join(tmpdir(), 'diatrivi-swift-'))
  const isRoot = process.getuid?.() === 0
  const user = isRoot ? 'swift' : userInfo().username
  const ports = await portsOfAll()
  writeSwiftConfiguration(folder, user, ports)
  if (isRoot) execFileSync('chown', ['-R', 'swift:', folder])
  const as = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {}
  const log = openSync(join(folder, 'log'), 'a')
  const start = (server: SwiftServer) =>
    spawn(`swift-${server}-server`, [join(folder, `${server}.conf`), '-v'], {
      ...as,
      cwd: folder,
      stdio: ['ignore', log, log],
    })
  const processes = new Map<SwiftServer, ChildProcess>(SERVERS.map((server) => [server, start(server)]))

  const stop = async () => {
    await Promise.all([...processes.values()].map(kill))
    rmSync(folder, { recursive: true, force: true })
  }
  const access = { ...KEYS, address: `http://127.0.0.1:${ports.proxy}/theses` }
  try {
    await until(() => openBucket(access).ask((client) => client.createBucket()), 'Swift makes a bucket')
  } catch (error) {
    console.error(readFileSync(join(folder, 'log'), 'utf8').slice(-2_000))
    await stop()
    throw error
  }
  return {
    access,
    version: versionOf('swift-proxy'),
    signalProxy: async (signal) => {
      const proxy = processes.get('proxy')
      if (signal !== 'SIGKILL') proxy?.kill(signal)
      else if (proxy) await kill(proxy)
    },
    restartProxy: () => void processes.set('proxy', start('proxy')),
    stop,
  }
}

async function portsOfAll(): Promise<Ports> {
  const [account, container, object, proxy] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ]
  return { account, container, object, proxy }
}

async function kill(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill('SIGKILL')
  await ended
}

function idOf(which: '-u' | '-g'): number {
  return Number(execFileSync('id', [which, 'swift'], { encoding: 'utf8' }))
}

function versionOf(name: string): string {
  return execFileSync('dpkg-query', ['-W', '-f', `\${Version}`, name], { encoding: 'utf8' })
}
