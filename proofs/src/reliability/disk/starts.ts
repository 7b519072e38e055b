import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { join, resolve } from 'node:path'
import type { StartupMessage } from '@diatrivi/api/platform/startup-report'
import { freePort } from '@diatrivi/api/testing/running-program'
import { mountDisk, unmountDisk } from './small-disk.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')
const API = join(ROOT, 'apps/api/src/main.ts')
const API_WITH_DEMO = join(ROOT, 'demo/src/main.ts')

/** Disks by what becomes of the start: making the database, its tables, and the demo need so much. */
const DISKS = [
  { megabytes: 3, program: API },
  { megabytes: 36, program: API },
  { megabytes: 39, program: API },
  { megabytes: 40, program: API },
  { megabytes: 44, program: API_WITH_DEMO },
  { megabytes: 50, program: API_WITH_DEMO },
]

/** First starts on disks that are too small, and below /proc: each ends with code 1 and a sentence. */
export async function tryStarts(folder: string): Promise<string[]> {
  const rows: string[] = []
  for (const { megabytes, program } of DISKS) {
    mountDisk(folder, megabytes)
    try {
      rows.push(`| ${megabytes} MB | ${await startIn(join(folder, 'data'), program)} |`)
    } finally {
      unmountDisk(folder)
    }
  }
  rows.push(`| below \`/proc\` | ${await startIn('/proc/none/data', API)} |`)
  return [
    'A first start with the embedded database ends with code 1 and these words:',
    '',
    '| disk | what it says | after |',
    '|---|---|---|',
    ...rows,
  ]
}

async function startIn(dataDir: string, program: string): Promise<string> {
  const began = performance.now()
  const child = fork(program, {
    env: {
      PATH: process.env.PATH,
      LOG_LEVEL: 'silent',
      DATA_DIR: dataDir,
      API_PORT: String(await freePort()),
    },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  let last: StartupMessage | undefined
  child.on('message', (message) => {
    last = message as StartupMessage
    if (last.type === 'ready') child.kill('SIGTERM')
  })
  const code = await new Promise<number | null>((end) => child.once('exit', end))
  assert.equal(code, 1, `the start on a disk that is too small ended with ${code}: ${JSON.stringify(last)}`)
  assert.ok(last?.type === 'failed' && !last.message.includes('\n'), JSON.stringify(last))
  const seconds = ((performance.now() - began) / 1_000).toFixed(1)
  return `${last.message.replaceAll(dataDir, 'DATA_DIR')} | ${seconds} s`
}
