// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PLACES } from '../first-paint/written-pages.ts'
import { precompress } from '../tooling/precompress.ts'
import { createWebServer } from './web-server.ts'

const SCRIPT = `export const words = '${'diatrivi '.repeat(400)}'`
const SCRIPTS = [
  { path: '/', scripts: ['/assets/home.js'] },
  { path: '/login', scripts: [] },
  { path: '/authenticateEmail/:email', scripts: [] },
  { path: '/password/reset', scripts: [] },
  { path: '/s', scripts: [] },
  { path: '/thesis/:thesisId', scripts: ['/assets/thesis.js'] },
  { path: '/:viewRoute/:thesisId', scripts: ['/assets/thesis-by-any-name.js'] },
  { path: '/dashboard/student/theses/open', scripts: [] },
  { path: '/dashboard/*', scripts: ['/assets/not-found.js'] },
  { path: '/*', scripts: ['/assets/not-found.js'] },
]
let build: string
let folder: string
let app: FastifyInstance

beforeAll(async () => {
  build = mkdtempSync(join(tmpdir(), 'web-'))
  folder = join(build, 'client')
  mkdirSync(join(folder, 'assets'), { recursive: true })
  mkdirSync(join(folder, 'login'))
  const page = (words: string) =>
    `<html><head><!--${PLACES.settings}--><!--${PLACES.scripts}--></head><body>${`<p>${words}</p>`.repeat(200)}</body></html>`
  writeFileSync(join(folder, '__spa-fallback.html'), page('page'))
  writeFileSync(join(folder, 'index.html'), page('home page'))
  writeFileSync(join(folder, 'login', 'index.html'), page('sign-in page'))
  writeFileSync(join(build, 'page-scripts.json'), JSON.stringify(SCRIPTS))
  writeFileSync(
    join(build, 'pages.json'),
    JSON.stringify({ inlineScripts: ['one='], entry: '/assets/entry.js' }),
  )
  writeFileSync(join(folder, 'icon.svg'), '<svg/>')
  writeFileSync(join(folder, 'assets', 'app-1a2b.js'), SCRIPT)
  precompress(folder)
  app = await createWebServer({
    folder,
    apiUrl: 'http://api.test',
    publicUrl: 'https://uni.gr',
    hostNames: ['uni.gr'],
    hstsSeconds: 300,
  })
})

afterAll(async () => {
  await app.close()
  rmSync(build, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: 'text/html', ...headers } })

describe('a visit', () => {
  it.each([
    ['/', 200],
    ['/login?returnTo=%2Fthesis%2F7', 200],
    ['/thesis/7', 200],
    ['/notes/7', 200],
    ['/authenticateEmail/a%40uni.gr', 200],
    ['/no/such/page', 404],
    ['/no/page', 404],
    ['/thesis/seven', 404],
    ['/dashboard/nowhere', 404],
  ])('to %s gets the page with the status %i, asked for anew each time', async (url, status) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['content-type']).toMatch('text/html')
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(answer.body).toContain('name="api-url" content="http://api.test"')
  })

  it.each([
    ['/s%23mark.of-the-link', '/s#mark.of-the-link'],
    ['/s%2523of-the-link%3E', '/s#of-the-link'],
    ['/password/reset%3Ftoken%3Dof-the-link', '/password/reset?token=of-the-link'],
    ['/thesis/7%23step-3', '/thesis/7#step-3'],
    ['/thesis/7,', '/thesis/7'],
    ['/authenticateEmail/a%40uni.gr%3E', '/authenticateEmail/a%40uni.gr'],
  ])('to %s, as a gateway or a mail program has left it, is led to %s', async (url, meant) => {
    const { statusCode, headers } = await get(url)
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([302, meant, 'no-store'])
  })

  it.each([
    '/S',
    '/s/',
    '/Thesis/7',
    '/password/reset/?token=of-the-link',
    '/authenticateEmail/a%23b%40uni.gr',
  ])('to %s gets the page as it is', async (url) => {
    expect((await get(url)).statusCode).toBe(200)
  })

  it.each(['/no/such/page%23x', '/no/such/page.', '/%2F%2Fevil.example%23x', '/thesis/seven.'])(
    'to %s, which nobody meant, is led nowhere',
    async (url) => {
      const { statusCode, headers } = await get(url)
      expect([statusCode, headers.location]).toEqual([404, undefined])
    },
  )

  it('gets the page compressed when the browser can', async () => {
    const answer = await get('/', { 'accept-encoding': 'br' })
    expect(answer.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('<p>home page</p>')
  })

  it.each([
    ['/', 'home page'],
    ['/login', 'sign-in page'],
    // Written in Greek and without knowing what is asked: these the browser draws.
    ['/login?unwritten', 'page'],
    ['/login?expired=1', 'page'],
    ['/thesis/7', 'page'],
  ])('to %s gets the %s', async (url, words) => {
    expect((await get(url)).body).toContain(`<p>${words}</p>`)
  })

  it.each([
    ['/', 'home'],
    ['/thesis/7?tab=steps', 'thesis'],
    ['/notes/7', 'thesis-by-any-name'],
    ['/no/such/page', 'not-found'],
    ['/dashboard/no/such/page', 'not-found'],
  ])('to %s learns at once that it will need %s.js', async (url, script) => {
    const preloads = (await get(url)).body.match(/href="[^"]*"/g)
    expect(preloads).toEqual([`href="/assets/${script}.js"`])
  })

  it.each([
    ['/thesis/7', 'GET /v1/user/thesis/:thesisId'],
    ['/dashboard/student/theses/open', 'GET /v1/student/theses/open'],
  ])('to %s is told what it may ask the API at once, and not when more is asked', async (url, route) => {
    expect((await get(url)).body).toContain(route)
    expect((await get(`${url}?page=2`)).body).not.toContain(route)
  })

  it.each(['/assets/app-0000.js', '/humans.txt', '/favicon.ico'])(
    'to %s, which is no page, finds nothing',
    async (url) => {
      const answer = await get(url, { accept: '*/*' })
      expect(answer.statusCode).toBe(404)
      expect(answer.headers['content-type']).toMatch('text/plain')
    },
  )

  it.each(['/assets/', '/assets', '/assets/..%2f', '/.git/config'])(
    'to %s is told no names of files, and gets none of another folder',
    async (url) => {
      const { statusCode, body, headers } = await get(url, { accept: '*/*' })
      expect([403, 404]).toContain(statusCode)
      expect(headers.location).toBeUndefined()
      expect(body).not.toContain('app-1a2b')
    },
  )

  it('by a name that is not ours is refused, for a page of a stranger may lead its name here', async () => {
    for (const url of ['/', '/login', '/assets/app-1a2b.js', '/icon.svg'])
      expect([url, (await get(url, { host: 'evil.example:3000' })).statusCode]).toEqual([url, 403])
    for (const host of ['uni.gr', 'localhost:3000', '10.0.0.7:3000'])
      expect([host, (await get('/', { host })).statusCode]).toEqual([host, 200])
  })

  it('that would write finds nothing', async () => {
    expect((await app.inject({ method: 'POST', url: '/login', payload: {} })).statusCode).toBe(404)
  })
})

describe('files', () => {
  it('whose names change with their contents are kept for ever, and come as the build compressed them', async () => {
    const answer = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' })
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(answer.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(SCRIPT)
  })

  it('with lasting names are asked for again before long', async () => {
    expect((await get('/icon.svg')).headers['cache-control']).toBe('public, max-age=3600')
  })

  it('come with the headers that keep browsers careful', async () => {
    expect((await get('/icon.svg')).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=300; includeSubDomains',
    })
  })

  it.each(['/icon.svg', '/assets/app-1a2b.js', '/assets/app-0000.js'])(
    'are no pages: opened by themselves they run nothing, and stand in no frame (%s)',
    async (url) => {
      const { headers } = await get(url, { accept: '*/*' })
      expect(headers['content-security-policy']).toBe(
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; object-src 'none'; form-action 'none'; frame-ancestors 'none'",
      )
    },
  )
})

describe('what is sent to it', () => {
  it.each([
    ['a body', { 'content-type': 'application/json' }],
    ['a compressed one', { 'content-type': 'application/json', 'content-encoding': 'br' }],
  ])('is not read: %s', async (_what, headers) => {
    const answer = await app.inject({ method: 'POST', url: '/login', payload: '{torn', headers })
    expect([answer.statusCode, answer.body]).toEqual([404, 'Not found.\n'])
  })

  it('has to come soon, and over one of so many connections', () => {
    const { requestTimeout, headersTimeout, maxConnections } = app.server
    expect({ requestTimeout, headersTimeout, maxConnections }).toEqual({
      requestTimeout: 30_000,
      headersTimeout: 15_000,
      maxConnections: 5_000,
    })
  })
})

it('says what to do when nothing was built', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'web-'))
  await expect(
    createWebServer({ folder: empty, apiUrl: 'http://api.test', publicUrl: null }),
  ).rejects.toThrow('npm run build -w @diatrivi/web')
  rmSync(empty, { recursive: true })
})
