import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { openTestFoundation } from '../../testing/test-foundation.ts'
import { files } from './files.ts'
import { removeOrphanedFiles } from './orphaned-files.ts'

const HOUR = 60 * 60_000

async function openInstallation() {
  const foundation = await openTestFoundation()
  const { clock, storage, dataDir } = foundation
  const { storing } = files(foundation)
  const written = (key: string, hoursAgo: number) => {
    const at = new Date(clock.now().getTime() - hoursAgo * HOUR)
    utimesSync(join(dataDir, 'files', key), at, at)
    return key
  }
  const bytes = new TextEncoder().encode('bytes')
  return {
    ...foundation,
    /** Bytes with a row. */
    keep: async (hoursAgo: number) => {
      const file = { bytes, mediaType: 'text/plain' }
      const { storageKey } = await storing([file], (_tx, { keep }) => keep(file))
      return written(storageKey, hoursAgo)
    },
    /** Bytes as a process leaves them that is killed before its transaction is done. */
    strand: async (hoursAgo: number) => written(await storage.put({ bytes }), hoursAgo),
    isThere: (key: string) =>
      storage.open(key).then(
        async (stream) => (await buffer(stream)).length === bytes.length,
        () => false,
      ),
  }
}

describe('bytes that no row points at', () => {
  it('are removed when they are older than a day; whatever has a row stays', async () => {
    const installation = await openInstallation()
    const [kept, stranded] = [await installation.keep(48), await installation.strand(25)]
    expect(await removeOrphanedFiles(installation)).toBe(1)
    expect([await installation.isThere(kept), await installation.isThere(stranded)]).toEqual([true, false])
    expect(await removeOrphanedFiles(installation)).toBe(0)
  })

  it('stay for a day, for their transaction may not be done yet', async () => {
    const installation = await openInstallation()
    const fresh = await installation.strand(23)
    expect(await removeOrphanedFiles(installation)).toBe(0)
    expect(await installation.isThere(fresh)).toBe(true)
  })

  it('stay when there are so many that the storage must be of another database', async () => {
    const installation = await openInstallation()
    const stranded = await Promise.all(Array.from({ length: 21 }, () => installation.strand(48)))
    expect(await removeOrphanedFiles(installation)).toBe(0)
    expect(await installation.isThere(stranded[0] ?? '')).toBe(true)
    expect(installation.logged).toMatchObject([{ orphans: 21, level: 50 }])
  })
})

describe('a storage without files', () => {
  it('has no orphans', async () => {
    expect(await removeOrphanedFiles(await openInstallation())).toBe(0)
  })
})
