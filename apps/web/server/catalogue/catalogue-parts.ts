import type { PublicDepartment, PublicTopic } from '@diatrivi/contract/view/catalogue/catalogue.schemas'
import type { Language } from '@diatrivi/domain/shared/language'
import { LIST_LENGTH } from './catalogue-api.ts'
import { type CataloguePlace, dayOf, pathsOf } from './catalogue-place.ts'
import { WORDS } from './catalogue-words.ts'
import { type Markup, markup } from './markup.ts'

/** A title in the language of the page where there is one; `lang` where it is in another than the page. */
interface Titled {
  thesisTitle: string
  titleEn: string | null
}

export function titleIn({ language }: CataloguePlace, { thesisTitle, titleEn }: Titled): string {
  return language === 'en' ? (titleEn ?? thesisTitle) : thesisTitle
}

/** A title that was not translated is read aloud in its own language. */
export function spokenTitle(place: CataloguePlace, thesis: Titled): Markup {
  const title = titleIn(place, thesis)
  const language = languageOf(title)
  return language === place.language ? markup`${title}` : markup`<span lang="${language}">${title}</span>`
}

/** Greek letters make a text Greek. */
export function languageOf(text: string): Language {
  return /\p{Script=Greek}/u.test(text) ? 'el' : 'en'
}

const LANGUAGES = { el: WORDS.greek, en: WORDS.english }

/** The language in which the text of a thesis is written, in words. */
export const textLanguageIn = (
  { say }: CataloguePlace,
  { textLanguage }: Pick<PublicTopic, 'textLanguage'>,
) => say(LANGUAGES[textLanguage])

export const nameOf = ({ uName, uSurname }: PublicTopic['instructor']): string => `${uName} ${uSurname}`

export function departmentHead(
  place: CataloguePlace,
  { depID, depName, instName, hasPresentations }: PublicDepartment,
  current: 'topics' | 'presentations' | 'finished' | null,
): Markup {
  const lists = [
    ['topics', pathsOf.topics(depID)] as const,
    ...(hasPresentations ? [['presentations', pathsOf.presentations(depID)] as const] : []),
    ['finished', pathsOf.finished(depID)] as const,
  ]
  return markup`<p class="over">${instName}</p>
<p class="department">${depName}</p>
<nav class="tabs" aria-label="${depName}">${lists.map(
    ([name, path]) =>
      markup`<a href="${place.link(path)}"${current === name && markup` aria-current="page"`}>${place.say(WORDS[name])}</a>`,
  )}</nav>`
}

export function topicCards(
  place: CataloguePlace,
  topics: readonly PublicTopic[],
  depID: number,
  { showsInstructor = true } = {},
): Markup {
  const { say } = place
  return markup`<ul class="cards">${topics.map(
    (topic) => markup`<li><article>
<h2><a href="${place.link(pathsOf.topic(topic.thesisID))}">${spokenTitle(place, topic)}</a></h2>
<p class="facts">${
      showsInstructor &&
      markup`<a href="${place.link(pathsOf.instructor(depID, topic.instructor.instructorID))}">${nameOf(topic.instructor)}</a>`
    }<span>${
      topic.thesisIntDeadline === null
        ? say(WORDS.noDeadline)
        : markup`${say(WORDS.deadline)} <time datetime="${dayOf(topic.thesisIntDeadline)}">${place.day(dayOf(topic.thesisIntDeadline))}</time>`
    }</span></p>
${topic.summary !== '' && markup`<p class="summary">${topic.summary}</p>`}
${keywordLinks(place, pathsOf.topics(depID), topic.keywords)}
</article></li>`,
  )}</ul>`
}

/** Each leads to what else carries it. */
export function keywordLinks(
  place: CataloguePlace,
  list: string,
  keywords: readonly { keyword: string }[],
): Markup | false {
  if (keywords.length === 0) return false
  return markup`<ul class="keywords" aria-label="${place.say(WORDS.keywords)}">${keywords.map(
    ({ keyword }) =>
      markup`<li><a href="${place.link(list, { search: keyword })}" rel="nofollow">${keyword}</a></li>`,
  )}</ul>`
}

export function searchForm(place: CataloguePlace, path: string, search: string, hint: string): Markup {
  const { say, language } = place
  return markup`<form class="search" role="search" action="${path}">
<label for="search">${say(WORDS.search)}</label>
<input id="search" name="search" type="search" value="${search}" placeholder="${hint}" maxlength="255" autocomplete="off">
${language === 'en' && markup`<input type="hidden" name="lang" value="en">`}
<button>${say(WORDS.search)}</button>
${search !== '' && markup`<a href="${place.link(path)}">${say(WORDS.allOfThem)}</a>`}
</form>`
}

export function pageLinks(
  place: CataloguePlace,
  path: string,
  { page, total, search }: { page: number; total: number; search: string },
): Markup | false {
  const last = Math.max(1, Math.ceil(total / LIST_LENGTH))
  if (last === 1) return false
  const to = (number: number) => place.link(path, { search, page: number === 1 ? null : number })
  return markup`<nav class="pages" aria-label="${place.say(WORDS.pages)}">${
    page > 1 && markup`<a rel="prev" href="${to(page - 1)}">${place.say(WORDS.newer)}</a>`
  }<span>${page} / ${last}</span>${
    page < last && markup`<a rel="next" href="${to(page + 1)}">${place.say(WORDS.older)}</a>`
  }</nav>`
}

/** Whether an address asks for a page behind the last: a list has become shorter, and the page is none any more. */
export const isBehindLast = (page: number, total: number): boolean =>
  page > 1 && (page - 1) * LIST_LENGTH >= total

/** What an empty list says, by why it is empty. */
export function emptyList({ say }: CataloguePlace, search: string, words: readonly [string, string]): Markup {
  return markup`<p class="empty">${say(search === '' ? words : WORDS.nothingFound)}</p>`
}

export function embedding(place: CataloguePlace, path: string, title: string): Markup {
  const { say } = place
  const code = `<iframe src="${place.address(path, { embed: 1 })}" title="${title}" width="100%" height="600" loading="lazy"></iframe>`
  return markup`<details><summary>${say(WORDS.embed)}</summary><p>${say(WORDS.embedAbout)}</p><pre><code>${code}</code></pre></details>`
}
