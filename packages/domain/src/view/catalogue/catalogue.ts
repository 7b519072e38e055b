import { type RuleBook, ruleBookFor } from '../../department/rulebook/rule-book.ts'
import type { Rules, StudentNames } from '../../department/rulebook/rules.ts'
import type { ExaminationState } from '../../examination/examination/examination.ts'
import { initialsOf } from '../../examination/paper/rank-words.ts'
import { athensDate, type IsoDate } from '../../shared/dates.ts'
import { isOpen } from '../../thesis/thesis/thesis.policy.ts'
import { type ThesisFacts, thesisState } from '../../thesis/thesis/thesis.ts'

/*
 * What everybody may read of a department without an account: docs/regulation.md#catalogue. A thesis comes into the
 * catalogue by two choices: that of its department, and that of the people who made it public.
 */

export type CatalogueRules = Rules['catalogue']

/** A rule book with no more of its rules than the catalogue asks for. */
export interface CatalogueBook extends Omit<RuleBook, 'rules'> {
  catalogue: CatalogueRules
}

/**
 * What is published of the theses of a programme on a day, null being of none in particular; null where nothing is. The
 * book of the department opens the catalogue, and that of a programme may keep its theses out of it.
 */
export function catalogueFor(
  books: readonly CatalogueBook[],
  programmeId: number | null,
  day: IsoDate,
): CatalogueRules | null {
  const ofDepartment = ruleBookFor(books, null, day)
  const ofProgramme = ruleBookFor(books, programmeId, day)
  return ofDepartment?.catalogue.isPublic && ofProgramme?.catalogue.isPublic ? ofProgramme.catalogue : null
}

/** The lists of a catalogue. */
export const CATALOGUE_LISTS = ['topics', 'finished'] as const
export type CatalogueList = (typeof CATALOGUE_LISTS)[number]

/** The list that a thesis stands in; null for all that is not everybody's: a thesis in progress among it. */
export function listInCatalogue(
  thesis: ThesisFacts,
  catalogue: CatalogueRules | null,
  today: IsoDate,
): CatalogueList | null {
  if (catalogue?.isPublic !== true) return null
  if (isOpen(thesis, today)) return 'topics'
  const isShown = thesis.publicByInstructor && thesis.publicByStudent
  return thesisState(thesis) === 'ended' && isShown ? 'finished' : null
}

/** An examination that may be announced to everybody. */
export interface PresentedExamination {
  state: ExaminationState
  /** Whether everybody may come. */
  isPublic: boolean
  startsAt: Date
}

/** Whether the catalogue announces an examination: until the end of its day, and no longer than it is to be held. */
export function isPresented(
  { state, isPublic, startsAt }: PresentedExamination,
  catalogue: CatalogueRules | null,
  today: IsoDate,
): boolean {
  if (catalogue?.isPublic !== true || !catalogue.hasPresentations) return false
  return state === 'announced' && isPublic && athensDate(startsAt) >= today
}

/** A student whose thesis is in the catalogue. */
export interface NamedStudent {
  firstName: string
  surname: string
  /** Who has closed the account is not named. */
  isClosed: boolean
}

/** The student of a thesis as the catalogue names him or her; null where it does not. */
export function nameInCatalogue(student: NamedStudent | null, names: StudentNames): string | null {
  if (student === null || student.isClosed || names === 'none') return null
  const name = `${student.firstName} ${student.surname}`
  return names === 'initials' ? initialsOf(name) : name
}
