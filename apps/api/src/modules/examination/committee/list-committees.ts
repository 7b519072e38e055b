import { committeeState } from '@diatrivi/domain/examination/committee/committee'
import { hasCommittee } from '@diatrivi/domain/examination/committee/committee.policy'
import {
  COMMITTEE_STATUSES,
  type CommitteeStatus,
  committeeStatus,
} from '@diatrivi/domain/examination/committee/committee-status'
import { isLiving } from '@diatrivi/domain/examination/committee/seat'
import { containsWords } from '@diatrivi/domain/shared/search-text'
import type { MemberActor } from '../../../platform/auth/session-actor.ts'
import { inBatches } from '../../../platform/paging.ts'
import { fullName } from '../../../platform/text/full-name.ts'
import type { CommitteeDependencies } from './committee.model.ts'
import { listThesesWithSeats } from './department-committees.queries.ts'

export interface WantedCommittees {
  search: string
  state: CommitteeStatus | null
}

/**
 * The committees of a whole department, for its office, those that lack a member first. How far a committee is depends on its
 * rule book, so all of them are read.
 */
export async function listCommittees(
  { db, inspections }: Pick<CommitteeDependencies, 'db' | 'inspections'>,
  actor: MemberActor,
  { search, state }: WantedCommittees,
  { isWhole }: { isWhole: boolean },
) {
  const shown: ReturnType<typeof status>[] = []
  for await (const rows of inBatches((window) => listThesesWithSeats(db, actor.departmentId, window))) {
    const committees = rows.filter(({ rules }) => hasCommittee(rules)).map(status)
    const fitting = committees.filter(
      (committee) =>
        (state === null || committee.state === state) && containsWords(namesIn(committee), search),
    )
    shown.push(...fitting)
  }
  if (isWhole) for (const { student } of shown) inspections.note(actor, 'list', student.id)
  return COMMITTEE_STATUSES.flatMap((wanted) => shown.filter((one) => one.state === wanted))
}

export type ListedCommittee = Awaited<ReturnType<typeof listCommittees>>[number]

type Row = Awaited<ReturnType<typeof listThesesWithSeats>>[number]

function status({ rules, seats, ...row }: Row) {
  return {
    ...row,
    state: committeeStatus(seats, rules),
    missing: committeeState(seats, rules).missing,
    seats: seats.filter(isLiving),
  }
}

function namesIn({ thesis, student, instructor, seats }: ReturnType<typeof status>): string {
  return [
    thesis.title,
    fullName(student),
    fullName(instructor),
    ...seats.map(({ person }) => fullName(person)),
  ].join(' ')
}
