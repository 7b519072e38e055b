import { once } from 'node:events'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { type ZipEntry, zipStream } from './zip-stream.ts'

const at = new Date('2026-03-10T09:00:00Z')
const PIECE = Buffer.alloc(64_000, 'α')

/** A file without an end, which counts what was read of it. */
function endless() {
  let pieces = 0
  const content = new Readable({
    read() {
      pieces += 1
      this.push(PIECE)
    },
  })
  return { content, pieces: () => pieces }
}

async function* entries(...listed: ZipEntry[]) {
  yield* listed
}

it('holds every entry, under names in any letters', async () => {
  const bytes = await buffer(
    zipStream(
      entries(
        { path: 'index.html', content: 'σελίδα', at },
        { path: 'files/001-κεφάλαιο.txt', content: Readable.from([PIECE, PIECE]), at },
      ),
    ),
  )
  const read = unzipSync(new Uint8Array(bytes))
  expect(Object.keys(read)).toEqual(['index.html', 'files/001-κεφάλαιο.txt'])
  expect(new TextDecoder().decode(read['index.html'])).toBe('σελίδα')
  expect(read['files/001-κεφάλαιο.txt']).toHaveLength(2 * PIECE.length)
})

it('is read no faster than it is taken', async () => {
  const { content, pieces } = endless()
  const bytes = zipStream(entries({ path: 'endless', content, at }))
  await once(bytes, 'readable')
  bytes.read(1)
  expect(pieces()).toBeLessThan(20)
  bytes.destroy()
})

it('leaves no file open when its reader goes in the middle', async () => {
  const { content } = endless()
  const bytes = zipStream(entries({ path: 'endless', content, at }))
  await once(bytes, 'readable')
  bytes.destroy()
  await expect.poll(() => content.destroyed).toBe(true)
})

it('ends with the error of an entry that cannot be read', async () => {
  const content = new Readable({ read: () => content.destroy(new Error('the disk is gone')) })
  await expect(buffer(zipStream(entries({ path: 'broken', content, at })))).rejects.toThrow(
    'the disk is gone',
  )
})
