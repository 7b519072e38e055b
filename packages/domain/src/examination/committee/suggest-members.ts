import type { Rules } from '../../department/rulebook/rules.ts'
import type { IsoDate } from '../../shared/dates.ts'
import { type Candidate, maySit, type Sitting } from './may-sit.ts'

/** As many as one looks at without searching. */
export const SUGGESTIONS_MAX = 3

/** Why a person is suggested, each with its figure. */
export const SUGGESTION_REASONS = ['shared_keywords', 'sits', 'supervises'] as const
export interface SuggestionReason {
  code: (typeof SUGGESTION_REASONS)[number]
  count: number
}

/** A person with an account, what he or she shares with the thesis, and what he or she has to do already. */
export interface Suggestible extends Candidate {
  accountId: number
  sharedKeywords: number
  /** Theses in progress. */
  supervises: number
  /** Seats in committees of theses in progress. */
  sits: number
}

/**
 * The people who fit best of those that the rules let sit: who is there before who is away, then who shares most keywords
 * with the thesis, then who has least to do.
 */
export function suggestMembers<Person extends Suggestible>(
  people: readonly Person[],
  others: readonly Sitting[],
  rules: Rules['committee'],
  days: { day: IsoDate; limit: IsoDate | null },
): (Person & { reasons: SuggestionReason[] })[] {
  return people
    .map((person) => ({ person, ...maySit(person, others, rules, days) }))
    .filter(({ hindrance }) => hindrance === null)
    .toSorted(
      (one, other) =>
        one.warnings.length - other.warnings.length ||
        other.person.sharedKeywords - one.person.sharedKeywords ||
        loadOf(one.person) - loadOf(other.person) ||
        one.person.accountId - other.person.accountId,
    )
    .slice(0, SUGGESTIONS_MAX)
    .map(({ person }) => ({ ...person, reasons: reasonsFor(person) }))
}

function loadOf({ supervises, sits }: Suggestible): number {
  return supervises + sits
}

/** To share nothing is no reason; to have nothing to do is one. */
function reasonsFor({ sharedKeywords, sits, supervises }: Suggestible): SuggestionReason[] {
  return [
    ...(sharedKeywords > 0 ? [{ code: 'shared_keywords', count: sharedKeywords } as const] : []),
    { code: 'sits', count: sits },
    { code: 'supervises', count: supervises },
  ]
}
