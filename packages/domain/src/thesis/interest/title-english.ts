import type { Rules } from '../../department/rulebook/rules.ts'
import type { ThesisFields } from '../thesis/thesis.ts'

/**
 * Whether the student is asked for the title in English at the acceptance: the papers of a committee print it, and the
 * topic has none. Without such rules nothing is asked: docs/regulation.md#title-english.
 */
export function asksForTitleEnglish(
  { titleEnglish }: Pick<ThesisFields, 'titleEnglish'>,
  rules: Pick<Rules, 'committee'> | null,
): boolean {
  return titleEnglish === null && rules !== null && rules.committee.size > 1
}
