import { truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createPlatform } from '../../create-platform.ts'
import { factories } from '../../testing/factories.ts'
import { openTestFoundation } from '../../testing/test-foundation.ts'
import { setting } from '../database/tables.ts'
import { fileCheck } from './file-check.ts'
import { StorageUnavailable } from './storage-unavailable.ts'
import { storedFile } from './tables.ts'

const foundation = await openTestFoundation()
const { db, storage, clock, dataDir, logged } = foundation
const { passwords } = createPlatform(foundation)
const given = factories({ ...foundation, passwords })

const AFTERNOON = '2026-03-10T13:00:00Z'
const NIGHT = '2026-03-11T00:30:00Z'
const NEXT_NIGHT = '2026-03-12T00:30:00Z'

const check = fileCheck(foundation)
const pathOf = ({ storageKey }: { storageKey: string }) => join(dataDir, 'files', storageKey)
const summaries = () => logged.filter(({ msg }) => msg === 'stored files were compared with their rows')
const faults = () => logged.filter(({ level }) => level === 50)

beforeEach(async () => {
  await db.transaction(async (tx) => {
    await tx.delete(storedFile)
    await tx.delete(setting)
  })
  logged.length = 0
  clock.set(NIGHT)
})

describe('the nightly check of stored files', () => {
  it('says how many are whole, and which are lost, altered or cut short', async () => {
    const [whole, lost, altered, short] = [
      await given.aStoredFile('whole'),
      await given.aStoredFile('lost'),
      await given.aStoredFile('altered'),
      await given.aStoredFile('short'),
    ]
    await storage.remove(lost.storageKey)
    writeFileSync(pathOf(altered), 'ALTERED')
    truncateSync(pathOf(short), 2)
    await check()
    expect(summaries()).toMatchObject([
      { files: 4, bytes: 21, whole: 1, missing: 1, altered: 2, unreadable: 0 },
    ])
    expect(faults()).toMatchObject([
      { fileId: lost.id, msg: 'a stored file is missing' },
      { fileId: altered.id, msg: 'a stored file is altered' },
      { fileId: short.id, msg: 'a stored file is altered' },
    ])
    expect(JSON.stringify(faults())).not.toContain(whole.storageKey)
  })

  it('brings back what the quarantine holds', async () => {
    const { storageKey } = await given.aStoredFile('kept')
    await storage.quarantine.add(storageKey)
    await check()
    expect(summaries()).toMatchObject([{ whole: 1, missing: 0 }])
    expect((await storage.open(storageKey)).destroy()).toBeTruthy()
  })

  it('looks at each file once a night, and at all of them again the next night', async () => {
    await given.aStoredFile('one')
    for (const moment of [AFTERNOON, NIGHT, NIGHT]) {
      clock.set(moment)
      await check()
    }
    expect(summaries()).toHaveLength(1)
    clock.set(NEXT_NIGHT)
    await check()
    expect(summaries()).toHaveLength(2)
  })

  it('goes on where it stopped, also in another process and after the storage failed', async () => {
    const files = [
      await given.aStoredFile('1'),
      await given.aStoredFile('22'),
      await given.aStoredFile('333'),
    ]
    const open = vi.spyOn(storage, 'open')
    const failing = fileCheck({
      ...foundation,
      storage: {
        ...storage,
        open: (key: string) =>
          key === files[1]?.storageKey ? Promise.reject(new StorageUnavailable('away')) : storage.open(key),
      },
    })
    await expect(failing()).rejects.toThrow(StorageUnavailable)
    await fileCheck(foundation)()
    expect(open.mock.calls.map(([key]) => key)).toEqual(files.map(({ storageKey }) => storageKey))
    expect(summaries()).toMatchObject([{ files: 1 }, { files: 2 }])
    open.mockRestore()
  })

  it('calls a broken spot of the disk by its file and goes on', async () => {
    const broken = await given.aStoredFile('broken')
    await given.aStoredFile('whole')
    const error = Object.assign(new Error('EIO: i/o error, read'), { code: 'EIO', syscall: 'read' })
    await fileCheck({
      ...foundation,
      storage: {
        ...storage,
        open: (key: string) => (key === broken.storageKey ? Promise.reject(error) : storage.open(key)),
      },
    })()
    expect(summaries()).toMatchObject([{ whole: 1, unreadable: 1 }])
    expect(faults()).toMatchObject([{ fileId: broken.id }])
  })

  it('ends between two files when the program stops', async () => {
    await given.aStoredFile('one')
    await check(AbortSignal.abort())
    expect(summaries()).toEqual([])
    await check()
    expect(summaries()).toHaveLength(1)
  })
})
