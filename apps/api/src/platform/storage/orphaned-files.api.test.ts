import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { openTestFoundation } from '../../testing/test-foundation.ts'
import { files } from './files.ts'
import { emptyQuarantine, quarantineOrphans } from './orphaned-files.ts'
import type { Storage } from './storage.ts'
import { storedFile } from './tables.ts'

const HOUR = 60 * 60_000

async function keysIn({ list }: Pick<Storage, 'list'>): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of list()) keys.push(key)
  return keys
}

async function openInstallation() {
  const foundation = await openTestFoundation()
  const { clock, storage, dataDir, db } = foundation
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
    /** Bytes that have been there for so long. */
    quarantine: async (hoursAgo: number) => {
      const key = await storage.put({ bytes })
      await storage.quarantine.add(key)
      return written(join('quarantine', key), hoursAgo) && key
    },
    agedInQuarantine: (key: string, hoursAgo: number) => written(join('quarantine', key), hoursAgo),
    /** The database as it was before the file came. */
    forget: async (key: string) => {
      const [row] = await db.transaction((tx) =>
        tx.delete(storedFile).where(eq(storedFile.storageKey, key)).returning(),
      )
      if (row === undefined) throw new Error('there is no such row')
      return row
    },
    /** The database as it was after that. */
    remember: (row: typeof storedFile.$inferSelect) =>
      db.transaction((tx) => tx.insert(storedFile).overridingSystemValue().values(row)),
    isThere: (key: string) =>
      storage.open(key).then(
        async (stream) => (await buffer(stream)).length === bytes.length,
        () => false,
      ),
  }
}

describe('bytes that no row points at', () => {
  it('are put into the quarantine when they are older than a day; whatever has a row stays', async () => {
    const installation = await openInstallation()
    const [kept, stranded] = [await installation.keep(48), await installation.strand(25)]
    expect(await quarantineOrphans(installation)).toBe(1)
    expect([await installation.isThere(kept), await installation.isThere(stranded)]).toEqual([true, false])
    expect(await quarantineOrphans(installation)).toBe(0)
    expect(await keysIn(installation.storage.quarantine)).toEqual([stranded])
  })

  it('stay for a day, for their transaction may not be done yet', async () => {
    const installation = await openInstallation()
    const fresh = await installation.strand(23)
    expect(await quarantineOrphans(installation)).toBe(0)
    expect(await installation.isThere(fresh)).toBe(true)
  })

  it('stay when there are so many that the storage must be of another database', async () => {
    const installation = await openInstallation()
    const stranded = await Promise.all(Array.from({ length: 21 }, () => installation.strand(48)))
    expect(await quarantineOrphans(installation)).toBe(0)
    expect(await installation.isThere(stranded[0] ?? '')).toBe(true)
    expect(installation.logged).toMatchObject([{ orphans: 21, level: 50 }])
  })
})

describe('the quarantine', () => {
  it('keeps bytes for thirty days', async () => {
    const installation = await openInstallation()
    const [old, young] = [await installation.quarantine(30 * 24), await installation.quarantine(30 * 24 - 1)]
    expect(await emptyQuarantine(installation)).toBe(1)
    expect(await keysIn(installation.storage.quarantine)).toEqual([young])
    expect(await installation.storage.quarantine.restore(old)).toBe(false)
  })

  it('gives back what a restored database points at, however old it is', async () => {
    const installation = await openInstallation()
    const key = await installation.keep(48)
    const row = await installation.forget(key)
    expect(await quarantineOrphans(installation)).toBe(1)
    installation.agedInQuarantine(key, 90 * 24)
    await installation.remember(row)
    expect(await emptyQuarantine(installation)).toBe(0)
    expect(await installation.isThere(key)).toBe(true)
    expect(await keysIn(installation.storage.quarantine)).toEqual([])
  })
})

describe('a storage without files', () => {
  it('has no orphans', async () => {
    expect(await quarantineOrphans(await openInstallation())).toBe(0)
  })
})
