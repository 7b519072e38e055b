import type {
  FinishedThesis,
  PublicDepartment,
  PublicPresentation,
  PublicTopic,
  WholeFinishedThesis,
} from '@diatrivi/contract/view/catalogue/catalogue.schemas'
import { endOf } from '@diatrivi/domain/examination/examination/examination'
import { nameOf, titleIn } from './catalogue-parts.ts'
import { type CataloguePlace, dayOf, momentOf, pathsOf } from './catalogue-place.ts'

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

export function finishedFacts(place: CataloguePlace, thesis: FinishedThesis) {
  return {
    '@type': 'Thesis',
    name: titleIn(place, thesis),
    url: place.address(pathsOf.thesis(thesis.thesisID)),
    inLanguage: thesis.textLanguage,
    keywords: thesis.keywords.map(({ keyword }) => keyword),
    ...(thesis.year !== null && { datePublished: String(thesis.year) }),
    ...(thesis.student !== null && { author: { '@type': 'Person', name: thesis.student } }),
    ...(thesis.instructor !== null && {
      contributor: { '@type': 'Person', name: nameOf(thesis.instructor) },
    }),
  }
}

export function wholeFinishedFacts(place: CataloguePlace, thesis: WholeFinishedThesis): object {
  return {
    ...finishedFacts(place, thesis),
    ...(thesis.abstract !== null && { abstract: thesis.abstract }),
    sourceOrganization: departmentFacts(thesis.department),
  }
}

export function presentationFacts(
  place: CataloguePlace,
  presentation: PublicPresentation,
  department: PublicDepartment,
) {
  const { startsAt, minutes, student, isOnline, place: hall } = presentation
  const start = momentOf(startsAt)
  const url = addressOfPresentation(place, department.depID, presentation)
  const attendance = hall === null ? 'Online' : isOnline ? 'Mixed' : 'Offline'
  return {
    '@type': 'EducationEvent',
    name: titleIn(place, presentation),
    url,
    startDate: start.toISOString(),
    endDate: endOf({ startsAt: start, minutes }).toISOString(),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${attendance}EventAttendanceMode`,
    location:
      hall === null
        ? { '@type': 'VirtualLocation', url }
        : { '@type': 'Place', name: hall, address: department.instName },
    organizer: departmentFacts(department),
    ...(student !== null && { performer: { '@type': 'Person', name: student } }),
  }
}

/** Where a presentation stands on the page of its department. */
export const addressOfPresentation = (
  place: CataloguePlace,
  depId: number,
  { examinationID }: Pick<PublicPresentation, 'examinationID'>,
) => `${place.address(pathsOf.presentations(depId))}#${anchorOf({ examinationID })}`

export const anchorOf = ({ examinationID }: Pick<PublicPresentation, 'examinationID'>) =>
  `presentation-${examinationID}`
