import type { Rules } from '../../department/rulebook/rules.ts'
import type { IsoDate } from '../../shared/dates.ts'
import { isSamePerson, type Person } from '../../shared/person.ts'
import type { PersonsSeat } from './committee.policy.ts'
import { type Candidate, maySit, type SeatWarning, type Sitting } from './may-sit.ts'

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

/** Who was asked and declined, or sat and left: they are not asked once more unless they are searched for. */
export function gaveUp(seats: readonly PersonsSeat[]): PersonsSeat[] {
  return seats.filter(({ state }) => state === 'declined' || state === 'left')
}

/**
 * The people who fit best of those that the rules let sit and who have not given up a seat: those with nothing to mind
 * first, then who shares most keywords with the thesis, then who has least to do.
 */
export function suggestMembers<Someone extends Suggestible>(
  people: readonly Someone[],
  { sitting, gone }: { sitting: readonly Sitting[]; gone: readonly Person[] },
  rules: Rules['committee'],
  days: { day: IsoDate; limit: IsoDate | null },
): (Someone & { reasons: SuggestionReason[]; warnings: SeatWarning[] })[] {
  return people
    .filter((person) => !gone.some((one) => isSamePerson(one, person)))
    .map((person) => ({ person, ...maySit(person, sitting, rules, days) }))
    .filter(({ hindrance }) => hindrance === null)
    .toSorted(
      (one, other) =>
        one.warnings.length - other.warnings.length ||
        other.person.sharedKeywords - one.person.sharedKeywords ||
        loadOf(one.person) - loadOf(other.person) ||
        one.person.accountId - other.person.accountId,
    )
    .slice(0, SUGGESTIONS_MAX)
    .map(({ person, warnings }) => ({ ...person, warnings, reasons: reasonsFor(person) }))
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
