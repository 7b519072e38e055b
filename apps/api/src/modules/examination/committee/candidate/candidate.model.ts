import { categoryOf } from '@diatrivi/domain/department/staff/staff'
import type { Candidate, Sitting } from '@diatrivi/domain/examination/committee/may-sit'
import { isLiving } from '@diatrivi/domain/examination/committee/seat'
import type { CandidateRow, SeatRow } from '../committee.model.ts'

/** An instructor beside those who sit. */
export function sitterOf(person: Pick<CandidateRow, 'accountId' | 'email' | 'rank' | 'category'>): Sitting {
  const { accountId, email } = person
  return { accountId, outsidePersonId: null, email, category: categoryOf(person) }
}

/** The same with what to mind about him or her. */
export function candidateOf(person: CandidateRow, { isBusy }: { isBusy: boolean }): Candidate {
  const { contractEnd, absences } = person
  return { ...sitterOf(person), contractEnd, absences, isBusy }
}

/** The people who sit, or are asked to, as the rules judge them. */
export function sittingOf(seats: readonly SeatRow[]): Sitting[] {
  return seats.filter(isLiving).map(({ accountId, outsidePersonId, email, person }) => ({
    accountId,
    outsidePersonId,
    email,
    category: accountId === null ? null : categoryOf(person),
  }))
}
