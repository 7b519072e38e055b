import { addMonths, compareDates, type IsoDate } from '../../shared/dates.ts'
import { changedRules, type RuleName } from './describe-rules.ts'
import { type RuleBook, ruleBookFor } from './rule-book.ts'
import type { Rules } from './rules.ts'

/** A thesis with a student and without a mark, and the rules that it has now. */
export interface RunningThesis {
  id: number
  programmeId: number | null
  startDate: IsoDate | null
  rules: Rules
}

export interface RehearsedThesis {
  thesisId: number
  changes: RuleName[]
  /** Null where the day stays, or would be past either way. */
  earliestExamination: { before: IsoDate; after: IsoDate } | null
}

/** Whether the rules of a group are about what is still ahead of a thesis that runs; the others are about how it begins. */
const IS_AHEAD: Readonly<Record<RuleName['group'], boolean>> = {
  eligibility: false,
  load: false,
  topic: false,
  committee: true,
  examination: true,
  marking: true,
  papers: true,
  catalogue: false,
}

/**
 * What a book would change for theses that run, if a decision moved them under it. Publishing it moves none. Only theses
 * that the book would be for: one of a programme with a book of its own is not under that of the department.
 */
export function rehearse(
  book: RuleBook,
  published: readonly Omit<RuleBook, 'rules'>[],
  theses: readonly RunningThesis[],
  today: IsoDate,
): RehearsedThesis[] {
  const others = published.filter(({ id }) => id !== book.id)
  const books = [{ ...book, isPublished: true }, ...others]
  return theses
    .filter(({ programmeId }) => ruleBookFor(books, programmeId, book.inForceFrom)?.id === book.id)
    .map((thesis) => ({
      thesisId: thesis.id,
      changes: changedRules(thesis.rules, book.rules).filter(({ group }) => IS_AHEAD[group]),
      earliestExamination: moved(
        earliestExamination(thesis, thesis.rules, today),
        earliestExamination(thesis, book.rules, today),
      ),
    }))
}

/** Never before today. */
function earliestExamination(
  { startDate }: RunningThesis,
  { examination: { minMonths } }: Rules,
  today: IsoDate,
): IsoDate {
  if (startDate === null || minMonths === null) return today
  const day = addMonths(startDate, minMonths)
  return compareDates(day, today) < 0 ? today : day
}

function moved(before: IsoDate, after: IsoDate): RehearsedThesis['earliestExamination'] {
  return before === after ? null : { before, after }
}
