import { RANK_NAMES } from '../../people/account/rank-names.ts'
import { RANKS, type Rank } from '../../people/account/role.ts'
import type { Bilingual } from '../../shared/bilingual.ts'
import type { StaffCategory } from '../rulebook/rules.ts'
import { STAFF_CATEGORY_NAMES } from './staff.ts'

/** Categories of staff that no rank says, which lists write in the column of the rank. */
const CATEGORIES_BESIDE_RANKS = [
  'special_teaching',
  'laboratory_teaching',
  'technical',
  'researcher',
  'emeritus',
] as const satisfies readonly StaffCategory[]
type CategoryBesideRanks = (typeof CATEGORIES_BESIDE_RANKS)[number]

/** What the column of the rank may say: a rank, or a category of staff. */
export const LISTED_RANKS = [...RANKS, ...CATEGORIES_BESIDE_RANKS] as const
export type ListedRank = Rank | CategoryBesideRanks

/** What lists in and out call each, in Greek and English. */
export const LISTED_RANK_NAMES = {
  ...RANK_NAMES,
  special_teaching: STAFF_CATEGORY_NAMES.special_teaching,
  laboratory_teaching: STAFF_CATEGORY_NAMES.laboratory_teaching,
  technical: STAFF_CATEGORY_NAMES.technical,
  researcher: STAFF_CATEGORY_NAMES.researcher,
  emeritus: ['Ομότιμος Καθηγητής/Ομότιμη Καθηγήτρια', 'Emeritus professor'],
} as const satisfies Record<ListedRank, Bilingual>

/** What is kept of an instructor's rank: the account has the rank, the office of the department the category. */
export interface RankAndCategory {
  rank: Rank | null
  category: StaffCategory | null
}

const isRank = (listed: ListedRank): listed is Rank => RANKS.some((rank) => rank === listed)
const besideRanks = (category: StaffCategory | null): CategoryBesideRanks | null =>
  CATEGORIES_BESIDE_RANKS.find((one) => one === category) ?? null

/** How a list would write the rank of a person. */
export function listedRankOf({ rank, category }: RankAndCategory): ListedRank | null {
  return besideRanks(category) ?? rank
}

/**
 * What is kept of a person once a list says the rank: a category that no rank says goes with a rank, and the rank of a
 * person whom the list calls by a category stays. Emeriti were professors.
 */
export function withListedRank(before: RankAndCategory, listed: ListedRank): RankAndCategory {
  if (isRank(listed)) {
    return { rank: listed, category: besideRanks(before.category) === null ? before.category : null }
  }
  return { rank: before.rank ?? (listed === 'emeritus' ? 'professor' : null), category: listed }
}
