import type { PublicTopic } from '@diatrivi/contract/view/catalogue/catalogue.schemas'
import { CATALOGUE_PAGES } from '@diatrivi/contract/web-addresses'
import type { CatalogueApi } from './catalogue-api.ts'
import { nameOf, titleIn } from './catalogue-parts.ts'
import { type CataloguePlace, dayOf, pathsOf } from './catalogue-place.ts'
import { WORDS } from './catalogue-words.ts'
import { Markup, markup } from './markup.ts'

const XML = new Markup('<?xml version="1.0" encoding="utf-8"?>\n')
/** Without a topic a feed has no last change; a day that has been makes it a feed all the same. */
const NEVER = '2000-01-01'

interface Feed {
  title: string
  /** The address of the page whose topics are in it, and its own. */
  page: string
  self: string
}

/** Atom (RFC 4287). */
function feedOf(place: CataloguePlace, { title, page, self }: Feed, topics: readonly PublicTopic[]): string {
  const updated = topics.map(({ updatedAt }) => dayOf(updatedAt)).toSorted()
  const address = (topic: PublicTopic) => place.address(pathsOf.topic(topic.thesisID))
  return markup`${XML}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${place.language}">
<title>${title}</title>
<id>${place.address(page)}</id>
<link rel="alternate" type="text/html" href="${place.address(page)}"/>
<link rel="self" type="application/atom+xml" href="${place.address(self)}"/>
<updated>${moment(updated.at(-1) ?? NEVER)}</updated>
<author><name>${place.say(WORDS.product)}</name></author>
${topics.map(
  (topic) => markup`<entry>
<title>${titleIn(place, topic)}</title>
<id>${address(topic)}</id>
<link rel="alternate" type="text/html" href="${address(topic)}"/>
<published>${moment(dayOf(topic.createdAt))}</published>
<updated>${moment(dayOf(topic.updatedAt))}</updated>
<author><name>${nameOf(topic.instructor)}</name></author>
<summary>${topic.summary}</summary>
${topic.keywords.map(({ keyword }) => markup`<category term="${keyword}"/>`)}
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
  return feedOf(place, { title, ...addresses }, topics.items)
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
  return feedOf(place, { title, page, self: pathsOf.instructorFeed(depId, instructorId) }, topics.items)
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
  const topics = await api.listAllTopics(depId)
  if (topics === null) return null
  const instructors = new Set(topics.map(({ instructor }) => instructor.instructorID))
  const pages: [path: string, changed: string | null][] = [
    [CATALOGUE_PAGES.departments, null],
    [pathsOf.topics(depId), null],
    [pathsOf.finished(depId), null],
    ...[...instructors].map((id): [string, null] => [pathsOf.instructor(depId, id), null]),
    ...topics.map((topic): [string, string] => [pathsOf.topic(topic.thesisID), dayOf(topic.updatedAt)]),
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
