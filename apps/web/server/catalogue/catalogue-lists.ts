import type { FinishedThesis, PublicDepartment } from '@diatrivi/contract/view/catalogue/catalogue.schemas'
import { CATALOGUE_PAGES } from '@diatrivi/contract/web-addresses'
import type { CatalogueApi } from './catalogue-api.ts'
import { entryOfTopic, finishedFacts, listFacts } from './catalogue-facts.ts'
import type { CataloguePage } from './catalogue-frame.ts'
import {
  departmentHead,
  embedding,
  emptyList,
  isBehindLast,
  keywordLinks,
  nameOf,
  pageLinks,
  searchForm,
  spokenTitle,
  topicCards,
} from './catalogue-parts.ts'
import { type CataloguePlace, pathsOf } from './catalogue-place.ts'
import { WORDS } from './catalogue-words.ts'
import { type Markup, markup } from './markup.ts'

/** What the address of a list may say. */
export interface ListAddress {
  page: number
  search: string
  isEmbedded: boolean
}

export async function departmentsPage(place: CataloguePlace, api: CatalogueApi): Promise<CataloguePage> {
  const { say } = place
  const byInstitution = Map.groupBy(await api.listDepartments(), ({ instName }) => instName)
  const lists = [...byInstitution].map(
    ([name, departments]) =>
      markup`<section><h2 class="over">${name}</h2><ul class="cards">${departments.map(
        ({ depID, depName }) =>
          markup`<li><a class="whole" href="${place.link(pathsOf.topics(depID))}">${depName}</a></li>`,
      )}</ul></section>`,
  )
  return {
    title: say(WORDS.catalogue),
    description: say(WORDS.departmentsAbout),
    path: CATALOGUE_PAGES.departments,
    main: markup`<h1>${say(WORDS.catalogue)}</h1><p class="about">${say(WORDS.departmentsAbout)}</p>
${lists.length === 0 ? markup`<p class="empty">${say(WORDS.noDepartments)}</p>` : lists}`,
  }
}

export async function topicsPage(
  place: CataloguePlace,
  api: CatalogueApi,
  depId: number,
  { page, search, isEmbedded }: ListAddress,
): Promise<CataloguePage | null> {
  const [department, topics] = await Promise.all([
    api.findDepartment(depId),
    api.listTopics(depId, { page, search }),
  ])
  if (department === null || topics === null || isBehindLast(page, topics.total)) return null
  const { say } = place
  const path = pathsOf.topics(depId)
  const title = `${say(WORDS.topics)} · ${department.depName}`
  const feed = place.link(pathsOf.topicsFeed(depId))
  const list =
    topics.items.length === 0
      ? emptyList(place, search, WORDS.noTopics)
      : topicCards(place, topics.items, depId)
  const pages = pageLinks(place, path, { page, search, total: topics.total })
  return {
    title,
    description: aboutList(department, say(WORDS.topicsAbout)),
    ...addressOf(path, { page, search }),
    feed,
    isEmbedded,
    facts: listFacts(
      place,
      { title, path, department },
      topics.items.map((topic) => entryOfTopic(place, topic)),
    ),
    main: isEmbedded
      ? markup`<h1>${title}</h1>${list}${pages}`
      : markup`${departmentHead(place, department, 'topics')}
<h1>${say(WORDS.topics)}</h1><p class="about">${say(WORDS.topicsAbout)}</p>
${searchForm(place, path, search, say(WORDS.searchTopics))}
${list}
${pages}
<div class="tools"><p><a href="${feed}">${say(WORDS.feed)}</a></p>${embedding(place, path, title)}</div>`,
  }
}

export async function finishedPage(
  place: CataloguePlace,
  api: CatalogueApi,
  depId: number,
  { page, search, isEmbedded }: ListAddress,
): Promise<CataloguePage | null> {
  const [department, theses] = await Promise.all([
    api.findDepartment(depId),
    api.listFinished(depId, { page, search }),
  ])
  if (department === null || theses === null || isBehindLast(page, theses.total)) return null
  const { say } = place
  const path = pathsOf.finished(depId)
  const title = `${say(WORDS.finished)} · ${department.depName}`
  const list =
    theses.items.length === 0
      ? emptyList(place, search, WORDS.noFinished)
      : finishedCards(place, theses.items, path)
  const pages = pageLinks(place, path, { page, search, total: theses.total })
  return {
    title,
    description: aboutList(department, say(WORDS.finishedAbout)),
    ...addressOf(path, { page, search }),
    isEmbedded,
    facts: listFacts(
      place,
      { title, path, department },
      theses.items.map((thesis) => finishedFacts(place, thesis)),
    ),
    main: isEmbedded
      ? markup`<h1>${title}</h1>${list}${pages}`
      : markup`${departmentHead(place, department, 'finished')}
<h1>${say(WORDS.finished)}</h1><p class="about">${say(WORDS.finishedAbout)}</p>
${searchForm(place, path, search, say(WORDS.searchFinished))}
${list}
${pages}
<div class="tools">${department.isHarvested && markup`<p>${say(WORDS.harvest)}: <a href="${pathsOf.harvest(depId)}?verb=Identify">${place.address(pathsOf.harvest(depId), {}, 'el')}</a></p>`}${embedding(place, path, title)}</div>`,
  }
}

/** The page stays where it is between two periods, for what leads to it: without topics it has no name on it. */
export async function instructorPage(
  place: CataloguePlace,
  api: CatalogueApi,
  depId: number,
  instructorId: number,
  { page, isEmbedded }: ListAddress,
): Promise<CataloguePage | null> {
  const [department, topics] = await Promise.all([
    api.findDepartment(depId),
    api.listTopics(depId, { page, instructorId }),
  ])
  if (department === null || topics === null || isBehindLast(page, topics.total)) return null
  const { say } = place
  const path = pathsOf.instructor(depId, instructorId)
  const feed = place.link(pathsOf.instructorFeed(depId, instructorId))
  const [first] = topics.items
  const name = first === undefined ? say(WORDS.instructorTopics) : nameOf(first.instructor)
  const title = `${say(WORDS.topics)} · ${name}`
  const list =
    first === undefined
      ? emptyList(place, '', WORDS.noTopics)
      : topicCards(place, topics.items, depId, { showsInstructor: false })
  const pages = pageLinks(place, path, { page, search: '', total: topics.total })
  const code = pathsOf.instructorCode(depId, instructorId)
  return {
    title,
    description: aboutList(department, title),
    ...addressOf(path, { page, search: '' }),
    feed,
    isEmbedded,
    isIndexed: first !== undefined,
    facts: listFacts(
      place,
      { title, path, department },
      topics.items.map((topic) => entryOfTopic(place, topic)),
    ),
    main: isEmbedded
      ? markup`<h1>${title}</h1>${list}${pages}`
      : markup`${departmentHead(place, department, null)}
<h1>${name}</h1><p class="about">${say(WORDS.topicsAbout)}</p>
${list}
${pages}
<section class="code"><img src="${code}" alt="${say(WORDS.code)}" width="176" height="176"><div>
<h2>${say(WORDS.code)}</h2><p>${say(WORDS.codeAbout)}</p><p class="address">${place.address(path)}</p></div></section>
<div class="tools"><p><a href="${feed}">${say(WORDS.feed)}</a></p>${embedding(place, path, title)}</div>`,
  }
}

/** What was searched for is no address of its own to a search engine. */
export function addressOf(path: string, { page, search }: { page: number; search: string }) {
  const query = { search, page: page === 1 ? null : page }
  return { path, query, isIndexed: search === '' }
}

export const aboutList = ({ depName, instName }: PublicDepartment, words: string) =>
  `${depName}, ${instName}. ${words}`

function finishedCards(place: CataloguePlace, theses: readonly FinishedThesis[], path: string): Markup {
  return markup`<ul class="cards">${theses.map(
    (thesis) => markup`<li><article>
<h2><a href="${place.link(pathsOf.thesis(thesis.thesisID))}">${spokenTitle(place, thesis)}</a></h2>
<p class="facts">${thesis.student !== null && markup`<span>${thesis.student}</span>`}${thesis.year !== null && markup`<span><time>${thesis.year}</time></span>`}</p>
${keywordLinks(place, path, thesis.keywords)}
</article></li>`,
  )}</ul>`
}
