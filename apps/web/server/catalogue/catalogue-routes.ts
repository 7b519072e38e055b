import { CATALOGUE_PAGES } from '@diatrivi/contract/web-addresses'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type CatalogueAnswer, readyAnswer, sendReady } from './catalogue-answer.ts'
import type { CatalogueApi } from './catalogue-api.ts'
import {
  departmentSitemap,
  instructorFeed,
  presentationsFeed,
  robots,
  sitemapIndex,
  topicsFeed,
} from './catalogue-feeds.ts'
import { type CataloguePage, type CatalogueSurroundings, writePage } from './catalogue-frame.ts'
import {
  departmentsPage,
  finishedPage,
  instructorPage,
  type ListAddress,
  topicsPage,
} from './catalogue-lists.ts'
import { CataloguePlace, pathsOf } from './catalogue-place.ts'
import { readCatalogueStyle } from './catalogue-style.ts'
import { WORDS } from './catalogue-words.ts'
import { finishedThesisPage } from './finished-page.ts'
import { harvestAnswer } from './harvest.ts'
import { codeDrawing } from './instructor-code.ts'
import { Kept } from './kept.ts'
import { markup } from './markup.ts'
import { presentationsCalendar } from './presentations-calendar.ts'
import { presentationsPage } from './presentations-page.ts'
import { topicPage } from './topic-page.ts'

export interface CatalogueOptions {
  api: CatalogueApi
  /** The build's `client`, whose fonts the pages use. */
  folder: string
  /** Where people find the pages; null: at the name by which they are asked. */
  publicUrl: string | null
  /** Says of an installation that it is not the real one: shown, and in no metadata. */
  label: string | undefined
  /** The address for questions of repositories that collect records; undefined: the postmaster of the host. */
  operatorEmail?: string | undefined
  now?: () => Date
}

/** Some tens of megabytes of the pages that are read most; what is searched for is not kept. */
const MOST_KEPT = 500

const FORM = 'application/x-www-form-urlencoded'
/** Bytes; a request of the protocol has some hundred. */
const MOST_ASKED = 4_096

type Ids = Partial<Record<'depId' | 'instructorId' | 'thesisId', string>>

/** What one request asks for. Ids are numbers here: an address with another word in its place is that of no page. */
interface Wanted {
  place: CataloguePlace
  list: ListAddress
  depId: number
  instructorId: number
  thesisId: number
}

/**
 * The pages that everybody reads: written here, without a script, a cookie or an account, from what the API answers to
 * a visitor. docs/decisions/web/0088-public-pages-by-the-web-server.md
 */
export function serveCatalogue(
  app: FastifyInstance,
  { api, folder, publicUrl, label, operatorEmail, now = () => new Date() }: CatalogueOptions,
): void {
  const { style, hash } = readCatalogueStyle(folder)
  const surroundings: CatalogueSurroundings = { label, style }
  const kept = new Kept<CatalogueAnswer>(MOST_KEPT)

  const page = (status: number, place: CataloguePlace, what: CataloguePage): CatalogueAnswer =>
    readyAnswer(status, 'text/html', writePage(place, surroundings, what), {
      'Content-Security-Policy': policyWith(hash, what.isEmbedded === true),
      ...(what.isEmbedded && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    })
  const missing = (place: CataloguePlace) => page(404, place, messagePage(place, 'notFound'))
  const found = (place: CataloguePlace, what: CataloguePage | null) =>
    what === null ? missing(place) : page(200, place, what)
  const file = (place: CataloguePlace, type: string, text: string | null) =>
    text === null ? missing(place) : readyAnswer(200, type, text)

  const answerWith =
    (make: (wanted: Wanted, request: FastifyRequest) => Promise<CatalogueAnswer>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const wanted = readWanted(request, publicUrl)
      try {
        const isMissing = isOfNoPage(request.params as Ids)
        return sendReady(request, reply, isMissing ? missing(wanted.place) : await make(wanted, request))
      } catch (error) {
        request.log.warn(error)
        return sendAway(reply, wanted.place, page)
      }
    }
  const serve = (path: string, make: (wanted: Wanted) => Promise<CatalogueAnswer>) =>
    app.get(
      path,
      answerWith((wanted, request) => {
        const { place, list } = wanted
        const { pathname } = new URL(request.url, place.origin)
        const key = [place.origin, place.language, pathname, list.page, list.isEmbedded].join(' ')
        return list.search === '' ? kept.get(key, () => make(wanted)) : make(wanted)
      }),
    )

  serve(CATALOGUE_PAGES.departments, async ({ place }) => page(200, place, await departmentsPage(place, api)))
  serve(CATALOGUE_PAGES.topics, async ({ place, list, depId }) =>
    found(place, await topicsPage(place, api, depId, list)),
  )
  serve(CATALOGUE_PAGES.finished, async ({ place, list, depId }) =>
    found(place, await finishedPage(place, api, depId, list)),
  )
  serve(CATALOGUE_PAGES.instructor, async ({ place, list, depId, instructorId }) =>
    found(place, await instructorPage(place, api, depId, instructorId, list)),
  )
  serve(CATALOGUE_PAGES.topic, async ({ place, thesisId }) =>
    found(place, await topicPage(place, api, thesisId)),
  )
  serve(CATALOGUE_PAGES.thesis, async ({ place, thesisId }) =>
    found(place, await finishedThesisPage(place, api, thesisId)),
  )
  serve(CATALOGUE_PAGES.presentations, async ({ place, list, depId }) =>
    found(place, await presentationsPage(place, api, depId, list)),
  )
  serve(CATALOGUE_PAGES.presentationsFeed, async ({ place, depId }) =>
    file(place, 'application/atom+xml', await presentationsFeed(place, api, depId)),
  )
  serve(CATALOGUE_PAGES.presentationsCalendar, async ({ place, depId }) =>
    file(place, 'text/calendar', await presentationsCalendar(place, api, depId)),
  )
  // By the protocol both ways of asking are the same.
  app.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: MOST_ASKED }, (_request, body, done) =>
    done(null, body),
  )
  app.route({
    method: ['GET', 'POST'],
    url: CATALOGUE_PAGES.harvest,
    handler: answerWith(async ({ place, depId }, { method, url, body }) => {
      const asked =
        method === 'POST' ? new URLSearchParams(String(body)) : new URL(url, place.origin).searchParams
      const adminEmail = operatorEmail ?? `postmaster@${new URL(place.origin).hostname}`
      const text = await harvestAnswer(place, api, depId, asked, { adminEmail, now: now() })
      return file(place, 'text/xml', text)
    }),
  })
  serve(CATALOGUE_PAGES.topicsFeed, async ({ place, depId }) =>
    file(place, 'application/atom+xml', await topicsFeed(place, api, depId)),
  )
  serve(CATALOGUE_PAGES.instructorFeed, async ({ place, depId, instructorId }) =>
    file(place, 'application/atom+xml', await instructorFeed(place, api, depId, instructorId)),
  )
  serve(CATALOGUE_PAGES.instructorCode, async ({ place, depId, instructorId }) =>
    file(place, 'image/svg+xml', codeDrawing(place.address(pathsOf.instructor(depId, instructorId)))),
  )
  serve(CATALOGUE_PAGES.sitemap, async ({ place }) =>
    file(place, 'application/xml', await sitemapIndex(place, api)),
  )
  serve(CATALOGUE_PAGES.departmentSitemap, async ({ place, depId }) =>
    file(place, 'application/xml', await departmentSitemap(place, api, depId)),
  )
  serve(CATALOGUE_PAGES.robots, async ({ place }) => file(place, 'text/plain', robots(place)))
}

/** Nothing runs and nothing is fetched but what is ours, robots.txt by programs that check the page; only a list that is made for it stands in a frame. */
function policyWith(styleHash: string, isEmbedded: boolean): string {
  return `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors ${isEmbedded ? '*' : "'none'"}`
}

const ID = /^[1-9]\d{0,9}$/

function isOfNoPage(ids: Ids): boolean {
  return !Object.values(ids).every((id) => ID.test(id))
}

function readWanted(request: FastifyRequest, publicUrl: string | null): Wanted {
  const { depId, instructorId, thesisId } = request.params as Ids
  const { searchParams } = new URL(request.url, 'http://localhost')
  const origin = publicUrl ?? `${request.protocol}://${request.host}`
  const page = searchParams.get('page') ?? ''
  return {
    place: new CataloguePlace(origin, searchParams.get('lang') === 'en' ? 'en' : 'el'),
    list: {
      page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
      search: searchParams.get('search')?.trim() ?? '',
      isEmbedded: searchParams.get('embed') === '1',
    },
    depId: Number(depId),
    instructorId: Number(instructorId),
    thesisId: Number(thesisId),
  }
}

function messagePage({ say }: CataloguePlace, name: 'notFound' | 'away'): CataloguePage {
  const [title, about] = [say(WORDS[name]), say(WORDS[`${name}About`])]
  return {
    title,
    description: about,
    path: CATALOGUE_PAGES.departments,
    isIndexed: false,
    main: markup`<h1>${title}</h1><p class="about">${about}</p>`,
  }
}

function sendAway(
  reply: FastifyReply,
  place: CataloguePlace,
  page: (status: number, place: CataloguePlace, what: CataloguePage) => CatalogueAnswer,
): FastifyReply {
  const { status, headers, bytes } = page(503, place, messagePage(place, 'away'))
  return reply
    .code(status)
    .headers({ ...headers, 'Cache-Control': 'no-store', 'Retry-After': '30' })
    .send(bytes.identity)
}
