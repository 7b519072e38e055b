import type { PublicPresentation, PublicTopic } from '@diatrivi/contract/view/catalogue/catalogue.schemas'
import { CATALOGUE_PAGES } from '@diatrivi/contract/web-addresses'
import type { CatalogueApi } from './catalogue-api.ts'
import { addressOfPresentation } from './catalogue-facts.ts'
import { nameOf, titleIn } from './catalogue-parts.ts'
import { type CataloguePlace, dayOf, pathsOf, timeOf } from './catalogue-place.ts'
import { WORDS } from './catalogue-words.ts'
import { Markup, markup } from './markup.ts'
import { whereIn } from './presentations-page.ts'

const XML = new Markup('<?xml version="1.0" encoding="utf-8"?>\n')
/** Without a topic a feed has no last change; a day that has been makes it a feed all the same. */
const NEVER = '2000-01-01'

interface Feed {
  title: string
  /** The path of the page whose entries are in it, and its own. */
  page: string
  self: string
}

interface Entry {
  title: string
  /** Its address, which is also its name for ever. */
  address: string
  /** The day on which it came; null where only changes are known. */
  published: string | null
  updated: string
  author: string
  summary: string
  categories: readonly string[]
}

const entryOfTopic = (place: CataloguePlace, topic: PublicTopic): Entry => ({
  title: titleIn(place, topic),
  address: place.address(pathsOf.topic(topic.thesisID)),
  published: dayOf(topic.createdAt),
  updated: dayOf(topic.updatedAt),
  author: nameOf(topic.instructor),
  summary: topic.summary,
  categories: topic.keywords.map(({ keyword }) => keyword),
})

const entryOfPresentation = (place: CataloguePlace, depId: number, one: PublicPresentation): Entry => ({
  title: titleIn(place, one),
  address: addressOfPresentation(place, depId, one),
  published: null,
  updated: dayOf(one.updatedAt),
  author: one.student ?? nameOf(one.instructor),
  summary: `${place.day(dayOf(one.startsAt), 'full')}, ${timeOf(one.startsAt)}. ${whereIn(place, one)}`,
  categories: [],
})

/** Atom (RFC 4287). */
function feedOf(place: CataloguePlace, { title, page, self }: Feed, entries: readonly Entry[]): string {
  const updated = entries.map((entry) => entry.updated).toSorted()
  return markup`${XML}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${place.language}">
<title>${title}</title>
<id>${place.address(page)}</id>
<link rel="alternate" type="text/html" href="${place.address(page)}"/>
<link rel="self" type="application/atom+xml" href="${place.address(self)}"/>
<updated>${moment(updated.at(-1) ?? NEVER)}</updated>
<author><name>${place.say(WORDS.product)}</name></author>
${entries.map(
  (entry) => markup`<entry>
<title>${entry.title}</title>
<id>${entry.address}</id>
<link rel="alternate" type="text/html" href="${entry.address}"/>
${
  entry.published !== null &&
  markup`<published>${moment(entry.published)}</published>
`
}<updated>${moment(entry.updated)}</updated>
<author><name>${entry.author}</name></author>
<summary>${entry.summary}</summary>
${entry.categories.map((term) => markup`<category term="${term}"/>`)}
</entry>
`,
)}</feed>
`.text
}

/** The API says the day alone: at what hour an instructor works is not public. */
const moment = (day: string) => `${day}T00:00:00Z`

export async function topicsFeed(
  place: CataloguePlace,
  api: CatalogueApi,
  depId: number,
): Promise<string | null> {
  const [department, topics] = await Promise.all([api.findDepartment(depId), api.listTopics(depId)])
  if (department === null || topics === null) return null
  const title = `${place.say(WORDS.topics)} · ${department.depName}`
  const addresses = { page: pathsOf.topics(depId), self: pathsOf.topicsFeed(depId) }
  return feedOf(
    place,
    { title, ...addresses },
    topics.items.map((topic) => entryOfTopic(place, topic)),
  )
}

export async function instructorFeed(
  place: CataloguePlace,
  api: CatalogueApi,
  depId: number,
  instructorId: number,
): Promise<string | null> {
  const topics = await api.listTopics(depId, { instructorId })
  if (topics === null) return null
  const [first] = topics.items
  const name = first === undefined ? place.say(WORDS.instructorTopics) : nameOf(first.instructor)
  const title = `${place.say(WORDS.topics)} · ${name}`
  const page = pathsOf.instructor(depId, instructorId)
  const self = pathsOf.instructorFeed(depId, instructorId)
  return feedOf(
    place,
    { title, page, self },
    topics.items.map((topic) => entryOfTopic(place, topic)),
  )
}

export async function presentationsFeed(
  place: CataloguePlace,
  api: CatalogueApi,
  depId: number,
): Promise<string | null> {
  const [department, presentations] = await Promise.all([
    api.findDepartment(depId),
    api.listPresentations(depId),
  ])
  if (!department?.hasPresentations || presentations === null) return null
  const title = `${place.say(WORDS.presentations)} · ${department.depName}`
  const addresses = { page: pathsOf.presentations(depId), self: pathsOf.presentationsFeed(depId) }
  const entries = presentations.items.map((one) => entryOfPresentation(place, depId, one))
  return feedOf(place, { title, ...addresses }, entries)
}

const SITEMAPS = new Markup('xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"')

/** One sitemap a department, so that none grows over what search engines read. */
export async function sitemapIndex(place: CataloguePlace, api: CatalogueApi): Promise<string> {
  const departments = await api.listDepartments()
  return markup`${XML}<sitemapindex ${SITEMAPS}>
${departments.map(({ depID }) => markup`<sitemap><loc>${place.address(pathsOf.departmentSitemap(depID))}</loc></sitemap>\n`)}</sitemapindex>
`.text
}

export async function departmentSitemap(
  place: CataloguePlace,
  api: CatalogueApi,
  depId: number,
): Promise<string | null> {
  const [department, topics, finished] = await Promise.all([
    api.findDepartment(depId),
    api.listAllTopics(depId),
    api.listAllFinished(depId),
  ])
  if (department === null || topics === null || finished === null) return null
  const instructors = new Set(topics.map(({ instructor }) => instructor.instructorID))
  const pages: [path: string, changed: string | null][] = [
    [CATALOGUE_PAGES.departments, null],
    [pathsOf.topics(depId), null],
    [pathsOf.finished(depId), null],
    ...(department.hasPresentations ? [[pathsOf.presentations(depId), null] as [string, null]] : []),
    ...[...instructors].map((id): [string, null] => [pathsOf.instructor(depId, id), null]),
    ...topics.map((topic): [string, string] => [pathsOf.topic(topic.thesisID), dayOf(topic.updatedAt)]),
    ...finished.map((one): [string, string] => [pathsOf.thesis(one.thesisID), dayOf(one.updatedAt)]),
  ]
  return markup`${XML}<urlset ${SITEMAPS}>
${pages.map(([path, changed]) => markup`<url><loc>${place.address(path)}</loc>${changed !== null && markup`<lastmod>${changed}</lastmod>`}</url>\n`)}</urlset>
`.text
}

/** Search engines read the public pages, and the assets that they show; all else is for people with an account. */
export function robots(place: CataloguePlace): string {
  const { departments, sitemap } = CATALOGUE_PAGES
  const allowed = [`${departments}$`, `${departments}?`, `${departments}/`, '/assets/', '/icon', '/$']
  return `User-agent: *\n${allowed.map((path) => `Allow: ${path}\n`).join('')}Disallow: /\nSitemap: ${place.address(sitemap)}\n`
}
