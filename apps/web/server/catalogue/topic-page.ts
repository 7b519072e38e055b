import { PAGES, pagePath } from '@diatrivi/contract/web-addresses'
import { preview } from '@diatrivi/domain/shared/greek-text'
import { ASSIGNMENT_TYPE_WORDS } from '@diatrivi/domain/thesis/thesis/thesis-words'
import type { CatalogueApi } from './catalogue-api.ts'
import { topicFacts } from './catalogue-facts.ts'
import type { CataloguePage } from './catalogue-frame.ts'
import {
  departmentHead,
  keywordLinks,
  languageOf,
  nameOf,
  spokenTitle,
  textLanguageIn,
  titleIn,
} from './catalogue-parts.ts'
import { type CataloguePlace, dayOf, pathsOf } from './catalogue-place.ts'
import { WORDS } from './catalogue-words.ts'
import { Markup, markup } from './markup.ts'

export async function topicPage(
  place: CataloguePlace,
  api: CatalogueApi,
  thesisId: number,
): Promise<CataloguePage | null> {
  const topic = await api.findTopic(thesisId)
  if (topic === null) return null
  const { say } = place
  const { department, thesisDescr: text } = topic
  const { depID } = department
  const name = nameOf(topic.instructor)
  const summary = preview(text)
  const description = `${name}, ${department.depName}. ${summary}`.trim()
  const instructor = place.link(pathsOf.instructor(depID, topic.instructor.instructorID))
  const day = (date: { date: string }) =>
    markup`<time datetime="${dayOf(date)}">${place.day(dayOf(date))}</time>`
  return {
    title: titleIn(place, topic),
    description,
    path: pathsOf.topic(thesisId),
    kind: 'article',
    facts: topicFacts(place, topic, summary, department),
    main: markup`${departmentHead(place, department, null)}
<article>
<h1>${spokenTitle(place, topic)}</h1>
<dl>
<div><dt>${say(WORDS.instructor)}</dt><dd><a href="${instructor}">${name}</a></dd></div>
<div><dt>${say(WORDS.deadline)}</dt><dd>${topic.thesisIntDeadline === null ? say(WORDS.noDeadline) : day(topic.thesisIntDeadline)}</dd></div>
<div><dt>${say(WORDS.assignment)}</dt><dd>${say(ASSIGNMENT_TYPE_WORDS[topic.thesisAssignType])}</dd></div>
<div><dt>${say(WORDS.language)}</dt><dd>${textLanguageIn(place, topic)}</dd></div>
<div><dt>${say(WORDS.published)}</dt><dd>${day(topic.createdAt)}</dd></div>
</dl>
${keywordLinks(place, pathsOf.topics(depID), topic.keywords)}
<section><h2>${say(WORDS.theTopic)}</h2>
${text === '' ? markup`<p class="empty">${say(WORDS.noText)}</p>` : markup`<div class="text" lang="${languageOf(text)}">${sanitised(text)}</div>`}</section>
<p class="action"><a class="button" href="${pagePath(PAGES.thesis, { thesisId })}">${say(WORDS.signIn)}</a></p>
<p class="about">${say(WORDS.signInAbout)}</p>
</article>`,
  }
}

/** The API keeps no HTML that it has not sanitised, and the policy of the page lets none of it run. */
const sanitised = (html: string) => new Markup(html)
