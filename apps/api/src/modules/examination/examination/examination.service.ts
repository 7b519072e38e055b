import type { Presence } from '@diatrivi/domain/examination/examination/examination'
import { canExamination, mayOverrideClash } from '@diatrivi/domain/examination/examination/examination.policy'
import { examiningSeats, missingForQuorum, quorumOf } from '@diatrivi/domain/examination/examination/presence'
import { allConfirmed } from '@diatrivi/domain/shared/confirmations'
import { athensDate, athensTime, compareDates, type IsoDate } from '@diatrivi/domain/shared/dates'
import type { MemberActor } from '../../../platform/auth/session-actor.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/database/transaction.ts'
import type { Inspections } from '../../../platform/inspections/inspections.ts'
import { type HeldMail, heldMailsOf } from '../../../platform/mail/paced-mail.repository.ts'
import { type Page, type PageWindow, readCapped } from '../../../platform/paging.ts'
import { refusing } from '../../../platform/refusal/constraint-refusals.ts'
import {
  enforce,
  enforceVersion,
  enforceWith,
  found,
  invalidFields,
  Refusal,
} from '../../../platform/refusal/refusal.ts'
import type { HistoryService } from '../../thesis/history/history.service.ts'
import type { NoticeService } from '../../thesis/notice/notice.service.ts'
import { listConfirmations } from '../../thesis/todo-list/todo-list.queries.ts'
import { clashesOf, type NamedClash } from './clash.queries.ts'
import type {
  ExaminationMarking,
  ExaminationPlan,
  ExaminationResults,
  Examined,
} from './examination.model.ts'
import {
  countExaminationsIn,
  type ExaminationRow,
  findExamination,
  findExaminationAhead,
  findTextMoment,
  type ListedExamination,
  listExaminationsIn,
  listOwnExaminations,
} from './examination.queries.ts'
import { EXAMINATION_REFUSALS, figuresOfPlan, shownDay, shownMoment } from './examination.refusals.ts'
import { insertExamination, insertPresence, updateExamination } from './examination.repository.ts'
import type { ExaminationCalendars } from './examination-calendars.ts'
import { readExaminationFacts } from './examination-facts.queries.ts'
import {
  lockAllExamined,
  lockExamined,
  lockForPlan,
  type OfTheses,
  readExamined,
} from './examination-locks.ts'
import { examinationEvent, factsOf, noticesToAll } from './examination-messages.ts'
import type { OutsideTelling } from './outside/outside-telling.service.ts'

interface Dependencies {
  db: Db
  clock: Clock
  inspections: Inspections
  history: HistoryService
  notices: NoticeService
  outside: OutsideTelling
  calendars: ExaminationCalendars
  results: ExaminationResults
  marking: ExaminationMarking
}

interface Moving {
  reason: string
  allAgree: boolean
  overrideReason: string | null
  linked: boolean
}

/** The day on which a student is examined: docs/regulation.md#examination. */
export function examinationService(deps: Dependencies) {
  const { db, clock, inspections, history, notices, outside, calendars, results, marking } = deps
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

    /** Sets the day: docs/regulation.md#plan-examination. */
    plan: (
      actor: MemberActor,
      of: OfTheses,
      plan: ExaminationPlan,
      overrideReason: string | null,
    ): Promise<{ id: number; held: HeldMail[] }> =>
      refusing(EXAMINATION_REFUSALS, () =>
        db.transaction(async (tx) => {
          const [named, ...others] = await lockForPlan(tx, actor, of, plan.place)
          const id = await planOne(tx, actor, named, plan, overrideReason)
          for (const other of others) await planOne(tx, actor, other, plan, overrideReason)
          return { id, held: heldMailsOf(tx) }
        }),
      ),

    /** To another time or place: docs/regulation.md#move-examination. */
    async move(
      actor: MemberActor,
      id: number,
      plan: ExaminationPlan,
      said: Moving,
      ifMatch: number | null,
    ): Promise<HeldMail[]> {
      const { thesisId } = found(await findExamination(db, id))
      return db.transaction(async (tx) => {
        const of = { thesisId, linked: said.linked }
        const [named, ...others] = await lockForPlan(tx, actor, of, plan.place)
        await moveOne(tx, actor, named, found(await findExamination(tx, id)), { plan, said, ifMatch })
        for (const other of others) {
          const ahead = await findExaminationAhead(tx, other.thesis.id)
          if (ahead !== null) await moveOne(tx, actor, other, ahead, { plan, said, ifMatch: null })
        }
        return heldMailsOf(tx)
      })
    },

    /** With the final text, and early enough: docs/regulation.md#announce-examination. */
    announce: (actor: MemberActor, id: number, ifMatch: number | null): Promise<HeldMail[]> =>
      changing(id, async (tx, examined, before) => {
        const { thesis, rules } = examined
        const textOn = dayOf(await findTextMoment(tx, thesis.id))
        const today = clock.today()
        enforceWith(canExamination.announce(actor, thesis, rules, before, { textOn, today }), {
          notice_too_short: { n: rules?.examination.noticeDays ?? 0 },
          text_too_late: { n: rules?.examination.textDays ?? 0 },
        })
        enforceVersion(ifMatch, before)
        const at = clock.now()
        await updateExamination(tx, id, { state: 'announced', announcedAt: at }, at)
        await tell(tx, examined, { id, actor, what: 'exam_announced', when: before })
      }),

    /** Says who was there, and what is to be corrected: docs/regulation.md#hold-examination. */
    hold: (
      actor: MemberActor,
      id: number,
      said: {
        presences: readonly { seatId: number; presence: Presence }[]
        corrections: { text: string; dueOn: IsoDate } | null
      },
      ifMatch: number | null,
    ): Promise<HeldMail[]> =>
      changing(id, async (tx, { thesis, rules, seats }, before) => {
        const textOn = dayOf(await findTextMoment(tx, thesis.id))
        const now = clock.now()
        const presences = said.presences.map(({ presence }) => presence)
        const missing = rules === null ? 0 : missingForQuorum(presences, quorumOf(rules))
        // A caller who may not, or not yet, is refused before the seats are looked at.
        for (const given of [null, presences]) {
          const decision = canExamination.hold(actor, thesis, rules, before, {
            now,
            textOn,
            presences: given,
          })
          enforceWith(decision, {
            too_early: { date: shownMoment(before.startsAt) },
            committee_incomplete: { n: missing },
          })
          if (given === null) enforceAllNamed(said.presences, examiningSeats(seats))
        }
        const { corrections } = said
        if (corrections !== null && compareDates(corrections.dueOn, clock.today()) < 0) {
          throw invalidFields({ 'corrections.dueOn': 'date_past' })
        }
        enforceVersion(ifMatch, before)
        await updateExamination(
          tx,
          id,
          {
            state: 'held',
            heldAt: now,
            // One that was planned before the rules asked for no day is held when it is, in no room.
            ...(before.startsAt > now && { startsAt: now, place: null, link: null, isPublic: false }),
            corrections: corrections?.text ?? null,
            correctionsDue: corrections?.dueOn ?? null,
          },
          now,
        )
        await insertPresence(tx, id, said.presences)
        const event = {
          what: 'exam_held',
          actorId: actor.accountId,
          at: now,
          details: { attempt: before.attempt },
        } as const
        await history.record(tx, examinationEvent(thesis, before, event))
        await marking.begin(tx, thesis, id)
      }),

    /** The attempt is not used up: docs/regulation.md#cancel-examination. */
    async cancel(
      actor: MemberActor,
      id: number,
      { reason, linked }: { reason: string; linked: boolean },
      ifMatch: number | null,
    ): Promise<HeldMail[]> {
      const { thesisId } = found(await findExamination(db, id))
      return db.transaction(async (tx) => {
        const [named, ...others] = await lockAllExamined(tx, { thesisId, linked })
        await cancelOne(tx, actor, named, found(await findExamination(tx, id)), { reason, ifMatch })
        for (const other of others) {
          const ahead = await findExaminationAhead(tx, other.thesis.id)
          if (ahead !== null) await cancelOne(tx, actor, other, ahead, { reason, ifMatch: null })
        }
        return heldMailsOf(tx)
      })
    },
  }

  async function planOne(
    tx: Tx,
    actor: MemberActor,
    examined: Examined,
    plan: ExaminationPlan,
    overrideReason: string | null,
  ): Promise<number> {
    const { thesis, rules } = examined
    const [facts, days] = [await factsFor(tx, examined), daysOf(plan)]
    enforceWith(
      canExamination.plan(actor, thesis, rules, facts, days),
      figuresOfPlan(facts, found(rules), days.today),
    )
    const override = await enforceFree(tx, actor, examined, plan, overrideReason)
    const attempt = facts.attempts + 1
    const { id: thesisId, studentId } = thesis
    const id = await insertExamination(tx, { ...plan, thesisId, studentId, attempt }, clock.now())
    await tell(tx, examined, { id, actor, what: 'exam_planned', when: plan, details: { attempt, override } })
    return id
  }

  async function moveOne(
    tx: Tx,
    actor: MemberActor,
    examined: Examined,
    before: ExaminationRow,
    { plan, said, ifMatch }: { plan: ExaminationPlan; said: Moving; ifMatch: number | null },
  ): Promise<void> {
    const { thesis, rules } = examined
    const [facts, days] = [await factsFor(tx, examined), daysOf(plan)]
    const decision = canExamination.move(actor, thesis, rules, before, facts, {
      ...days,
      allAgree: said.allAgree,
    })
    enforceWith(decision, figuresOfPlan(facts, found(rules), days.today))
    enforceVersion(ifMatch, before)
    const override = await enforceFree(tx, actor, examined, plan, said.overrideReason)
    await updateExamination(tx, before.id, { ...plan, revision: before.revision + 1 }, clock.now())
    const former = { formerDay: athensDate(before.startsAt), formerTime: athensTime(before.startsAt) }
    const change = { ...former, reason: said.reason }
    const details = { ...change, override }
    await tell(tx, examined, { id: before.id, actor, what: 'exam_moved', when: plan, details, facts: change })
  }

  async function cancelOne(
    tx: Tx,
    actor: MemberActor,
    examined: Examined,
    before: ExaminationRow,
    { reason, ifMatch }: { reason: string; ifMatch: number | null },
  ): Promise<void> {
    enforce(canExamination.cancel(actor, examined.thesis, examined.rules, before))
    enforceVersion(ifMatch, before)
    await updateExamination(tx, before.id, { state: 'cancelled', cancelReason: reason }, clock.now())
    const facts = { reason }
    await tell(tx, examined, {
      id: before.id,
      actor,
      what: 'exam_cancelled',
      when: before,
      details: facts,
      facts,
    })
  }

  async function changing(
    id: number,
    act: (tx: Tx, examined: Examined, before: ExaminationRow) => Promise<void>,
  ): Promise<HeldMail[]> {
    const { thesisId } = found(await findExamination(db, id))
    return db.transaction(async (tx) => {
      const examined = await lockExamined(tx, thesisId)
      await act(tx, examined, found(await findExamination(tx, id)))
      return heldMailsOf(tx)
    })
  }

  /** Rules that ask for no committee have no facts, and were refused before. */
  async function factsFor(tx: Tx, examined: Examined) {
    const areAllStepsConfirmed = allConfirmed(await listConfirmations(tx, examined.thesis.id))
    const own = await listOwnExaminations(tx, examined.thesis.id)
    const facts = await readExaminationFacts(tx, examined, own, areAllStepsConfirmed, results)
    if (facts === null) throw new Error('A thesis in progress with a committee has no supervisor in it.')
    return facts
  }

  function daysOf({ startsAt }: ExaminationPlan) {
    if (startsAt < clock.now() && athensDate(startsAt) === clock.today()) {
      throw invalidFields({ time: 'date_past' })
    }
    return { day: athensDate(startsAt), today: clock.today() }
  }

  /** Returns the reason by which the office went past a clash, null where there was none. */
  async function enforceFree(
    tx: Tx,
    actor: MemberActor,
    examined: Examined,
    plan: ExaminationPlan,
    reason: string | null,
  ): Promise<string | null> {
    const [clash] = await clashesOf(tx, examined, plan)
    if (clash === undefined) return null
    if (mayOverrideClash(actor, examined.thesis, reason)) return reason
    if (clash.kind === 'absence') {
      const [from, until] = [shownDay(clash.from), shownDay(clash.until)]
      throw new Refusal('person_absent', { facts: { name: clash.name, from, until } })
    }
    const time = athensTime(clash.startsAt)
    if (clash.name === null) throw new Refusal('room_clash', { facts: { time } })
    throw new Refusal('person_clash', { facts: { name: clash.name, time } })
  }

  async function tell(
    tx: Tx,
    examined: Examined,
    {
      id,
      actor: { accountId: actorId },
      what,
      when,
      details = {},
      facts = {},
    }: {
      id: number
      actor: MemberActor
      what: 'exam_planned' | 'exam_moved' | 'exam_announced' | 'exam_cancelled'
      when: { startsAt: Date; place: string | null }
      details?: Record<string, string | number | null>
      facts?: Record<string, string>
    },
  ): Promise<void> {
    const at = clock.now()
    await history.record(tx, examinationEvent(examined.thesis, when, { what, actorId, at, details }))
    const calendar = await calendars.of(tx, examined.thesis, id)
    const notice = { kind: what, facts: { ...factsOf(when), ...facts }, calendar, actorId }
    await notices.notify(tx, noticesToAll(examined, notice), at)
    await notices.notifyOffice(tx, { ...notice, thesis: examined.thesis }, at)
    const { formerDay: day, formerTime: time, reason } = facts
    const former = day === undefined || time === undefined ? undefined : { day, time }
    await outside.tell(tx, examined, id, { change: what, former, reason })
  }
}

export type ExaminationService = ReturnType<typeof examinationService>

function dayOf(moment: Date | null): IsoDate | null {
  return moment === null ? null : athensDate(moment)
}

/** Each examiner is named once, and no other person. */
function enforceAllNamed(presences: readonly { seatId: number }[], seats: readonly { id: number }[]): void {
  const left = new Set(seats.map(({ id }) => id))
  for (const [index, { seatId }] of presences.entries()) {
    if (!left.delete(seatId)) throw invalidFields({ [`presence.${index}.seatID`]: 'invalid' })
  }
  if (left.size > 0) throw invalidFields({ presence: 'required' })
}
