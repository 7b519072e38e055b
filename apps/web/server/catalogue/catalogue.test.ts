// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { aKnownCatalogue, catalogueApiOf, type KnownCatalogue, TOPIC } from './catalogue.fixture.ts'
import { serveCatalogue } from './catalogue-routes.ts'

const folder = mkdtempSync(join(tmpdir(), 'catalogue-'))
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'assets', 'source-sans-3-greek-wght-normal-1a2b.woff2'), '')
let app: FastifyInstance
let known: KnownCatalogue

beforeEach(() => {
  known = aKnownCatalogue()
  app = aServer()
})
afterAll(() => rmSync(folder, { recursive: true }))

function aServer(): FastifyInstance {
  const server = Fastify()
  const place = { folder, publicUrl: 'https://uni.gr', label: 'Δοκιμαστική' }
  serveCatalogue(server, { api: catalogueApiOf(known), ...place })
  return server
}

const get = (url: string, headers = {}) => app.inject({ url, headers })
const body = async (url: string) => (await get(url)).body

const PAGES = [
  '/public',
  '/public/department/3/topics',
  '/public/department/3/finished',
  '/public/department/3/instructor/5',
  '/public/department/3/presentations',
  '/public/topic/7/read',
  '/public/thesis/9/read',
]

describe.each(PAGES.flatMap((path) => [path, `${path}?lang=en`]))('the page %s', (url) => {
  it('is read without a script, a cookie or anything of another host', async () => {
    const { statusCode, headers, body } = await get(url)
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/,
    )
    expect(body.match(/<script(?! type="application\/ld\+json")/g)).toBeNull()
    expect(body.match(/ (?:style|on\w+)="/g)).toBeNull()
  })

  it('says in its head what it is, in both languages, and not of which installation', async () => {
    const page = await body(url)
    const [head = ''] = page.split('</head>')
    const address = `https://uni.gr${url}`
    expect(head).toContain(`<link rel="canonical" href="${address}">`)
    expect(head).toContain(`<meta property="og:url" content="${address}">`)
    for (const name of [
      '<title>',
      'name="description"',
      'og:title',
      'hreflang="el"',
      'hreflang="en"',
      'x-default',
    ])
      expect(head).toContain(name)
    expect(head).not.toContain('installation-label')
    expect(head).not.toContain('Δοκιμαστική')
    expect(page).toContain('<span class="label">Δοκιμαστική</span>')
    expect(page).toContain(`<html lang="${url.includes('lang=en') ? 'en' : 'el'}">`)
    const facts = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head)?.[1]
    if (url.startsWith('/public/')) expect(JSON.parse(facts ?? '')).toHaveProperty('@type')
  })

  it('is kept for a minute, and not sent to who has it', async () => {
    const { headers } = await get(url)
    expect(headers['cache-control']).toBe('public, max-age=60')
    const asked = known.calls.length
    const again = await get(url, { 'if-none-match': `W/"other", ${headers.etag}` })
    expect([again.statusCode, again.body, known.calls.length]).toEqual([304, '', asked])
    const packed = await get(url, { 'accept-encoding': 'gzip;q=0, br' })
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(await body(url))
  })
})

describe('what is written', () => {
  it('is escaped, wherever it stands', async () => {
    const feeds = ['topics/feed', 'presentations/feed'].map((path) => `/public/department/3/${path}`)
    for (const url of [...PAGES, ...feeds]) {
      const page = await body(url)
      expect(page).not.toMatch(/<(?:δίκτυα|ουρές|b)>/)
      expect(page).not.toContain('"αλγορίθμων"')
    }
    expect(await body('/public/department/3/topics?search=%22%3E%3Cb%3E')).toContain(
      'value="&quot;&gt;&lt;b&gt;"',
    )
  })

  it('of a topic leads to the sign-in by the page of the thesis', async () => {
    const page = await body('/public/topic/7/read')
    expect(page).toContain('<p>Κείμενο <strong>εδώ</strong>.</p>')
    expect(page).toContain('<dd>Ανάθεση στη λήξη της προθεσμίας</dd>')
    expect(page).toContain('href="/thesis/7"')
    expect(page).toContain('24\u00a0Δεκεμβρίου\u00a02026')
    expect(await body('/public/topic/7/read?lang=en')).toContain('<h1>Graphs</h1>')
  })

  it('of a finished thesis says who wrote it as the department names people, and gives reference managers their facts', async () => {
    const page = await body('/public/thesis/9/read')
    expect(page).toContain('<dd>Μ. Α.</dd>')
    expect(page).toContain('<p>Δεύτερη.</p>')
    expect(page).toContain('<meta name="citation_author" content="Μ. Α.">')
    expect(page).toContain('&lt;ουρές&gt; · Μ. Α. · Τμήμα')
    expect(page).toContain('<meta name="citation_publication_date" content="2025">')
    expect(await body('/public/department/3/finished')).toContain('href="/public/thesis/9/read"')
  })

  it('of presentations says when and where, and of a department without them nothing is there', async () => {
    const page = await body('/public/department/3/presentations')
    expect(page).toContain('Τετάρτη 24 Ιουνίου 2026, 12:00'.replaceAll(/ (?!12)/g, '\u00a0'))
    expect(page).toContain('Αίθουσα Α1 και εξ αποστάσεως')
    expect(page).toContain('"startDate":"2026-06-24T09:00:00.000Z","endDate":"2026-06-24T09:45:00.000Z"')
    known.department = { ...known.department, hasPresentations: false }
    app = aServer()
    for (const path of ['presentations', 'presentations/feed', 'presentations/calendar.ics'])
      expect((await get(`/public/department/3/${path}`)).statusCode).toBe(404)
    const topics = await body('/public/department/3/topics')
    expect(topics).not.toContain('/presentations')
  })

  it('of an instructor without topics names nobody, and no search engine is to know it', async () => {
    known.topics = []
    const page = await body('/public/department/3/instructor/5')
    expect(page).toContain('noindex')
    expect(page).not.toContain('Παππά')
    expect(await body('/public/department/3/instructor/5/feed')).not.toContain('Παππά')
  })

  it('may stand in the page of another site as a list, and only so', async () => {
    for (const list of ['topics', 'finished', 'presentations', 'instructor/5']) {
      const { headers, body: page } = await get(`/public/department/3/${list}?embed=1`)
      expect(headers['content-security-policy']).toContain('frame-ancestors *')
      expect(page).toContain('<base target="_blank">')
      expect(page).not.toContain('<header')
    }
    const topic = await get('/public/topic/7/read?embed=1')
    expect(topic.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  it('of many topics has pages', async () => {
    known.topics = Array.from({ length: 31 }, (_, place) => ({ ...TOPIC, thesisID: place + 1 }))
    const first = await body('/public/department/3/topics')
    expect(first).toContain('rel="next" href="/public/department/3/topics?page=2"')
    expect(await body('/public/department/3/topics?page=2&lang=en')).toContain(
      'rel="prev" href="/public/department/3/topics?lang=en"',
    )
    // In the page of another site it leads on to the whole list.
    expect(await body('/public/department/3/topics?embed=1')).toContain(
      'rel="next" href="/public/department/3/topics?page=2"',
    )
  })

  it.each(['topics', 'finished', 'presentations', 'instructor/5'])(
    'has none behind the last: %s',
    async (list) => {
      const { statusCode, body } = await get(`/public/department/3/${list}?page=2`)
      expect([statusCode, body.includes('noindex')]).toEqual([404, true])
      expect((await get(`/public/department/3/${list}?page=1`)).statusCode).toBe(200)
    },
  )
})

describe('for programs', () => {
  it('there is a feed, a drawing of the address, sitemaps and the rules for robots', async () => {
    const feed = await get('/public/department/3/topics/feed')
    expect(feed.headers['content-type']).toBe('application/atom+xml; charset=utf-8')
    expect(feed.body).toContain('<id>https://uni.gr/public/topic/7/read</id>')
    expect(feed.body).toContain('<updated>2026-03-02T00:00:00Z</updated>')
    const coming = await body('/public/department/3/presentations/feed')
    expect(coming).toContain('<id>https://uni.gr/public/department/3/presentations#presentation-12</id>')
    expect(await body('/public/department/3/instructor/5/qr.svg')).toMatch(/^<svg [^>]+>.*<path d="M/)
    expect(await body('/sitemap.xml')).toContain('<loc>https://uni.gr/public/department/3/sitemap.xml</loc>')
    const addresses = [
      ...(await body('/public/department/3/sitemap.xml')).matchAll(/<loc>https:\/\/uni\.gr([^<]+)/g),
    ]
    expect(addresses.map(([, path]) => path).toSorted()).toEqual(PAGES.toSorted())
    const robots = await body('/robots.txt')
    expect(robots).toContain('Disallow: /\n')
    expect(robots).toContain('Sitemap: https://uni.gr/sitemap.xml\n')
  })
})

it('a calendar has the presentations by the names that they have in every other calendar', async () => {
  const { headers, body: file } = await get('/public/department/3/presentations/calendar.ics')
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(file).toContain('UID:examination-12@uni.gr\r\nSEQUENCE:2\r\n')
  expect(file).toContain('DTSTART:20260624T090000Z\r\nDTEND:20260624T094500Z\r\n')
  expect(file).toContain('URL:https://uni.gr/public/department/3/presentations#presentation-12\r\n')
})

describe('what is not there', () => {
  it.each([
    '/public/department/4/topics',
    '/public/department/4/finished',
    '/public/department/4/instructor/5',
    '/public/department/4/topics/feed',
    '/public/department/4/sitemap.xml',
    '/public/department/4/presentations',
    '/public/department/4/presentations/calendar.ics',
    '/public/department/4/oai?verb=Identify',
    '/public/thesis/7/read',
    '/public/topic/8/read',
    '/public/topic/seven/read',
    '/public/topic/007/read',
  ])('is not found, and no search engine is to know it: %s', async (url) => {
    const { statusCode, body } = await get(url)
    expect([statusCode, body.includes('noindex')]).toEqual([404, true])
  })

  it('is not confused with an API that is away, which is asked again at once', async () => {
    known.isAway = true
    const { statusCode, headers } = await get('/public/topic/7/read')
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '30', 'no-store'])
    known.isAway = false
    expect((await get('/public/topic/7/read')).statusCode).toBe(200)
  })
})

it('of many who ask at once, one asks the API; what is searched for is not kept', async () => {
  await Promise.all(Array.from({ length: 20 }, () => get('/public/topic/7/read')))
  expect(known.calls).toEqual(['topic'])
  for (const _time of [1, 2]) await get('/public/department/3/topics?search=δίκτυα')
  expect(known.calls).toEqual(['topic', 'topics', 'topics'])
})
