import type {
  FinishedThesis,
  PublicDepartment,
  PublicPresentation,
  PublicTopic,
  WholeFinishedThesis,
  WholePublicTopic,
} from '@diatrivi/contract/view/catalogue/catalogue.schemas'
import { toWireDay, toWireMoment } from '@diatrivi/contract/wire-dates'
import { athensDate } from '@diatrivi/domain/shared/dates'
import { preview } from '@diatrivi/domain/shared/greek-text'
import { nameInCatalogue } from '@diatrivi/domain/view/catalogue/catalogue'
import type { FinishedRow, PresentationRow, TopicRow, WholeFinishedRow } from './catalogue.queries.ts'
import type { InCatalogue, OpenPlace } from './catalogue.service.ts'

export function presentPlace({ id, name, institutionName, catalogue }: OpenPlace): PublicDepartment {
  const { hasPresentations, isHarvested } = catalogue
  return { depID: id, depName: name, instName: institutionName, hasPresentations, isHarvested }
}

export function presentTopic(topic: TopicRow): PublicTopic {
  return { ...topicFields(topic), summary: preview(topic.description) }
}

export function presentWholeTopic(topic: TopicRow, place: OpenPlace): WholePublicTopic {
  return {
    ...topicFields(topic),
    thesisDescr: topic.description,
    department: presentPlace(place),
  }
}

export function presentFinished({ catalogue, ...thesis }: InCatalogue<FinishedRow>): FinishedThesis {
  const { endDate, student, instructor, instructorId, updatedAt } = thesis
  return {
    ...titleFields(thesis),
    keywords: keywordsOf(thesis),
    year: endDate === null ? null : Number(endDate.slice(0, 4)),
    student: nameInCatalogue(student, catalogue.studentNames),
    instructor: instructor.isClosed ? null : presentInstructor(instructorId, instructor),
    updatedAt: toWireDay(athensDate(updatedAt)),
    isHarvested: catalogue.isHarvested,
  }
}

export function presentWholeFinished(
  thesis: InCatalogue<WholeFinishedRow>,
  place: OpenPlace,
): WholeFinishedThesis {
  return { ...presentFinished(thesis), abstract: thesis.abstract, department: presentPlace(place) }
}

export function presentPresentation(row: InCatalogue<PresentationRow>): PublicPresentation {
  const { id, startsAt, minutes, place, isOnline, revision, updatedAt } = row.examination
  // Its title is that of the thesis.
  const changedAt = updatedAt > row.updatedAt ? updatedAt : row.updatedAt
  return {
    ...titleFields(row),
    examinationID: id,
    startsAt: toWireMoment(startsAt),
    minutes,
    place,
    isOnline,
    revision,
    student: nameInCatalogue(row.student, row.catalogue.studentNames),
    instructor: presentInstructor(row.instructorId, row.instructor),
    updatedAt: toWireDay(athensDate(changedAt)),
  }
}

function topicFields(topic: TopicRow) {
  return {
    ...titleFields(topic),
    keywords: keywordsOf(topic),
    thesisAssignType: topic.assignmentType,
    thesisIntDeadline: toWireDay(topic.interestDeadline),
    instructor: presentInstructor(topic.instructorId, topic.instructor),
    createdAt: toWireDay(athensDate(topic.createdAt)),
    updatedAt: toWireDay(athensDate(topic.updatedAt)),
  }
}

function titleFields({
  id,
  title,
  titleEnglish,
  textLanguage,
}: Pick<TopicRow, 'id' | 'title' | 'titleEnglish' | 'textLanguage'>) {
  return { thesisID: id, thesisTitle: title, titleEn: titleEnglish, textLanguage }
}

const keywordsOf = ({ keywords }: Pick<TopicRow, 'keywords'>) => keywords.map((keyword) => ({ keyword }))

const presentInstructor = (id: number, { firstName, surname }: { firstName: string; surname: string }) => ({
  instructorID: id,
  uName: firstName,
  uSurname: surname,
})
