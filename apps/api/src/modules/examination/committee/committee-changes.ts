import type { Rules } from '@diatrivi/domain/department/rulebook/rules'
import type { Db, Tx } from '../../../platform/database/transaction.ts'
import { type HeldMail, heldMailsOf } from '../../../platform/mail/paced-mail.repository.ts'
import { refusing } from '../../../platform/refusal/constraint-refusals.ts'
import { found } from '../../../platform/refusal/refusal.ts'
import { lockGroup } from '../../thesis/thesis/group-lock.queries.ts'
import type { ThesisInQuestion } from '../../thesis/thesis/thesis.model.ts'
import { lockThesis } from '../../thesis/thesis/thesis-lock.queries.ts'
import type { SeatRow } from './committee.model.ts'
import { findCommitteeRules, findSeat, listSeats } from './committee.queries.ts'
import { COMMITTEE_REFUSALS } from './committee.refusals.ts'

/** A thesis under its lock, with what the rules say of its committee and who sits in it. */
export interface Committee {
  thesis: ThesisInQuestion
  /** Null in the plain flow. */
  rules: Rules['committee'] | null
  seats: SeatRow[]
}

/** Under the lock of the thesis, so that what was read of its committee is still true when it is written upon. */
export function committeeChanges(db: Db) {
  function changing<Result>(
    thesisId: number,
    act: (tx: Tx, committee: Committee) => Promise<Result>,
  ): Promise<Result> {
    return refusing(COMMITTEE_REFUSALS, () =>
      db.transaction(async (tx) => {
        const thesis = found(await lockThesis(tx, thesisId))
        const rules = await findCommitteeRules(tx, thesisId)
        return act(tx, { thesis, rules, seats: await listSeats(tx, thesisId) })
      }),
    )
  }

  /** The same act for each thesis of those who share the topic, or for one alone; a refusal undoes all of it. */
  function changingLinked<Result>(
    { thesisId, linked }: { thesisId: number; linked: boolean },
    act: (tx: Tx, committee: Committee) => Promise<Result[]>,
  ): Promise<{ results: Result[]; held: HeldMail[] }> {
    return refusing(COMMITTEE_REFUSALS, () =>
      db.transaction(async (tx) => {
        const results: Result[] = []
        for (const thesis of await lockGroup(tx, thesisId, linked)) {
          const rules = await findCommitteeRules(tx, thesis.id)
          results.push(...(await act(tx, { thesis, rules, seats: await listSeats(tx, thesis.id) })))
        }
        return { results, held: heldMailsOf(tx) }
      }),
    )
  }

  return {
    changing,
    changingLinked,

    async changingSeat(
      seatId: number,
      act: (tx: Tx, committee: Committee, seat: SeatRow) => Promise<void>,
    ): Promise<HeldMail[]> {
      const { thesisId } = found(await findSeat(db, seatId))
      return changing(thesisId, async (tx, committee) => {
        await act(tx, committee, found(committee.seats.find(({ id }) => id === seatId)))
        return heldMailsOf(tx)
      })
    },
  }
}
