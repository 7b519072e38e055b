import type {
  FinishedThesis,
  PublicDepartment,
  PublicTopic,
} from '@diatrivi/contract/view/catalogue/catalogue.schemas'
import { nameOf, titleIn } from './catalogue-parts.ts'
import { type CataloguePlace, dayOf, pathsOf } from './catalogue-place.ts'

/* What the pages say to programs, in the words of schema.org. */

const departmentFacts = ({ depName, instName }: PublicDepartment) => ({
  '@type': 'CollegeOrUniversity',
  name: depName,
  parentOrganization: { '@type': 'CollegeOrUniversity', name: instName },
})

export function topicFacts(
  place: CataloguePlace,
  topic: Omit<PublicTopic, 'summary'>,
  description: string,
  department: PublicDepartment,
): object {
  return {
    '@type': 'Thesis',
    name: titleIn(place, topic),
    description,
    url: place.address(pathsOf.topic(topic.thesisID)),
    inLanguage: topic.textLanguage,
    keywords: topic.keywords.map(({ keyword }) => keyword),
    creativeWorkStatus: 'Proposed',
    datePublished: dayOf(topic.createdAt),
    ...(topic.thesisIntDeadline && { expires: dayOf(topic.thesisIntDeadline) }),
    contributor: { '@type': 'Person', name: nameOf(topic.instructor) },
    sourceOrganization: departmentFacts(department),
  }
}

export function listFacts(
  place: CataloguePlace,
  { title, path, department }: { title: string; path: string; department: PublicDepartment },
  entries: readonly object[],
): object {
  return {
    '@type': 'CollectionPage',
    name: title,
    url: place.address(path),
    about: departmentFacts(department),
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: entries.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
    },
  }
}

/** An entry that has a page of its own. */
export const entryOfTopic = (place: CataloguePlace, topic: PublicTopic) => ({
  '@type': 'Thesis',
  name: titleIn(place, topic),
  url: place.address(pathsOf.topic(topic.thesisID)),
})

/** An entry that has none, so that it says here all that is known of it. */
export function entryOfFinished(place: CataloguePlace, thesis: FinishedThesis) {
  return {
    '@type': 'Thesis',
    name: titleIn(place, thesis),
    inLanguage: thesis.textLanguage,
    keywords: thesis.keywords.map(({ keyword }) => keyword),
    ...(thesis.year !== null && { datePublished: String(thesis.year) }),
    ...(thesis.student !== null && { author: { '@type': 'Person', name: thesis.student } }),
  }
}
