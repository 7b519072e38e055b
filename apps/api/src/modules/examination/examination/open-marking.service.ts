import { canExamination } from '@diatrivi/domain/examination/examination/examination.policy'
import { examiningSeats } from '@diatrivi/domain/examination/examination/presence'
import { allConfirmed } from '@diatrivi/domain/shared/confirmations'
import { athensDate, compareDates, type IsoDate } from '@diatrivi/domain/shared/dates'
import type { MemberActor } from '../../../platform/auth/session-actor.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import { type HeldMail, heldMailsOf } from '../../../platform/mail/paced-mail.repository.ts'
import { enforceWith, found, invalidFields } from '../../../platform/refusal/refusal.ts'
import type { HistoryService } from '../../thesis/history/history.service.ts'
import { listConfirmations } from '../../thesis/todo-list/todo-list.queries.ts'
import type { ExaminationMarking, ExaminationResults } from './examination.model.ts'
import { findTextMoment, listOwnExaminations } from './examination.queries.ts'
import { figuresOfPlan } from './examination.refusals.ts'
import {
  deleteDateOptions,
  insertExamination,
  insertPresence,
  updateExamination,
} from './examination.repository.ts'
import { readExaminationFacts } from './examination-facts.queries.ts'
import { lockExamined } from './examination-locks.ts'
import { examinationEvent } from './examination-messages.ts'

interface Dependencies {
  db: Db
  clock: Clock
  history: HistoryService
  results: ExaminationResults
  marking: ExaminationMarking
}

/** The examination of a thesis that is not presented: docs/regulation.md#no-presentation. */
export function markingOpening({ db, clock, history, results, marking }: Dependencies) {
  return {
    /** It is held at this moment by all who examine, at no place and not in public. */
    open: (
      actor: MemberActor,
      thesisId: number,
      corrections: { text: string; dueOn: IsoDate } | null,
    ): Promise<HeldMail[]> =>
      db.transaction(async (tx) => {
        const examined = await lockExamined(tx, thesisId)
        const { thesis, rules, seats } = examined
        const own = await listOwnExaminations(tx, thesisId)
        const areAllStepsConfirmed = allConfirmed(await listConfirmations(tx, thesisId))
        const facts = found(await readExaminationFacts(tx, examined, own, areAllStepsConfirmed, results))
        const moment = await findTextMoment(tx, thesisId)
        const [now, today] = [clock.now(), clock.today()]
        const textOn = moment === null ? null : athensDate(moment)
        const asked = found(rules)
        enforceWith(
          canExamination.openMarking(actor, thesis, rules, facts, { today, textOn }),
          figuresOfPlan(facts, asked, today),
        )
        if (corrections !== null && compareDates(corrections.dueOn, today) < 0) {
          throw invalidFields({ 'corrections.dueOn': 'date_past' })
        }
        const attempt = facts.attempts + 1
        const when = { startsAt: now, place: null }
        const { minutes } = asked.examination
        const nowhere = { link: null, isPublic: false, language: 'el' } as const
        const id = await insertExamination(
          tx,
          { ...when, ...nowhere, minutes, thesisId, studentId: thesis.studentId, attempt },
          now,
        )
        const asks = { corrections: corrections?.text ?? null, correctionsDue: corrections?.dueOn ?? null }
        await updateExamination(tx, id, { state: 'held', heldAt: now, ...asks }, now)
        await deleteDateOptions(tx, thesisId)
        const present = examiningSeats(seats).map((seat) => ({
          seatId: seat.id,
          presence: 'present' as const,
        }))
        await insertPresence(tx, id, present)
        const event = { what: 'exam_held', actorId: actor.accountId, at: now, details: { attempt } } as const
        await history.record(tx, examinationEvent(thesis, when, event))
        await marking.begin(tx, thesis, id)
        return heldMailsOf(tx)
      }),
  }
}

export type MarkingOpening = ReturnType<typeof markingOpening>
