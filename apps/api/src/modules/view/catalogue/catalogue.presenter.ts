import type {
  FinishedThesis,
  PublicDepartment,
  PublicTopic,
  WholePublicTopic,
} from '@diatrivi/contract/view/catalogue/catalogue.schemas'
import { toWireDay } from '@diatrivi/contract/wire-dates'
import { athensDate } from '@diatrivi/domain/shared/dates'
import { preview } from '@diatrivi/domain/shared/greek-text'
import { nameInCatalogue } from '@diatrivi/domain/view/catalogue/catalogue'
import type { Place, TopicRow } from './catalogue.queries.ts'
import type { NamedRow } from './catalogue.service.ts'

export function presentPlace({ id, name, institutionName }: Place): PublicDepartment {
  return { depID: id, depName: name, instName: institutionName }
}

export function presentTopic(topic: TopicRow): PublicTopic {
  return { ...topicFields(topic), summary: preview(topic.description) }
}

export function presentWholeTopic(topic: TopicRow): WholePublicTopic {
  return {
    ...topicFields(topic),
    thesisDescr: topic.description,
    department: presentPlace(topic.place),
  }
}

export function presentFinished({ names, student, ...thesis }: NamedRow): FinishedThesis {
  return {
    ...titleFields(thesis),
    year: thesis.endDate === null ? null : Number(thesis.endDate.slice(0, 4)),
    student: nameInCatalogue(student, names),
  }
}

function topicFields(topic: TopicRow) {
  return {
    ...titleFields(topic),
    thesisIntDeadline: toWireDay(topic.interestDeadline),
    instructor: {
      instructorID: topic.instructorId,
      uName: topic.instructor.firstName,
      uSurname: topic.instructor.surname,
    },
    createdAt: toWireDay(athensDate(topic.createdAt)),
    updatedAt: toWireDay(athensDate(topic.updatedAt)),
  }
}

function titleFields({
  id,
  title,
  titleEnglish,
  textLanguage,
  keywords,
}: Pick<TopicRow, 'id' | 'title' | 'titleEnglish' | 'textLanguage' | 'keywords'>) {
  return {
    thesisID: id,
    thesisTitle: title,
    titleEn: titleEnglish,
    textLanguage,
    keywords: keywords.map((keyword) => ({ keyword })),
  }
}
