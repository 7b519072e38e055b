import { canMark, ownMarkingSeat } from '@diatrivi/domain/examination/marking/mark.policy'
import type { MemberActor } from '../../../platform/auth/session-actor.ts'
import type { Caller } from '../../../platform/caller.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { type HeldMail, heldMailsOf } from '../../../platform/mail/paced-mail.repository.ts'
import { refusing } from '../../../platform/refusal/constraint-refusals.ts'
import { enforce, found } from '../../../platform/refusal/refusal.ts'
import type { ThesisInQuestion } from '../../thesis/thesis/thesis.model.ts'
import { findThesis } from '../../thesis/thesis/thesis.queries.ts'
import { THESIS_REFUSALS } from '../../thesis/thesis/thesis.refusals.ts'
import { findExamination } from '../examination/examination.queries.ts'
import { acceptCorrections } from './accept-corrections.ts'
import { actByLink, type MarkProof } from './by-link/act-by-link.ts'
import { readMarkByLink, readTextByLink } from './by-link/read-mark-by-link.ts'
import { sendMarkCode } from './by-link/send-mark-code.ts'
import { confirmMark } from './confirm-mark.ts'
import { correctMark, type WrittenCorrection } from './correct-mark.ts'
import { enterMark } from './enter-mark.ts'
import { lockMarking } from './lock-marking.ts'
import type { LockedMarking, MarkDependencies } from './marking.model.ts'
import { findMarking } from './marking.queries.ts'
import { notifyMarked } from './notify-marked.ts'
import { saveMark, type WrittenSheet } from './save-mark.ts'

/** Marks that a committee gives one by one and reads together: docs/regulation.md#sealed-marks. */
export function markService(deps: MarkDependencies) {
  const { db, clock, inspections, examinations } = deps

  function changing<Result>(
    examinationId: number,
    act: (tx: Tx, locked: LockedMarking) => Promise<Result>,
  ): Promise<Result> {
    return db.transaction(async (tx) => act(tx, await lockMarking(deps, tx, examinationId)))
  }

  return {
    async getSheet(actor: MemberActor, examinationId: number) {
      const { thesisId } = found(await findExamination(db, examinationId))
      const thesis = found(await findThesis(db, thesisId))
      const { marking } = found(await findMarking(db, { thesisId, examinationId, now: clock.now() }))
      enforce(canMark.seeSheet(actor, thesis, marking.facts))
      inspections.note(actor, 'thesis', thesis.studentId)
      return { thesis, marking, seat: found(ownMarkingSeat(actor, marking.facts)) }
    },

    save: (actor: MemberActor, examinationId: number, sheet: WrittenSheet): Promise<void> =>
      changing(examinationId, (tx, locked) => saveMark(deps, tx, locked, actor, sheet)),

    confirm: (actor: MemberActor, examinationId: number): Promise<void> =>
      changing(examinationId, (tx, locked) => confirmMark(deps, tx, locked, actor)),

    /** To a member without an account; it ends the link before: docs/regulation.md#mark-by-link. */
    sendLink: (actor: MemberActor, examinationId: number, seatId: number): Promise<HeldMail[]> =>
      changing(examinationId, async (tx, { thesis, marking: { facts } }) => {
        enforce(canMark.sendLink(actor, thesis, facts, seatId))
        await examinations.askMarker(tx, thesis, facts, found(ownMarkingSeat({ seatId }, facts)))
        return heldMailsOf(tx)
      }),

    acceptCorrections: (actor: MemberActor, examinationId: number, note: string | null): Promise<void> =>
      changing(examinationId, (tx, locked) => acceptCorrections(deps, tx, locked, actor, note)),

    correct: (actor: MemberActor, examinationId: number, written: WrittenCorrection): Promise<void> =>
      refusing(THESIS_REFUSALS, () =>
        changing(examinationId, (tx, locked) => correctMark(deps, tx, locked, actor, written)),
      ),

    readByLink: (code: string, pin: string | null, caller: Caller) => readMarkByLink(deps, code, pin, caller),

    readTextByLink: (code: string, caller: Caller) => readTextByLink(deps, code, caller),

    sendCode: (code: string, caller: Caller): Promise<void> => sendMarkCode(deps, code, caller),

    saveByLink: (proof: MarkProof, sheet: WrittenSheet, caller: Caller): Promise<void> =>
      actByLink(deps, proof, caller, (tx, locked, marker) => saveMark(deps, tx, locked, marker, sheet)),

    confirmByLink: (proof: MarkProof, caller: Caller): Promise<void> =>
      actByLink(deps, proof, caller, (tx, locked, marker) => confirmMark(deps, tx, locked, marker)),

    /** The mark that an instructor gives alone. The caller has locked the thesis and asked the rules. */
    async enter(
      tx: Tx,
      thesis: ThesisInQuestion,
      { mark, actorId }: { mark: number; actorId: number },
      at: Date,
    ): Promise<void> {
      await enterMark(deps, tx, thesis, { mark, actorId }, at)
      await notifyMarked(deps, tx, thesis, mark, at)
    },
  }
}

export type MarkService = ReturnType<typeof markService>
