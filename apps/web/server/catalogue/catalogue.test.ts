// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { ApiError } from '@diatrivi/client/api-error'
import type { FinishedThesis, PublicTopic } from '@diatrivi/contract/view/catalogue/catalogue.schemas'
import { toWireDay } from '@diatrivi/contract/wire-dates'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { CatalogueApi } from './catalogue-api.ts'
import { serveCatalogue } from './catalogue-routes.ts'

const DEPARTMENT = { depID: 3, depName: 'Τμήμα Πληροφορικής', instName: 'Πανεπιστήμιο Πατρών' }
const TOPIC: PublicTopic = {
  thesisID: 7,
  thesisTitle: 'Γράφοι & <δίκτυα>',
  titleEn: 'Graphs',
  textLanguage: 'el',
  thesisIntDeadline: toWireDay('2026-12-24'),
  keywords: [{ keyword: 'θεωρία γράφων' }],
  instructor: { instructorID: 5, uName: 'Ελένη', uSurname: 'Παππά' },
  createdAt: toWireDay('2026-03-01'),
  updatedAt: toWireDay('2026-03-02'),
  summary: 'Σύγκριση "αλγορίθμων".',
}
const { summary: _summary, ...SHARED } = TOPIC
const FINISHED: FinishedThesis = {
  thesisID: 9,
  thesisTitle: 'Χρονοδρομολόγηση',
  titleEn: null,
  textLanguage: 'el',
  year: 2025,
  keywords: [],
  student: 'Μ. Α.',
}

let calls: string[] = []
let topics: PublicTopic[] = [TOPIC]
let isAway = false

/** An API that knows one department with one topic, and notes what it is asked. */
const api: CatalogueApi = {
  listDepartments: answer('departments', () => [DEPARTMENT]),
  findDepartment: async (depId) => (depId === 3 ? DEPARTMENT : null),
  listTopics: answer('topics', (depId: number, { page = 1 } = {}) =>
    depId === 3 ? { items: page === 1 ? topics : [], total: topics.length } : null,
  ),
  listAllTopics: answer('all topics', (depId: number) => (depId === 3 ? topics : null)),
  findTopic: answer('topic', (thesisId: number) =>
    thesisId === 7
      ? { ...SHARED, thesisDescr: '<p>Κείμενο <strong>εδώ</strong>.</p>', department: DEPARTMENT }
      : null,
  ),
  listFinished: answer('finished', (depId: number) => (depId === 3 ? { items: [FINISHED], total: 1 } : null)),
}

function answer<Given extends unknown[], Answer>(name: string, say: (...given: Given) => Answer) {
  return async (...given: Given): Promise<Answer> => {
    calls.push(name)
    if (isAway) throw new ApiError({ status: 0, code: 'offline', message: '' })
    return say(...given)
  }
}

const folder = mkdtempSync(join(tmpdir(), 'catalogue-'))
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'assets', 'source-sans-3-greek-wght-normal-1a2b.woff2'), '')
let app: FastifyInstance

beforeEach(() => {
  ;[calls, topics, isAway] = [[], [TOPIC], false]
  app = Fastify()
  serveCatalogue(app, { api, folder, publicUrl: 'https://uni.gr', label: 'Δοκιμαστική' })
})
afterAll(() => rmSync(folder, { recursive: true }))

const get = (url: string, headers = {}) => app.inject({ url, headers })
const body = async (url: string) => (await get(url)).body

const PAGES = [
  '/public',
  '/public/department/3/topics',
  '/public/department/3/finished',
  '/public/department/3/instructor/5',
  '/public/topic/7/read',
]

describe.each(PAGES.flatMap((path) => [path, `${path}?lang=en`]))('the page %s', (url) => {
  it('is read without a script, a cookie or anything of another host', async () => {
    const { statusCode, headers, body } = await get(url)
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/,
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
    const asked = calls.length
    const again = await get(url, { 'if-none-match': `W/"other", ${headers.etag}` })
    expect([again.statusCode, again.body, calls.length]).toEqual([304, '', asked])
    const packed = await get(url, { 'accept-encoding': 'gzip;q=0, br' })
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(await body(url))
  })
})

describe('what is written', () => {
  it('is escaped, wherever it stands', async () => {
    for (const url of [...PAGES, '/public/department/3/topics/feed']) {
      const page = await body(url)
      expect(page).not.toContain('<δίκτυα>')
      expect(page).not.toContain('"αλγορίθμων"')
    }
    expect(await body('/public/department/3/topics?search=%22%3E%3Cb%3E')).toContain(
      'value="&quot;&gt;&lt;b&gt;"',
    )
  })

  it('of a topic leads to the sign-in by the page of the thesis', async () => {
    const page = await body('/public/topic/7/read')
    expect(page).toContain('<p>Κείμενο <strong>εδώ</strong>.</p>')
    expect(page).toContain('href="/thesis/7"')
    expect(page).toContain('24\u00a0Δεκεμβρίου\u00a02026')
    expect(await body('/public/topic/7/read?lang=en')).toContain('<h1>Graphs</h1>')
  })

  it('of an instructor without topics names nobody, and no search engine is to know it', async () => {
    topics = []
    const page = await body('/public/department/3/instructor/5')
    expect(page).toContain('noindex')
    expect(page).not.toContain('Παππά')
    expect(await body('/public/department/3/instructor/5/feed')).not.toContain('Παππά')
  })

  it('may stand in the page of another site as a list, and only so', async () => {
    const { headers, body: page } = await get('/public/department/3/topics?embed=1')
    expect(headers['content-security-policy']).toContain('frame-ancestors *')
    expect(page).toContain('<base target="_blank">')
    expect(page).not.toContain('<header')
    const topic = await get('/public/topic/7/read?embed=1')
    expect(topic.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  it('of many topics has pages', async () => {
    topics = Array.from({ length: 31 }, (_, place) => ({ ...TOPIC, thesisID: place + 1 }))
    const first = await body('/public/department/3/topics')
    expect(first).toContain('rel="next" href="/public/department/3/topics?page=2"')
    expect(await body('/public/department/3/topics?page=2&lang=en')).toContain(
      'rel="prev" href="/public/department/3/topics?lang=en"',
    )
  })
})

describe('for programs', () => {
  it('there is a feed, a drawing of the address, sitemaps and the rules for robots', async () => {
    const feed = await get('/public/department/3/topics/feed')
    expect(feed.headers['content-type']).toBe('application/atom+xml; charset=utf-8')
    expect(feed.body).toContain('<id>https://uni.gr/public/topic/7/read</id>')
    expect(feed.body).toContain('<updated>2026-03-02T00:00:00Z</updated>')
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

describe('what is not there', () => {
  it.each([
    '/public/department/4/topics',
    '/public/department/4/finished',
    '/public/department/4/instructor/5',
    '/public/department/4/topics/feed',
    '/public/department/4/sitemap.xml',
    '/public/topic/8/read',
    '/public/topic/seven/read',
    '/public/topic/007/read',
  ])('is not found, and no search engine is to know it: %s', async (url) => {
    const { statusCode, body } = await get(url)
    expect([statusCode, body.includes('noindex')]).toEqual([404, true])
  })

  it('is not confused with an API that is away, which is asked again at once', async () => {
    isAway = true
    const { statusCode, headers } = await get('/public/topic/7/read')
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '30', 'no-store'])
    isAway = false
    expect((await get('/public/topic/7/read')).statusCode).toBe(200)
  })
})

it('of many who ask at once, one asks the API; what is searched for is not kept', async () => {
  await Promise.all(Array.from({ length: 20 }, () => get('/public/topic/7/read')))
  expect(calls).toEqual(['topic'])
  for (const _time of [1, 2]) await get('/public/department/3/topics?search=δίκτυα')
  expect(calls).toEqual(['topic', 'topics', 'topics'])
})
