import type { CatalogueApi } from './catalogue-api.ts'
import { wholeFinishedFacts } from './catalogue-facts.ts'
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
import { type CataloguePlace, pathsOf } from './catalogue-place.ts'
import { WORDS } from './catalogue-words.ts'
import { markup } from './markup.ts'

export async function finishedThesisPage(
  place: CataloguePlace,
  api: CatalogueApi,
  thesisId: number,
): Promise<CataloguePage | null> {
  const thesis = await api.findFinished(thesisId)
  if (thesis === null) return null
  const { say } = place
  const { department, instructor, student, year, abstract } = thesis
  const { depID, depName, instName } = department
  const title = titleIn(place, thesis)
  const supervisor = instructor === null ? null : nameOf(instructor)
  return {
    title,
    description: [title, student, `${depName}, ${instName}`].filter((part) => part !== null).join(' · '),
    path: pathsOf.thesis(thesisId),
    kind: 'article',
    facts: wholeFinishedFacts(place, thesis),
    citation: [
      ['title', thesis.thesisTitle],
      ...(student === null ? [] : [['author', student] as const]),
      ...(year === null ? [] : [['publication_date', String(year)] as const]),
      ['dissertation_institution', `${instName}, ${depName}`],
      ['language', thesis.textLanguage],
      ...thesis.keywords.map(({ keyword }) => ['keywords', keyword] as const),
    ],
    main: markup`${departmentHead(place, department, null)}
<article>
<h1>${spokenTitle(place, thesis)}</h1>
<dl>
${student !== null && markup`<div><dt>${say(WORDS.student)}</dt><dd>${student}</dd></div>`}
${supervisor !== null && markup`<div><dt>${say(WORDS.instructor)}</dt><dd>${supervisor}</dd></div>`}
${year !== null && markup`<div><dt>${say(WORDS.year)}</dt><dd><time>${year}</time></dd></div>`}
<div><dt>${say(WORDS.language)}</dt><dd>${textLanguageIn(place, thesis)}</dd></div>
</dl>
${keywordLinks(place, pathsOf.finished(depID), thesis.keywords)}
${
  abstract !== null &&
  abstract !== '' &&
  markup`<section><h2>${say(WORDS.abstract)}</h2><div class="text" lang="${languageOf(abstract)}">${abstract
    .split(/\n+/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => markup`<p>${paragraph}</p>`)}</div></section>`
}
</article>`,
  }
}
