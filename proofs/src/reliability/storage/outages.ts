import assert from 'node:assert/strict'
import { until } from '../until.ts'
import type { Swift } from './swift.ts'
import { compressedBytes } from './transfers.ts'
import type { UploadApi } from './upload-api.ts'

/** More than the API has connections to its database. */
const WAITING_UPLOADS = 15

/** The store is killed and comes back; then it falls silent without dying. The rest of the API goes on both times. */
export async function tryOutages(api: UploadApi, swift: Swift): Promise<string[]> {
  const bytes = compressedBytes(1_000_000)
  const id = await api.upload(bytes)

  await swift.signalProxy('SIGKILL')
  for (let again = 0; again < 5; again += 1) {
    await expectUnavailable(await api.tryUpload(bytes))
    await expectUnavailable(await api.download(id))
    await expectUnavailable(await api.download(id, 'bytes=0-9'))
    assert.equal((await api.listComments()).status, 200)
  }
  const restarted = performance.now()
  swift.restartProxy()
  await until(async () => {
    const response = await api.download(id)
    await response.arrayBuffer()
    return response.status === 200
  }, 'the store is used again')
  const recovered = secondsSince(restarted)
  await api.upload(bytes)

  const comments = await count(api)
  await swift.signalProxy('SIGSTOP')
  const silent = performance.now()
  const waiting = Array.from({ length: WAITING_UPLOADS }, () => api.tryUpload(compressedBytes(100_000)))
  const slowest = await slowestAnswerUntil(api, Promise.all(waiting))
  for (const response of await Promise.all(waiting)) await expectUnavailable(response)
  const patience = secondsSince(silent)
  await swift.signalProxy('SIGCONT')
  assert.equal(await count(api), comments)
  await api.upload(bytes)

  return [
    `- The store is killed: uploads, downloads and parts are answered 503 with \`Retry-After\`, everything else goes on. Started again, it is used again by itself, ${recovered} s after its start.`,
    `- The store falls silent: ${WAITING_UPLOADS} uploads at once are answered 503 with \`Retry-After\` after ${patience} s and leave no row behind. Other calls meanwhile wait for none of them: the slowest took ${slowest} ms.`,
  ]
}

async function expectUnavailable(response: Response): Promise<void> {
  assert.equal(response.status, 503)
  assert.equal(response.headers.get('retry-after'), '5')
  assert.equal(response.headers.get('etag'), null)
  assert.equal(((await response.json()) as { code: string }).code, 'storage_unavailable')
}

async function count(api: UploadApi): Promise<number> {
  return ((await (await api.listComments()).json()) as unknown[]).length
}

/** Makes calls that need no file, one after the other, until then. Returns how long the slowest took. */
async function slowestAnswerUntil(api: UploadApi, end: Promise<unknown>): Promise<string> {
  let isOver = false
  void end.finally(() => {
    isOver = true
  })
  let slowest = 0
  while (!isOver) {
    const began = performance.now()
    assert.equal((await api.listComments()).status, 200)
    slowest = Math.max(slowest, performance.now() - began)
  }
  assert.ok(slowest < 5_000, `a call without a file took ${slowest} ms`)
  return slowest.toFixed(0)
}

function secondsSince(began: number): string {
  return ((performance.now() - began) / 1_000).toFixed(1)
}
