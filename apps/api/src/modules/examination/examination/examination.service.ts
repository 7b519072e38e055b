import { canExamination } from '@diatrivi/domain/examination/examination/examination.policy'
import type { MarkingFacts, MarkingSeat } from '@diatrivi/domain/examination/marking/mark.policy'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { PlanWarning } from '@diatrivi/domain/thesis/thesis/plan-warning'
import type { MemberActor } from '../../../platform/auth/session-actor.ts'
import type { Caller } from '../../../platform/caller.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { type HeldMail, heldMailsOf } from '../../../platform/mail/paced-mail.repository.ts'
import { type Page, type PageWindow, readCapped } from '../../../platform/paging.ts'
import { refusing } from '../../../platform/refusal/constraint-refusals.ts'
import { enforce, found } from '../../../platform/refusal/refusal.ts'
import type { NoticeCalendar } from '../../thesis/notice/notice.model.ts'
import type { ThesisInQuestion } from '../../thesis/thesis/thesis.model.ts'
import { lockThesisOfSeat } from '../committee/committee.queries.ts'
import { announceExamination } from './announce-examination.ts'
import { cancelExamination } from './cancel-examination.ts'
import { clashesOf, type NamedClash } from './clash/clash.queries.ts'
import { answerDates, type DateAnswers } from './date/answer-dates.ts'
import { type OfferedDates, offerDates } from './date/offer-dates.ts'
import { type DatesByLinkRow, readDatesByLink } from './date/read-dates-by-link.ts'
import { endExamination } from './end-examination.ts'
import type {
  AskedCorrections,
  ExaminationDependencies,
  ExaminationPlan,
  OfTheses,
} from './examination.model.ts'
import {
  countExaminationsIn,
  findExamination,
  type ListedExamination,
  listExaminationsIn,
  listPlacesIn,
} from './examination.queries.ts'
import { EXAMINATION_REFUSALS } from './examination.refusals.ts'
import { type Held, holdExamination } from './hold-examination.ts'
import { lockExamined, readExamined, readExaminedOf } from './lock-examined.ts'
import { askMarker } from './mark-request/ask-marker.ts'
import { askMarkers } from './mark-request/ask-markers.ts'
import { openMarking } from './mark-request/open-marking.ts'
import { type Moving, moveExamination } from './move-examination.ts'
import { planExamination } from './plan-examination.ts'
import { acceptCorrections, insertResult, updateResult } from './result/result.repository.ts'

export interface Arranged {
  /** What the rules only point out. */
  warnings: PlanWarning[]
  /** The mails that leave later. */
  held: HeldMail[]
}

/** The day on which a student is examined: docs/regulation.md#examination. */
export function examinationService(deps: ExaminationDependencies) {
  const { db, inspections, requestThrottle, signedLinks } = deps

  /** Returns the mails of the action that leave later. */
  function mailing(act: (tx: Tx) => Promise<void>): Promise<HeldMail[]> {
    return db.transaction(async (tx) => {
      await act(tx)
      return heldMailsOf(tx)
    })
  }

  /** The same with what the rules only point out. */
  function arranging(act: (tx: Tx) => Promise<PlanWarning[]>): Promise<Arranged> {
    return db.transaction(async (tx) => ({ warnings: await act(tx), held: heldMailsOf(tx) }))
  }

  return {
    async list(
      actor: MemberActor,
      days: { from?: IsoDate | undefined; until?: IsoDate | undefined },
      window: PageWindow | null,
    ): Promise<Page<ListedExamination[]>> {
      const page = await readCapped(
        window,
        (rows) => listExaminationsIn(db, actor.departmentId, days, rows),
        () => countExaminationsIn(db, actor.departmentId, days),
      )
      if (window === null)
        for (const { student } of page.items) inspections.note(actor, 'list', student?.id ?? null)
      return page
    },

    async findClashes(
      actor: MemberActor,
      thesisId: number,
      wanted: Pick<ExaminationPlan, 'startsAt' | 'minutes' | 'place'>,
    ): Promise<NamedClash[]> {
      const examined = await readExamined(db, thesisId)
      enforce(canExamination.findClashes(actor, examined.thesis, examined.rules))
      return clashesOf(db, examined, wanted)
    },

    async listPlaces(actor: MemberActor, thesisId: number): Promise<string[]> {
      const { thesis, rules } = await readExamined(db, thesisId)
      enforce(canExamination.listPlaces(actor, thesis, rules))
      return listPlacesIn(db, thesis.departmentId)
    },

    offerDates: (actor: MemberActor, thesisId: number, offered: OfferedDates): Promise<Arranged> =>
      arranging((tx) => offerDates(deps, tx, actor, thesisId, offered)),

    answerDates: (actor: MemberActor, thesisId: number, answers: DateAnswers): Promise<void> =>
      db.transaction(async (tx) => answerDates(deps, tx, await lockExamined(tx, thesisId), actor, answers)),

    readDatesByLink: (code: string, caller: Caller): Promise<DatesByLinkRow> =>
      readDatesByLink(deps, code, caller),

    async answerDatesByLink(code: string, answers: DateAnswers, { address }: Caller): Promise<void> {
      await requestThrottle(address)
      const seatId = await signedLinks.read(db, code, 'dates')
      await db.transaction(async (tx) => {
        const examined = await readExaminedOf(tx, found(await lockThesisOfSeat(tx, seatId)))
        // Revoked while this one waited for the thesis, it acts no more.
        await signedLinks.redeem(tx, code, 'dates')
        await answerDates(deps, tx, examined, { seatId }, answers)
      })
    },

    plan: (
      actor: MemberActor,
      of: OfTheses,
      plan: ExaminationPlan,
      overrideReason: string | null,
    ): Promise<Arranged & { id: number }> =>
      refusing(EXAMINATION_REFUSALS, () =>
        db.transaction(async (tx) => {
          const planned = await planExamination(deps, tx, actor, of, plan, overrideReason)
          return { ...planned, held: heldMailsOf(tx) }
        }),
      ),

    async move(
      actor: MemberActor,
      id: number,
      plan: ExaminationPlan,
      { linked, ...said }: Moving & { linked: boolean },
      ifMatch: number | null,
    ): Promise<Arranged> {
      const { thesisId } = found(await findExamination(db, id))
      const of = { id, thesisId, linked }
      return arranging((tx) => moveExamination(deps, tx, actor, of, plan, said, ifMatch))
    },

    announce: (actor: MemberActor, id: number, ifMatch: number | null): Promise<HeldMail[]> =>
      mailing((tx) => announceExamination(deps, tx, actor, id, ifMatch)),

    hold: (actor: MemberActor, id: number, said: Held, ifMatch: number | null): Promise<HeldMail[]> =>
      mailing((tx) => holdExamination(deps, tx, actor, id, said, ifMatch)),

    openMarking: (
      actor: MemberActor,
      thesisId: number,
      corrections: AskedCorrections | null,
    ): Promise<Arranged> => arranging((tx) => openMarking(deps, tx, actor, thesisId, corrections)),

    async cancel(
      actor: MemberActor,
      id: number,
      { reason, linked }: { reason: string; linked: boolean },
      ifMatch: number | null,
    ): Promise<HeldMail[]> {
      const { thesisId } = found(await findExamination(db, id))
      return mailing((tx) => cancelExamination(deps, tx, actor, { id, thesisId, linked }, reason, ifMatch))
    },

    end: (
      tx: Tx,
      thesis: ThesisInQuestion,
      by: { actorId: number; reason: string },
    ): Promise<NoticeCalendar | null> => endExamination(deps, tx, thesis, by),

    askMarker: (tx: Tx, thesis: ThesisInQuestion, facts: MarkingFacts, seat: MarkingSeat): Promise<void> =>
      askMarker(deps, tx, thesis, facts, seat),

    askMarkers: (tx: Tx, thesis: ThesisInQuestion, facts: MarkingFacts): Promise<void> =>
      askMarkers(deps, tx, thesis, facts),

    /** What the marks come to, which a higher module keeps. The thesis is locked. */
    keepResult: insertResult,
    changeResult: updateResult,
    acceptCorrections,
  }
}

export type ExaminationService = ReturnType<typeof examinationService>
