import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it, vi } from 'vitest'
import { openTestFoundation } from '../../testing/test-foundation.ts'
import { BytesGone } from './bytes-gone.ts'
import { files } from './files.ts'
import { StorageUnavailable } from './storage-unavailable.ts'
import { findStoredFile } from './stored-file.repository.ts'

const foundation = await openTestFoundation()
const { db, storage, dataDir, clock } = foundation
const { transaction, storing } = files(foundation)

let uploads = 0
function anUpload(content = 'content') {
  uploads += 1
  const path = join(dataDir, `upload-${uploads}`)
  writeFileSync(path, content)
  return { path, size: content.length, contentHash: 'f'.repeat(64), mediaType: 'text/plain' }
}

function keepOne(content?: string) {
  const upload = anUpload(content)
  return storing([upload], (_tx, { keep }) => keep(upload))
}

const read = async (key: string) => (await buffer(await storage.open(key))).toString()

function keptFiles(): string[] {
  const folder = join(dataDir, 'files')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
}

describe('a kept file', () => {
  it('has a row and its bytes, and the upload is gone', async () => {
    const upload = anUpload('κείμενο')
    const row = await storing([upload], (_tx, { keep }) => keep(upload))
    expect(row).toMatchObject({
      contentHash: upload.contentHash,
      mediaType: 'text/plain',
      createdAt: clock.now(),
    })
    expect(await read(row.storageKey)).toBe('κείμενο')
    expect(existsSync(upload.path)).toBe(false)
  })

  it('may be made of bytes, whose size and hash are then reckoned', async () => {
    const bytes = new TextEncoder().encode('abc')
    const file = { bytes, mediaType: 'image/webp' }
    const row = await storing([file], (_tx, { keep }) => keep(file))
    expect(row).toMatchObject({
      size: 3,
      contentHash: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    })
  })

  it('leaves nothing behind when its transaction fails', async () => {
    const before = keptFiles()
    const upload = anUpload()
    const failing = storing([upload], async (_tx, { keep }) => {
      await keep(upload)
      throw new Error('refused by a rule')
    })
    await expect(failing).rejects.toThrow('refused by a rule')
    expect(keptFiles()).toEqual(before)
  })

  it('is removed again when its transaction does not want it', async () => {
    const before = keptFiles()
    await storing([anUpload(), null], async () => undefined)
    expect(keptFiles()).toEqual(before)
  })

  it('is there before its transaction begins, or there is no transaction', async () => {
    await expect(transaction((_tx, { keep }) => keep(anUpload()))).rejects.toThrow('was not stored before')
    const full = { ...foundation, storage: { ...storage, put: () => Promise.reject(new Error('full')) } }
    const work = vi.fn()
    await expect(files(full).storing([anUpload()], work)).rejects.toThrow('full')
    expect(work).not.toHaveBeenCalled()
  })

  it('is moved once, though its transaction collides and is done again', async () => {
    const upload = anUpload('once')
    let attempts = 0
    const row = await storing([upload], async (_tx, { keep }) => {
      attempts += 1
      const kept = await keep(upload)
      if (attempts === 1) throw Object.assign(new Error('deadlock'), { code: '40P01', severity: 'ERROR' })
      return kept
    })
    expect([attempts, await read(row.storageKey)]).toEqual([2, 'once'])
  })
})

describe('a discarded file', () => {
  it('loses its row and its bytes when the transaction is done', async () => {
    const { id, storageKey } = await keepOne()
    await transaction((_tx, { discard }) => discard(id))
    expect(await findStoredFile(db, id)).toBeUndefined()
    await expect(storage.open(storageKey)).rejects.toThrow(BytesGone)
  })

  it('keeps both when the transaction fails', async () => {
    const { id, storageKey } = await keepOne('kept')
    const failing = transaction(async (_tx, { discard }) => {
      await discard(id)
      throw new Error('refused')
    })
    await expect(failing).rejects.toThrow('refused')
    expect((await findStoredFile(db, id))?.storageKey).toBe(storageKey)
    expect(await read(storageKey)).toBe('kept')
  })
})

describe('a storage that cannot be reached', () => {
  it('is asked once for what is to be removed, and the action stands', async () => {
    const [one, two] = [await keepOne(), await keepOne()]
    const remove = vi.fn(() => Promise.reject(new StorageUnavailable('ECONNREFUSED')))
    const { transaction } = files({ ...foundation, storage: { ...storage, remove } })
    await transaction(async (_tx, { discard }) => {
      await discard(one.id)
      await discard(two.id)
    })
    expect(await findStoredFile(db, two.id)).toBeUndefined()
    expect(remove).toHaveBeenCalledOnce()
  })
})
