import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import type { UploadApi } from './upload-api.ts'

const [FILES, SIZE] = [4, 25_000_000]
/** Above what it held before; all the files together are 100 MB, and one alone is 25. */
const MEMORY_MARGIN = 60_000_000

/** Random bytes that pass for a compressed file. */
export function compressedBytes(size: number): Uint8Array {
  const bytes = randomBytes(size)
  bytes.set([0x1f, 0x8b, 8])
  return bytes
}

/** 100 MB up and down through the whole API: the bytes, the headers, parts, and the memory meanwhile. */
export async function tryTransfers(api: UploadApi): Promise<string[]> {
  // Once, so that what is loaded at the first use is not counted.
  await (await api.download(await api.upload(compressedBytes(SIZE)))).arrayBuffer()
  const contents = Array.from({ length: FILES }, () => compressedBytes(SIZE))
  const memory = watchMemory(api)

  const upBegan = performance.now()
  const ids: number[] = []
  for (const bytes of contents) ids.push(await api.upload(bytes))
  const up = megabytesPerSecond(upBegan)

  const downBegan = performance.now()
  for (const [index, id] of ids.entries()) await expectWhole(await api.download(id), contents[index])
  const down = megabytesPerSecond(downBegan)
  const grown = memory.stop()
  assert.ok(grown < MEMORY_MARGIN, `the memory of the API grew by ${grown} bytes`)

  await expectParts(api, ids[0] ?? 0, contents[0] ?? new Uint8Array())
  return [
    `- 100 MB through the API in files of 25 MB: ${up} MB/s up, ${down} MB/s down; the memory of the API grew by ${(grown / 1e6).toFixed(0)} MB at most meanwhile.`,
    '- A download carries `Content-Length`, `ETag` and `Accept-Ranges`; parts are 206 with `Content-Range`, also of the last bytes; a part beyond the end is 416.',
  ]
}

async function expectWhole(response: Response, bytes: Uint8Array = new Uint8Array()): Promise<void> {
  assert.equal(response.status, 200)
  assert.equal(response.headers.get('content-length'), String(bytes.length))
  assert.equal(response.headers.get('etag'), `"${hashOf(bytes).slice(0, 32)}"`)
  assert.equal(response.headers.get('accept-ranges'), 'bytes')
  assert.equal(hashOf(new Uint8Array(await response.arrayBuffer())), hashOf(bytes))
}

async function expectParts(api: UploadApi, id: number, bytes: Uint8Array): Promise<void> {
  for (const [range, start, end] of [
    ['bytes=0-0', 0, 0],
    ['bytes=1000-4999', 1_000, 4_999],
    [`bytes=-1000`, SIZE - 1_000, SIZE - 1],
    [`bytes=${SIZE - 1}-`, SIZE - 1, SIZE - 1],
  ] as const) {
    const response = await api.download(id, range)
    assert.equal(response.status, 206)
    assert.equal(response.headers.get('content-range'), `bytes ${start}-${end}/${SIZE}`)
    const part = new Uint8Array(await response.arrayBuffer())
    assert.equal(hashOf(part), hashOf(bytes.subarray(start, end + 1)))
  }
  const beyond = await api.download(id, `bytes=${SIZE}-`)
  assert.deepEqual([beyond.status, beyond.headers.get('content-range')], [416, `bytes */${SIZE}`])
}

function watchMemory(api: UploadApi): { stop(): number } {
  const before = api.memory()
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, api.memory())
  }, 50)
  return {
    stop: () => {
      clearInterval(timer)
      return most - before
    },
  }
}

function megabytesPerSecond(began: number): string {
  return ((FILES * SIZE) / 1e6 / ((performance.now() - began) / 1_000)).toFixed(0)
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
