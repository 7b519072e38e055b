import { committeeState } from '@diatrivi/domain/examination/committee/committee'
import { hasCommittee } from '@diatrivi/domain/examination/committee/committee.policy'
import {
  COMMITTEE_STANDINGS,
  type CommitteeStanding,
  committeeStanding,
} from '@diatrivi/domain/examination/committee/committee-standing'
import { isLiving } from '@diatrivi/domain/examination/committee/seat'
import { containsWords } from '@diatrivi/domain/shared/search-text'
import type { MemberActor } from '../../../platform/auth/session-actor.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import type { Inspections } from '../../../platform/inspections/inspections.ts'
import { inBatches } from '../../../platform/paging.ts'
import { fullName } from '../../../platform/text/full-name.ts'
import { listThesesWithSeats } from './department-committees.queries.ts'

interface Dependencies {
  db: Db
  inspections: Inspections
}

interface Wanted {
  search: string
  state: CommitteeStanding | null
}

/** The committees of a whole department, for its office. */
export function departmentCommittees({ db, inspections }: Dependencies) {
  return {
    /**
     * Committees that lack a member come first. How far a committee is depends on its rule book, so all of them are
     * read.
     */
    async list(actor: MemberActor, { search, state }: Wanted, { isWhole }: { isWhole: boolean }) {
      const shown: ReturnType<typeof standing>[] = []
      for await (const rows of inBatches((window) => listThesesWithSeats(db, actor.departmentId, window))) {
        const committees = rows.filter(({ rules }) => hasCommittee(rules)).map(standing)
        const fitting = committees.filter(
          (committee) =>
            (state === null || committee.state === state) && containsWords(namesIn(committee), search),
        )
        shown.push(...fitting)
      }
      if (isWhole) for (const { student } of shown) inspections.note(actor, 'list', student.id)
      return COMMITTEE_STANDINGS.flatMap((wanted) => shown.filter((one) => one.state === wanted))
    },
  }
}

export type DepartmentCommittees = ReturnType<typeof departmentCommittees>
export type ListedCommittee = Awaited<ReturnType<DepartmentCommittees['list']>>[number]

type Row = Awaited<ReturnType<typeof listThesesWithSeats>>[number]

function standing({ rules, seats, ...row }: Row) {
  return {
    ...row,
    state: committeeStanding(seats, rules),
    missing: committeeState(seats, rules).missing,
    seats: seats.filter(isLiving),
  }
}

function namesIn({ thesis, student, instructor, seats }: ReturnType<typeof standing>): string {
  return [
    thesis.title,
    fullName(student),
    fullName(instructor),
    ...seats.map(({ person }) => fullName(person)),
  ].join(' ')
}
