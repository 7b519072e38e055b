import { KEYWORDS } from '../modules/institution/keyword/keyword.model.ts'
import { keyword } from '../modules/institution/keyword/tables.ts'
import { accountKeyword } from '../modules/people/account/tables.ts'
import { interest } from '../modules/thesis/interest/tables.ts'
import { thesis, thesisKeyword } from '../modules/thesis/thesis/tables.ts'
import type { AccountFactories } from './account.factories.ts'
import type { FactoryDependencies } from './factory-dependencies.ts'
import { inserted, nextNumber } from './inserted.ts'

type ThesisRow = typeof thesis.$inferSelect
type InterestRow = typeof interest.$inferSelect
interface Row {
  id: number
}

/** People as rows or by their ids. */
export type ThesisValues = Partial<Omit<ThesisRow, 'titleTrigrams' | 'descriptionFolded'>> & {
  instructor?: Row
  student?: Row
}
export type InterestValues = Partial<InterestRow> & { thesis?: Row; student?: Row }

export function thesisFactories(
  { db, clock, keptAnswers }: FactoryDependencies,
  { anInstructor, aStudent }: AccountFactories,
) {
  /** An open thesis without a student, unless the values say otherwise. */
  const aThesis = async ({ instructor, student, ...values }: ThesisValues = {}): Promise<ThesisRow> =>
    inserted(db, thesis, {
      title: `Θέμα ${nextNumber()}`,
      assignmentType: 'immediate',
      publicByInstructor: true,
      studentId: student?.id ?? null,
      createdAt: clock.now(),
      updatedAt: clock.now(),
      ...values,
      instructorId: values.instructorId ?? (instructor ?? (await anInstructor())).id,
    })

  const anInterest = async ({
    thesis: wanted,
    student,
    ...values
  }: InterestValues = {}): Promise<InterestRow> =>
    inserted(db, interest, {
      priority: 1,
      declaredAt: clock.now(),
      answeredAt: values.answeredPositively === true ? clock.now() : null,
      ...values,
      thesisId: values.thesisId ?? (wanted ?? (await aThesis())).id,
      studentId: values.studentId ?? (student ?? (await aStudent())).id,
    })

  const aKeyword = (label = `λέξη ${nextNumber()}`) => inserted(db, keyword, { label })

  const aKeywordOf = async (of: Row, word: Row) => {
    const row = await inserted(db, thesisKeyword, { thesisId: of.id, keywordId: word.id })
    keptAnswers?.forget(KEYWORDS)
    return row
  }

  const aKeywordOfPerson = async (person: Row, word: Row) => {
    const row = await inserted(db, accountKeyword, { accountId: person.id, keywordId: word.id })
    keptAnswers?.forget(KEYWORDS)
    return row
  }

  return { aThesis, anInterest, aKeyword, aKeywordOf, aKeywordOfPerson }
}
