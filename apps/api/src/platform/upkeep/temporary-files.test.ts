import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testClock } from '../clock.ts'
import { readConfig } from '../config/config.ts'
import { createLogger } from '../logging/logger.ts'
import { temporaryFiles } from './temporary-files.ts'

const clock = testClock('2026-03-10T09:00:00Z')
let dataDir: string
let logged: Record<string, unknown>[]
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'diatrivi-temporary-'))
  logged = []
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const log = createLogger({ level: 'info' }, { write: (line) => void logged.push(JSON.parse(line)) })
const run = (signal?: AbortSignal) => {
  const { keeping } = readConfig({})
  return temporaryFiles({ config: { dataDir, keeping }, clock, log })(signal)
}

function file(folder: 'uploads' | 'mailbox' | 'files', name: string, hoursAgo: number): void {
  const path = join(dataDir, folder, name)
  mkdirSync(join(dataDir, folder), { recursive: true })
  writeFileSync(path, 'bytes')
  const at = new Date(clock.now().getTime() - hoursAgo * 60 * 60_000)
  utimesSync(path, at, at)
}

describe('temporary files', () => {
  it('of uploads are removed after two hours, of the local mailbox after a month, and no others', async () => {
    file('uploads', 'left-by-a-killed-process', 2.1)
    file('uploads', 'on-its-way', 1.9)
    file('mailbox', 'old.json', 31 * 24)
    file('mailbox', 'new.json', 29 * 24)
    file('files', 'kept', 10_000)
    mkdirSync(join(dataDir, 'uploads', 'a-folder'))
    await run()
    expect(readdirSync(join(dataDir, 'uploads')).sort()).toEqual(['a-folder', 'on-its-way'])
    expect(readdirSync(join(dataDir, 'mailbox'))).toEqual(['new.json'])
    expect(readdirSync(join(dataDir, 'files'))).toEqual(['kept'])
    expect(logged).toMatchObject([{ count: 1 }, { count: 1 }])
  })

  it('are not missed where there are no folders yet', async () => {
    await run()
    expect(logged).toEqual([])
  })

  it('stay when the program stops', async () => {
    file('uploads', 'left', 25)
    await run(AbortSignal.abort())
    expect(readdirSync(join(dataDir, 'uploads'))).toEqual(['left'])
  })
})
