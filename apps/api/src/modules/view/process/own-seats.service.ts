import { awaitedMarkers } from '@diatrivi/domain/examination/marking/mark.policy'
import type { MemberActor } from '../../../platform/auth/session-actor.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import { found } from '../../../platform/refusal/refusal.ts'
import { listLivingSeatsOf, type OwnSeatRow } from '../../examination/committee/committee.queries.ts'
import type { OtherExamination } from '../../examination/committee/examination-ahead.model.ts'
import { findBusy } from '../../examination/examination/clash/busy.queries.ts'
import type { ExaminationRow } from '../../examination/examination/examination.queries.ts'
import { listMarkingsOfTheses } from '../../examination/marking/marking.queries.ts'
import { findAccount } from '../../people/account/account.queries.ts'

export interface OwnSeatOfProcess extends OwnSeatRow {
  /** Null before one is planned. */
  examination: ExaminationRow | null
  /** Another examination of the person at the hour of this one, before a seat is accepted. */
  busy: OtherExamination | null
  owesMark: boolean
}

interface Dependencies {
  db: Db
  clock: Clock
}

/** The committees of a person: the seats, the day of each examination, and whose marks are awaited. */
export function ownSeatsService({ db, clock }: Dependencies) {
  return {
    async list(actor: MemberActor): Promise<OwnSeatOfProcess[]> {
      const seats = await listLivingSeatsOf(db, actor.accountId)
      const thesisIds = seats.map(({ thesis }) => thesis.id)
      const markings = await listMarkingsOfTheses(db, { thesisIds, now: clock.now() })
      const busy = new Map<number, OtherExamination>()
      for (const { id, thesis } of seats.filter(({ state }) => state === 'invited')) {
        const person = found(await findAccount(db, actor.accountId))
        const people = [{ accountId: person.id, email: person.email }]
        const [other] = (await findBusy(db, thesis.id, people)).values()
        if (other !== undefined) busy.set(id, other)
      }
      return seats.map((seat) => {
        const [newest] = markings.get(seat.thesis.id) ?? []
        const awaited = newest === undefined ? [] : awaitedMarkers(newest.marking.facts)
        const owesMark = awaited.some(({ accountId }) => accountId === actor.accountId)
        return {
          ...seat,
          examination: newest?.marking.examination ?? null,
          busy: busy.get(seat.id) ?? null,
          owesMark,
        }
      })
    },
  }
}

export type OwnSeatsService = ReturnType<typeof ownSeatsService>
