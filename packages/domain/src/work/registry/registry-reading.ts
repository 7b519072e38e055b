import { addDays, athensDate, athensMoment } from '../../shared/dates.ts'

/** Why the student register gave no records; what helps against each is said by those who show it. */
export const READING_PROBLEMS = [
  /** The settings of the client are not those that the register knows. */
  'token_refused',
  /** The client may not read what is asked. */
  'refused',
  /** The register knows an attribute by another name. */
  'unknown_attribute',
  'unreachable',
  'timeout',
  /** The answer is not of the form that is known, or about another department. */
  'malformed',
  /** More students than an import takes. */
  'too_many',
  /** The program ended meanwhile, or failed by a fault of its own. */
  'interrupted',
] as const
export type ReadingProblem = (typeof READING_PROBLEMS)[number]

/** What became of a reading: an import that waits for the office, nothing that would change, or a problem. */
export const READING_OUTCOMES = ['prepared', 'unchanged', ...READING_PROBLEMS] as const
export type ReadingOutcome = (typeof READING_OUTCOMES)[number]

/** In Athens: the register is at rest, and the office finds the import in the morning. */
export const READING_HOUR = 4

/** The last moment at which every linked department was due to be read. */
export function lastReadingMoment(now: Date): Date {
  const today = athensDate(now)
  const moment = athensMoment(today, READING_HOUR)
  return moment <= now ? moment : athensMoment(addDays(today, -1), READING_HOUR)
}
