import { awaitedMarkers } from '@diatrivi/domain/examination/marking/mark.policy'
import type { MemberActor } from '../../../platform/auth/session-actor.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import {
  listLivingSeatsOf,
  listSeats,
  type OwnSeatRow,
} from '../../examination/committee/committee.queries.ts'
import {
  type ExaminationRow,
  listNewestExaminations,
} from '../../examination/examination/examination.queries.ts'
import { readMarking } from '../../examination/marking/marking.queries.ts'

export interface OwnSeatOfProcess extends OwnSeatRow {
  /** Null before one is planned. */
  examination: ExaminationRow | null
  owesMark: boolean
}

interface Dependencies {
  db: Db
  clock: Clock
}

/** The committees of a person: the seats, the day of each examination, and whose marks are awaited. */
export function ownSeatsService({ db, clock }: Dependencies) {
  async function owesMark(actor: MemberActor, seat: OwnSeatRow, examination: ExaminationRow) {
    const seats = await listSeats(db, seat.thesis.id)
    const asked = { examination, seats, rules: seat.rules.marking, now: clock.now() }
    const { facts } = await readMarking(db, asked)
    return awaitedMarkers(facts).some(({ accountId }) => accountId === actor.accountId)
  }

  return {
    async list(actor: MemberActor): Promise<OwnSeatOfProcess[]> {
      const seats = await listLivingSeatsOf(db, actor.accountId)
      const examinations = await listNewestExaminations(
        db,
        seats.map(({ thesis }) => thesis.id),
      )
      return Promise.all(
        seats.map(async (seat) => {
          const examination = examinations.get(seat.thesis.id) ?? null
          const isHeld = examination?.state === 'held'
          return { ...seat, examination, owesMark: isHeld && (await owesMark(actor, seat, examination)) }
        }),
      )
    },
  }
}

export type OwnSeatsService = ReturnType<typeof ownSeatsService>
