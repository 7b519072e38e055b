import { canMark, ownMarkingSeat } from '@diatrivi/domain/examination/marking/mark.policy'
import { wholeMark } from '@diatrivi/domain/examination/marking/marking'
import type { MemberActor } from '../../../platform/auth/session-actor.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import type { Inspections } from '../../../platform/inspections/inspections.ts'
import { type HeldMail, heldMailsOf } from '../../../platform/mail/paced-mail.repository.ts'
import { enforce, found } from '../../../platform/refusal/refusal.ts'
import type { HistoryService } from '../../thesis/history/history.service.ts'
import { findThesis } from '../../thesis/thesis/thesis.queries.ts'
import { findExamination } from '../examination/examination.queries.ts'
import type { MarkAsking } from './mark-asking.service.ts'
import { acceptCorrections } from './marking.repository.ts'
import type { MarkingChanges } from './marking-changes.ts'
import type { SheetWriting, WrittenSheet } from './sheet-writing.ts'
import type { ThesisMarking } from './thesis-marking.service.ts'

interface Dependencies {
  db: Db
  clock: Clock
  inspections: Inspections
  history: HistoryService
  asking: MarkAsking
  changes: MarkingChanges
  writing: SheetWriting
  thesisMarking: ThesisMarking
}

/** Marks that a committee gives one by one and reads together: docs/regulation.md#sealed-marks. */
export function markingService({
  db,
  clock,
  inspections,
  history,
  asking,
  changes: { changing, markingOf },
  writing,
  thesisMarking,
}: Dependencies) {
  return {
    async getSheet(actor: MemberActor, examinationId: number) {
      const { thesisId } = found(await findExamination(db, examinationId))
      const thesis = found(await findThesis(db, thesisId))
      const marking = await markingOf(db, examinationId, thesisId)
      enforce(canMark.seeSheet(actor, thesis, marking.facts))
      inspections.note(actor, 'thesis', thesis.studentId)
      return { thesis, marking, seat: found(ownMarkingSeat(actor, marking.facts)) }
    },

    save: (actor: MemberActor, examinationId: number, sheet: WrittenSheet): Promise<void> =>
      changing(examinationId, (tx, thesis, marking) => writing.save(tx, thesis, marking, actor, sheet)),

    confirm: (actor: MemberActor, examinationId: number): Promise<void> =>
      changing(examinationId, (tx, thesis, marking) => writing.confirm(tx, thesis, marking, actor)),

    /** To a member without an account; it ends the link before: docs/regulation.md#mark-by-link. */
    sendLink: (actor: MemberActor, examinationId: number, seatId: number): Promise<HeldMail[]> =>
      changing(examinationId, async (tx, thesis, { facts }) => {
        enforce(canMark.sendLink(actor, thesis, facts, seatId))
        await asking.ask(tx, thesis, facts, found(ownMarkingSeat({ seatId }, facts)))
        return heldMailsOf(tx)
      }),

    /** The thesis passes with the mark that waited for its corrections: docs/regulation.md#corrections. */
    acceptCorrections: (actor: MemberActor, examinationId: number, note: string | null): Promise<void> =>
      changing(examinationId, async (tx, thesis, { facts, result }) => {
        const open = result && { outcome: result.outcome, isAccepted: result.correctionsAcceptedAt !== null }
        enforce(canMark.acceptCorrections(actor, thesis, facts.seats, open))
        const { finalHundredths } = found(result)
        const at = clock.now()
        const { accountId: actorId } = actor
        await acceptCorrections(tx, examinationId, { note, at })
        const details = note === null ? {} : { note }
        await history.record(tx, { thesisId: thesis.id, actorId, what: 'corrections_accepted', details, at })
        await thesisMarking.enter(tx, thesis, { mark: wholeMark(finalHundredths), actorId }, at)
        await thesisMarking.tellStudent(tx, thesis, finalHundredths / 100, at)
      }),
  }
}

export type MarkingService = ReturnType<typeof markingService>
