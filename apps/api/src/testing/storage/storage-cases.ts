import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { BytesGone } from '../../platform/storage/bytes-gone.ts'
import type { KeptKey, Storage } from '../../platform/storage/storage.ts'
import { newKey } from '../../platform/storage/storage-key.ts'

interface Given {
  storage: Storage
  /** For uploads, on the disk of a local storage. */
  folder: string
}

/** What every storage does, by title. Without a test runner, because the reliability run carries them out too. */
export const STORAGE_CASES: Readonly<Record<string, (given: Given) => Promise<void>>> = {
  'keeps bytes under a key of its own': async ({ storage }) => {
    const [one, two] = [await putText(storage, 'κείμενο'), await putText(storage, 'κείμενο')]
    assert.notEqual(one, two)
    assert.match(one, /^[0-9a-f]{2}\/[0-9a-f-]{36}$/)
    assert.equal(await text(await storage.open(one)), 'κείμενο')
  },

  'takes a file from the disk, which is gone afterwards': async ({ storage, folder }) => {
    const path = anUpload(folder, Buffer.from('upload'))
    const key = await storage.put({ path })
    assert.equal(await text(await storage.open(key)), 'upload')
    assert.equal(existsSync(path), false)
  },

  'keeps a file without bytes': async ({ storage }) => {
    const key = await putText(storage, '')
    assert.equal(await text(await storage.open(key)), '')
  },

  'gives a large file back as it came': async ({ storage, folder }) => {
    const bytes = randomBytes(25_000_000)
    const key = await storage.put({ path: anUpload(folder, bytes) })
    assert.equal(hashOf(await buffer(await storage.open(key))), hashOf(bytes))
    const end = await buffer(await storage.open(key, { start: 24_000_000, end: 24_999_999 }))
    assert.equal(hashOf(end), hashOf(bytes.subarray(24_000_000)))
    await storage.remove(key)
  },

  'opens a part of a file, both ends included': async ({ storage }) => {
    const key = await putText(storage, '0123456789')
    const part = async (start: number, end: number) => text(await storage.open(key, { start, end }))
    assert.deepEqual(
      [await part(0, 0), await part(2, 4), await part(9, 9), await part(0, 9)],
      ['0', '234', '9', '0123456789'],
    )
  },

  'goes on after a reader who leaves in the middle': async ({ storage, folder }) => {
    const key = await storage.put({ path: anUpload(folder, randomBytes(5_000_000)) })
    for (let reader = 0; reader < 20; reader += 1) {
      for await (const _chunk of await storage.open(key)) break
    }
    assert.equal((await buffer(await storage.open(key))).length, 5_000_000)
  },

  'has no bytes under a key that it does not know, and says so at once': async ({ storage }) => {
    await assert.rejects(storage.open(newKey()), isGone)
    await assert.rejects(storage.open(newKey(), { start: 0, end: 1 }), isGone)
  },

  'removes bytes, and nothing where there are none': async ({ storage }) => {
    const [gone, kept] = [await putText(storage, 'gone'), await putText(storage, 'kept')]
    await storage.remove(gone)
    await storage.remove(gone)
    await assert.rejects(storage.open(gone), isGone)
    assert.equal(await text(await storage.open(kept)), 'kept')
  },

  'refuses keys that it cannot have made': async ({ storage }) => {
    for (const key of ['../jwt-secret', 'ab/../../jwt-secret', '', '/etc/passwd', `${newKey()}?acl`]) {
      await assert.rejects(storage.open(key), /not a key/)
      await assert.rejects(storage.remove(key), /not a key/)
      await assert.rejects(storage.quarantine.add(key), /not a key/)
      await assert.rejects(storage.quarantine.restore(key), /not a key/)
      await assert.rejects(storage.quarantine.remove(key), /not a key/)
    }
  },

  'lists every key with its age': async ({ storage }) => {
    const [gone, kept] = [await putText(storage, 'gone'), await putText(storage, 'kept')]
    await storage.remove(gone)
    const listed = await listOf(storage)
    const mine = listed.filter(({ key }) => key === kept)
    assert.equal(mine.length, 1)
    assert.ok(Math.abs(Date.now() - (mine[0]?.writtenAt.getTime() ?? 0)) < 60_000)
    assert.equal(listed.filter(({ key }) => key === gone).length, 0)
  },

  'puts bytes into the quarantine and brings them back': async ({ storage }) => {
    const key = await putText(storage, 'κείμενο')
    await storage.quarantine.add(key)
    await assert.rejects(storage.open(key), isGone)
    assert.equal((await keysOf(storage)).includes(key), false)
    const aside = (await listOf(storage.quarantine)).find((kept) => kept.key === key)
    assert.ok(Math.abs(Date.now() - (aside?.writtenAt.getTime() ?? 0)) < 60_000)
    assert.equal(await storage.quarantine.restore(key), true)
    assert.equal(await text(await storage.open(key)), 'κείμενο')
    assert.equal((await keysOf(storage.quarantine)).includes(key), false)
  },

  'removes bytes from the quarantine, and moves nothing where there is nothing': async ({ storage }) => {
    const key = await putText(storage, 'gone')
    await storage.quarantine.add(key)
    await storage.quarantine.add(key)
    await storage.quarantine.remove(key)
    await storage.quarantine.remove(key)
    assert.equal(await storage.quarantine.restore(key), false)
    await assert.rejects(storage.open(key), isGone)
  },

  'lists more than a store gives at once': async ({ storage }) => {
    const before = (await listOf(storage)).length
    const keys: string[] = []
    for (let round = 0; round < 21; round += 1) {
      keys.push(...(await Promise.all(Array.from({ length: 50 }, () => putText(storage, 'x')))))
    }
    const listed = new Set((await listOf(storage)).map(({ key }) => key))
    assert.equal(listed.size, before + 1_050)
    assert.ok(keys.every((key) => listed.has(key)))
  },

  'serves many at once without mixing them up': async ({ storage }) => {
    const mine = Array.from({ length: 40 }, (_, index) => `text of ${index}`)
    await Promise.all(
      mine.map(async (content, index) => {
        const key = await putText(storage, content)
        assert.equal(await text(await storage.open(key)), content)
        if (index % 2 === 0) await storage.remove(key)
        else assert.equal(await text(await storage.open(key, { start: 0, end: 3 })), 'text')
      }),
    )
  },
}

function putText(storage: Storage, content: string): Promise<string> {
  return storage.put({ bytes: new TextEncoder().encode(content) })
}

let uploads = 0
function anUpload(folder: string, bytes: Uint8Array): string {
  mkdirSync(folder, { recursive: true })
  uploads += 1
  const path = join(folder, `case-${uploads}`)
  writeFileSync(path, bytes)
  return path
}

async function keysOf(storage: Pick<Storage, 'list'>): Promise<string[]> {
  return (await listOf(storage)).map(({ key }) => key)
}

export async function listOf(storage: Pick<Storage, 'list'>): Promise<KeptKey[]> {
  const listed: KeptKey[] = []
  for await (const kept of storage.list()) listed.push(kept)
  return listed
}

/** What is lost is no outage: trying again does not help. */
function isGone(error: unknown): boolean {
  return error instanceof BytesGone
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
