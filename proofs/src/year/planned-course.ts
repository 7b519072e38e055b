import type { Random } from '../interleavings/random.ts'

/** What comes to a thesis beside what comes to all. */
export interface PlannedCourse {
  /** The student gives up before this step, counted from 0; null for all others. */
  givesUpAt: number | null
  isReturned: boolean
  isLate: boolean
  /** One who is asked for the committee says no; one does not answer until the days are over. */
  declinesSeat: boolean
  isSilent: boolean
  memberLeaves: boolean
  hasOutsider: boolean
  isMoved: boolean
  isCalledOff: boolean
  /** Examinations that fail. The second is the last. */
  failures: 0 | 1 | 2
  hasCorrections: boolean
  /** A decision changes a mark after the opening. */
  isMarkCorrected: boolean
}

const NOTHING: PlannedCourse = {
  givesUpAt: null,
  isReturned: false,
  isLate: false,
  declinesSeat: false,
  isSilent: false,
  memberLeaves: false,
  hasOutsider: false,
  isMoved: false,
  isCalledOff: false,
  failures: 0,
  hasCorrections: false,
  isMarkCorrected: false,
}

/** The first theses have these, so that a small department sees each of them. */
const DEALT: readonly Partial<PlannedCourse>[] = [
  { isReturned: true, hasOutsider: true },
  { isLate: true, memberLeaves: true, isMoved: true },
  { givesUpAt: 2 },
  { failures: 1, isCalledOff: true },
  { failures: 2 },
  { hasCorrections: true, declinesSeat: true },
  { isSilent: true, isMarkCorrected: true },
]

/** The course of the thesis that is accepted as the nth. */
export function plannedCourseOf(random: Random, nth: number): PlannedCourse {
  const dealt = DEALT[nth]
  return { ...NOTHING, ...(dealt ?? drawn(random)) }
}

function drawn(random: Random): Partial<PlannedCourse> {
  if (random.percent(4)) return { givesUpAt: random.below(4), isReturned: random.percent(40) }
  return {
    isReturned: random.percent(40),
    isLate: random.percent(20),
    declinesSeat: random.percent(12),
    isSilent: random.percent(6),
    memberLeaves: random.percent(5),
    hasOutsider: random.percent(15),
    isMoved: random.percent(10),
    isCalledOff: random.percent(5),
    failures: random.percent(5) ? (random.percent(20) ? 2 : 1) : 0,
    hasCorrections: random.percent(12),
    isMarkCorrected: random.percent(2),
  }
}
