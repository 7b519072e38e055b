import type { RuleName } from './describe-rules.ts'
import type { Rules } from './rules.ts'

const DAYS_OF_MONTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Whether a text is a day of some year, as `MM-DD`. */
export function isDayOfYear(text: string): boolean {
  if (!/^\d\d-\d\d$/.test(text)) return false
  const [month = 0, day = 0] = text.split('-').map(Number)
  return day >= 1 && day <= (DAYS_OF_MONTHS[month - 1] ?? 0)
}

/** Rules that contradict each other: a committee of two with three professors or that admits none, a quorum of more than there are. */
export function ruleFaults({ committee, examination, marking }: Rules): RuleName[] {
  const members = Math.max(committee.size, 1)
  const hasCommittee = committee.size > 0
  const faults: RuleName[] = []
  const check = (isRight: boolean, group: RuleName['group'], key: string) => {
    if (!isRight) faults.push({ group, key })
  }
  check(!hasCommittee || committee.minFaculty <= committee.size, 'committee', 'minFaculty')
  check(!hasCommittee || committee.maxOutside < committee.size, 'committee', 'maxOutside')
  check(!hasCommittee || areFacultyAdmitted(committee), 'committee', 'categories')
  check(examination.quorum === null || examination.quorum <= members, 'examination', 'quorum')
  check(isWeighed(marking.parts) && !hasTwice(marking.parts), 'marking', 'parts')
  check(hasCommittee || marking.parts.every(({ by }) => by !== 'members'), 'marking', 'parts')
  check(marking.minPassers === null || marking.minPassers.count <= members, 'marking', 'minPassers')
  return faults
}

/** The supervisor alone sits whatever the categories are, and may be the one member of the faculty. */
function areFacultyAdmitted({ categories, minFaculty }: Rules['committee']): boolean {
  return categories.length > 0 && (minFaculty <= 1 || categories.includes('faculty'))
}

interface Weighed {
  key: string
  weight: number
}

function isWeighed(parts: Rules['marking']['parts']): boolean {
  const weighs = (all: readonly Weighed[]) => all.some(({ weight }) => weight > 0)
  return weighs(parts) && parts.every(({ criteria }) => criteria.length === 0 || weighs(criteria))
}

function hasTwice(parts: Rules['marking']['parts']): boolean {
  const keysOnce = (all: readonly Weighed[]) => new Set(all.map(({ key }) => key)).size === all.length
  return !keysOnce(parts) || !parts.every(({ criteria }) => keysOnce(criteria))
}
