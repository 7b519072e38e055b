import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { Db } from '@diatrivi/api/platform/database/transaction'
import { securityRows } from '@diatrivi/api/testing/security-entries'
import { until } from '../until.ts'
import { comment, json, type People, pathOf, signIn } from './people.ts'
import type { SecureClient } from './secure-client.ts'

const LARGEST = 25_000_000
const FORGED = '203.0.113.9'

export interface Given {
  client: SecureClient
  people: People
  db: Db
  name: string
  /** The address from which the client asks. */
  from: string
  httpPort: number
}

/** Everything that a proxy can spoil, tried as a browser would notice it; a line for each. */
export async function tryOneOrigin(given: Given): Promise<string[]> {
  return [
    await tryPage(given),
    await tryAddressOfClient(given),
    await tryFiles(given),
    await tryStream(given),
    await tryPlainHttp(given),
  ]
}

async function tryPage({ client, name }: Given): Promise<string> {
  const page = await client.ask('/', { headers: { accept: 'text/html' } })
  const html = page.body.toString()
  assert.equal(page.status, 200)
  assert.match(html, new RegExp(`<meta name="api-url" content="https://${name}/api"/>`))
  assert.match(
    page.headers['content-security-policy'] ?? '',
    new RegExp(`connect-src 'self' https://${name}(;| )`),
  )
  const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(html) ?? []
  const asset = await client.ask(script)
  assert.equal(asset.status, 200)
  assert.match(asset.headers['cache-control'] ?? '', /immutable/)
  const answer = await client.ask(pathOf('signIn'), json({ username: 'nobody', password: 'wrong' }))
  for (const { headers } of [page, answer]) {
    assert.match(headers['strict-transport-security'] ?? '', /^max-age=31536000/)
    assert.equal(headers['set-cookie'], undefined)
  }
  return '- The page, its scripts and the API over HTTP/2 under one name; `Strict-Transport-Security` from both; no cookie from either, so that none can lack `Secure`.'
}

async function tryAddressOfClient({ client, db, from }: Given): Promise<string> {
  const forged = { 'x-forwarded-for': FORGED }
  await client.ask(pathOf('signIn'), json({ username: 'stranger', password: 'wrong' }, forged))
  const addresses = async () => (await securityRows(db)).map(({ address }) => address)
  // Written once a minute.
  await until(async () => (await addresses()).includes(from), 'the security log has the address', 90_000)
  assert.ok(!(await addresses()).includes(FORGED))
  return '- The security log has the address of the client; one that the client writes itself into `X-Forwarded-For` is not believed.'
}

async function tryFiles({ client, people }: Given): Promise<string> {
  const token = await signIn(client, people.student)
  // What compresses no further, with the beginning of a file that is taken.
  const noise = gzipSync(randomBytes(LARGEST - 10_000), { level: 0 })
  const begunAt = performance.now()
  const written = await comment(client, token, people.itemId, noise)
  const uploadedAt = performance.now()
  assert.equal(written.status, 200, written.body.toString())
  const commentId = Number(written.body.toString())
  const file = await client.ask(pathOf('downloadStepCommentFile', { commentId }), {
    headers: { authorization: `Bearer ${token}` },
  })
  const downloadedAt = performance.now()
  assert.ok(file.body.equals(noise))
  const tooLarge = gzipSync(randomBytes(LARGEST + 1_000_000), { level: 0 })
  const refused = await comment(client, token, people.itemId, tooLarge)
  assert.equal(refused.status, 413)
  assert.equal(JSON.parse(refused.body.toString()).code, 'file_too_large')
  const megabytes = (noise.length / 1_000_000).toFixed(1)
  const rate = (from: number, to: number) => `${((to - from) / 1_000).toFixed(1)} s`
  return `- A file of ${megabytes} MB goes up in ${rate(begunAt, uploadedAt)}, comes down in ${rate(uploadedAt, downloadedAt)} and is the same; one of 26 MB is refused by the API with its own sentence (413 \`file_too_large\`).`
}

async function tryStream({ client, people }: Given): Promise<string> {
  const [student, instructor] = [
    await signIn(client, people.student),
    await signIn(client, people.instructor),
  ]
  const texts = client.stream(pathOf('streamNotices'), { authorization: `Bearer ${student}` })
  let count = -1
  let heardAt = 0
  let before = Number.POSITIVE_INFINITY
  const listening = (async () => {
    for await (const text of texts) {
      const found = /data: \{"unread":(\d+)\}/.exec(text)
      if (!found) continue
      count = Number(found[1])
      heardAt = performance.now()
      if (count > before) return
    }
  })()
  await until(() => count >= 0, 'the stream says how many notices are unread')
  before = count
  const written = await comment(client, instructor, people.itemId)
  const writtenAt = performance.now()
  assert.equal(written.status, 200, written.body.toString())
  await listening
  const wait = Math.max(0, heardAt - writtenAt).toFixed(0)
  return `- A notice comes through the stream ${wait} ms after the action was answered: nothing holds it back.`
}

async function tryPlainHttp({ client, name, httpPort }: Given): Promise<string> {
  const plain = await fetch(`http://127.0.0.1:${httpPort}/thesis/7`, {
    headers: { host: name },
    redirect: 'manual',
  })
  assert.equal(plain.status, 301)
  assert.match(plain.headers.get('location') ?? '', /^https:\/\//)
  for (const probe of ['/api/healthz', '/api/readyz']) assert.equal((await client.ask(probe)).status, 404)
  return '- Plain HTTP is sent to https; the probes of the processes are not seen from outside.'
}
