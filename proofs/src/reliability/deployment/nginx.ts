import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { until } from '../until.ts'
import { DEPLOY } from './compose-settings.ts'

export interface RunningNginx {
  version: string
  stop(): Promise<void>
}

/** A key and a certificate for that name, which no authority has signed. */
export function makeCertificate(folder: string, name: string): string {
  const certificate = join(folder, 'certificate.pem')
  execFileSync(
    'openssl',
    // biome-ignore format: the arguments read as one types them
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1', '-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`, '-keyout', join(folder, 'key.pem'), '-out', certificate],
    { stdio: 'ignore' },
  )
  return readFileSync(certificate, 'utf8')
}

/** Debian's nginx with the template of `deploy/nginx`, its names filled in as the official image does it. */
export async function startNginx(folder: string, names: Record<string, string>): Promise<RunningNginx> {
  const template = readFileSync(join(DEPLOY, 'nginx/diatrivi.conf.template'), 'utf8')
  const filled = template.replace(/\$\{([A-Z\d_]+)\}/g, (_, name: string) => names[name] ?? '')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  writeFileSync(join(folder, 'server.conf'), filled)
  writeFileSync(
    join(folder, 'nginx.conf'),
    [
      // The rest of a file by Debian or by the image, in a folder of its own.
      'daemon off;',
      process.getuid?.() === 0 ? 'user nobody nogroup;' : '',
      `pid ${folder}/nginx.pid;`,
      `error_log ${folder}/error.log;`,
      'events { worker_connections 1024; }',
      'http {',
      ...temporary.map((what) => `  ${what}_temp_path ${folder}/${what};`),
      `  include ${folder}/server.conf;`,
      '}',
      '',
    ].join('\n'),
  )
  const child = spawn('/usr/sbin/nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], {
    stdio: 'ignore',
  })
  const port = Number(names.HTTPS_PORT?.split(':').at(-1))
  try {
    await until(() => child.exitCode !== null || isListening(port), 'nginx listens')
    if (child.exitCode !== null) throw new Error(readFileSync(join(folder, 'error.log'), 'utf8'))
  } catch (error) {
    await stopped(child)
    throw error
  }
  return { version: versionOfNginx(), stop: () => stopped(child) }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port })
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

function versionOfNginx(): string {
  return spawnSync('/usr/sbin/nginx', ['-v'], { encoding: 'utf8' }).stderr.trim().split('/').at(-1) ?? ''
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
