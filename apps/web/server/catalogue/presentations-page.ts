import type { PublicPresentation } from '@diatrivi/contract/view/catalogue/catalogue.schemas'
import type { CatalogueApi } from './catalogue-api.ts'
import { anchorOf, listFacts, presentationFacts } from './catalogue-facts.ts'
import type { CataloguePage } from './catalogue-frame.ts'
import { aboutList, addressOf, type ListAddress } from './catalogue-lists.ts'
import {
  departmentHead,
  embedding,
  emptyList,
  isBehindLast,
  nameOf,
  pageLinks,
  spokenTitle,
} from './catalogue-parts.ts'
import { type CataloguePlace, dayOf, pathsOf, timeOf } from './catalogue-place.ts'
import { WORDS } from './catalogue-words.ts'
import { type Markup, markup } from './markup.ts'

/** Null where the department announces no presentations in its catalogue. */
export async function presentationsPage(
  place: CataloguePlace,
  api: CatalogueApi,
  depId: number,
  { page, isEmbedded }: ListAddress,
): Promise<CataloguePage | null> {
  const [department, presentations] = await Promise.all([
    api.findDepartment(depId),
    api.listPresentations(depId, { page }),
  ])
  if (!department?.hasPresentations || presentations === null) return null
  if (isBehindLast(page, presentations.total)) return null
  const { say } = place
  const path = pathsOf.presentations(depId)
  const title = `${say(WORDS.presentations)} · ${department.depName}`
  const feed = place.link(pathsOf.presentationsFeed(depId))
  const list =
    presentations.items.length === 0
      ? emptyList(place, '', WORDS.noPresentations)
      : presentationCards(place, presentations.items)
  const pages = pageLinks(place, path, { page, search: '', total: presentations.total })
  return {
    title,
    description: aboutList(department, say(WORDS.presentationsAbout)),
    ...addressOf(path, { page, search: '' }),
    feed,
    isEmbedded,
    facts: listFacts(
      place,
      { title, path, department },
      presentations.items.map((one) => presentationFacts(place, one, department)),
    ),
    main: isEmbedded
      ? markup`<h1>${title}</h1>${list}${pages}`
      : markup`${departmentHead(place, department, 'presentations')}
<h1>${say(WORDS.presentations)}</h1><p class="about">${say(WORDS.presentationsAbout)}</p>
${list}
${pages}
<div class="tools"><p><a href="${place.link(pathsOf.presentationsCalendar(depId))}">${say(WORDS.presentationsCalendar)}</a></p>
<p><a href="${feed}">${say(WORDS.presentationsFeed)}</a></p>${embedding(place, path, title)}</div>`,
  }
}

function presentationCards(place: CataloguePlace, presentations: readonly PublicPresentation[]): Markup {
  const { say } = place
  return markup`<ul class="cards">${presentations.map(
    (one) => markup`<li id="${anchorOf(one)}"><article>
<p class="when"><time datetime="${dayOf(one.startsAt)}T${timeOf(one.startsAt)}">${place.day(dayOf(one.startsAt), 'full')}, ${timeOf(one.startsAt)}</time></p>
<h2>${spokenTitle(place, one)}</h2>
<p class="facts"><span>${whereIn(place, one)}</span>${one.student !== null && markup`<span>${say(WORDS.student)}: ${one.student}</span>`}<span>${say(WORDS.instructor)}: ${nameOf(one.instructor)}</span></p>
</article></li>`,
  )}</ul>`
}

/** Its place, and whether one may join from afar. */
export function whereIn(
  { say }: CataloguePlace,
  { place, isOnline }: Pick<PublicPresentation, 'place' | 'isOnline'>,
): string {
  if (place === null) return say(WORDS.online)
  return isOnline ? `${place} ${say(WORDS.alsoOnline)}` : place
}
