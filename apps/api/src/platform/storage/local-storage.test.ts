import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { diskProblem } from './disk-problem.ts'
import { localStorage } from './local-storage.ts'

const folder = mkdtempSync(join(tmpdir(), 'diatrivi-local-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The files and folders that are flushed while something is done, as paths below the folder. */
async function flushedBy(work: () => Promise<unknown>): Promise<string[]> {
  const handle = await open(folder)
  const prototype = Object.getPrototypeOf(handle)
  await handle.close()
  const flushed: string[] = []
  const sync = vi.spyOn(prototype, 'sync').mockImplementation(async function (this: { fd: number }) {
    flushed.push(pathOf(this.fd).slice(folder.length))
  })
  await work()
  sync.mockRestore()
  return flushed
}

const pathOf = (descriptor: number) =>
  spawnSync('readlink', [`/proc/${process.pid}/fd/${descriptor}`], { encoding: 'utf8' }).stdout.trim()

describe.runIf(process.platform === 'linux')('a file that is kept', () => {
  it('has its name on the disk before the row is written, and so has a folder that is made for it', async () => {
    const storage = localStorage(join(folder, 'files'))
    writeFileSync(join(folder, 'upload'), 'bytes')
    let key = ''
    const flushed = await flushedBy(async () => {
      key = await storage.put({ path: join(folder, 'upload') })
    })
    expect(flushed).toEqual(['/files', '', `/files/${dirname(key)}`])
  })

  it('has its name on the disk when it comes back from the quarantine', async () => {
    const storage = localStorage(join(folder, 'files'))
    const key = await storage.put({ bytes: new Uint8Array(3) })
    expect(await flushedBy(() => storage.quarantine.add(key))).toContain(`/files/quarantine/${dirname(key)}`)
    expect(await flushedBy(() => storage.quarantine.restore(key))).toEqual([`/files/${dirname(key)}`])
  })
})

describe('a disk that takes nothing', () => {
  it.runIf(process.platform === 'linux')('is told from a mistake of ours', async () => {
    // /dev/full is a disk without room: every write to it fails with ENOSPC.
    const full = await open('/dev/full', 'w')
    const error = await full.write(Buffer.from('x')).catch((reason: unknown) => reason)
    await full.close()
    expect([diskProblem(error), diskProblem(new Error('x'))]).toEqual(['ENOSPC', null])
  })

  it.runIf(process.platform !== 'win32')('for the right to write is one, for an ordinary user', () => {
    const forbidden = join(folder, 'forbidden')
    mkdirSync(forbidden)
    chmodSync(folder, 0o755)
    chmodSync(forbidden, 0o555)
    expect(putAsOrdinaryUser(join(forbidden, 'files'))).toBe('EACCES')
    expect(readdirSync(forbidden)).toEqual([])
  })
})

/** Root may write anywhere, so this needs a process of another user. */
function putAsOrdinaryUser(place: string): string {
  const module = (name: string) => JSON.stringify(join(import.meta.dirname, name))
  const program = `
    import { localStorage } from ${module('local-storage.ts')}
    import { diskProblem } from ${module('disk-problem.ts')}
    await localStorage(${JSON.stringify(place)}).put({ bytes: new Uint8Array(3) })
      .catch((error) => process.stdout.write(String(diskProblem(error))))`
  const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  const args = ['--input-type=module', '--eval', program]
  return spawnSync(process.execPath, args, { ...user, encoding: 'utf8' }).stdout
}
