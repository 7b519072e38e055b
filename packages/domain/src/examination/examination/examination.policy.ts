import type { Rules } from '../../department/rulebook/rules.ts'
import type { Actor } from '../../people/account/role.ts'
import { addDays, athensDate, compareDates, daysBetween, type IsoDate } from '../../shared/dates.ts'
import { allowed, type Decision, firstRefusal, refused } from '../../shared/decision.ts'
import { isSecretaryOf, isStudentOf, ownedByInstructor } from '../../thesis/thesis/thesis.policy.ts'
import { type ThesisFacts, thesisState } from '../../thesis/thesis/thesis.ts'
import { hasCommittee, type PersonsSeat } from '../committee/committee.policy.ts'
import { committeeState } from '../committee/committee.ts'
import {
  afterExaminationAction,
  type ExaminationAction,
  type ExaminationState,
  type Presence,
} from './examination.ts'
import { type ExaminationFacts, type PlanRefusal, planRefusal } from './plan.ts'
import { examiningSeats, missingForQuorum, quorumOf } from './presence.ts'

/** The rules of a thesis that its examination obeys; null in the plain flow, which knows none. */
export type ExaminationRules = Pick<Rules, 'committee' | 'examination'> | null

/** An examination that a person acts upon. */
export interface ExaminationInQuestion {
  state: ExaminationState
  startsAt: Date
}

export type ExaminationRefusal =
  | 'not_found'
  | 'not_owner'
  | 'no_committee'
  | 'no_presentation'
  | 'has_presentation'
  | 'not_in_progress'
  | 'examination_over'
  | 'already_announced'
  | 'notice_too_short'
  | 'text_missing'
  | 'text_too_late'
  | PlanRefusal

type ExaminationDecision = Decision<ExaminationRefusal>

interface Days {
  /** The day of the examination. */
  day: IsoDate
  today: IsoDate
}

/** A person with an account, or the member who has the link of a seat. */
export type AskedAboutDates = Actor | { seatId: number }

/** Who is asked about dates: the student, and those who examine. */
export function isAskedAboutDates(
  actor: AskedAboutDates,
  thesis: Pick<ThesisFacts, 'studentId'>,
  seats: readonly PersonsSeat[],
): boolean {
  const isOwn = ({ id, accountId }: PersonsSeat) =>
    'seatId' in actor ? id === actor.seatId : accountId === actor.accountId
  return ('accountId' in actor && isStudentOf(actor, thesis)) || examiningSeats(seats).some(isOwn)
}

/** Only the office goes past a clash, and says why. */
export function mayOverrideClash(actor: Actor, thesis: ThesisFacts, reason: string | null): boolean {
  return reason !== null && isSecretaryOf(actor, thesis)
}

/** While a student works on a thesis whose rules ask for a committee. */
function isExamined(thesis: ThesisFacts, rules: ExaminationRules): ExaminationDecision {
  return firstRefusal<ExaminationRefusal>(
    hasCommittee(rules?.committee ?? null) ? allowed : refused('no_committee'),
    thesisState(thesis) === 'inProgress' ? allowed : refused('not_in_progress'),
  )
}

/** Where a thesis is read and not presented there is no day to arrange: docs/regulation.md#no-presentation. */
function hasDay(rules: ExaminationRules): ExaminationDecision {
  return (rules?.examination.hasPresentation ?? true) ? allowed : refused('no_presentation')
}

/** The instructor of the thesis and the office of the department: docs/regulation.md#plan-examination. */
function arrange(actor: Actor, thesis: ThesisFacts, rules: ExaminationRules): ExaminationDecision {
  return firstRefusal<ExaminationRefusal>(
    isSecretaryOf(actor, thesis) ? allowed : ownedByInstructor(actor, thesis),
    isExamined(thesis, rules),
  )
}

function can(examination: ExaminationInQuestion, act: ExaminationAction): ExaminationDecision {
  if (afterExaminationAction(examination.state, act) !== null) return allowed
  return refused(
    act === 'announce' && examination.state === 'announced' ? 'already_announced' : 'examination_over',
  )
}

function hasText(textOn: IsoDate | null): ExaminationDecision {
  return textOn === null ? refused('text_missing') : allowed
}

export const canExamination = {
  /** Dates that the student and the committee are asked about: docs/regulation.md#offer-dates. */
  offerDates: (
    actor: Actor,
    thesis: ThesisFacts,
    rules: ExaminationRules,
    { hasLiveExamination, attempts }: Pick<ExaminationFacts, 'hasLiveExamination' | 'attempts'>,
  ): ExaminationDecision =>
    firstRefusal<ExaminationRefusal>(
      ownedByInstructor(actor, thesis),
      isExamined(thesis, rules),
      hasDay(rules),
      hasLiveExamination ? refused('examination_planned') : allowed,
      rules !== null && attempts >= rules.examination.attempts ? refused('attempts_used') : allowed,
    ),

  answerDates: (
    actor: AskedAboutDates,
    thesis: ThesisFacts,
    rules: ExaminationRules,
    seats: readonly PersonsSeat[],
    { hasLiveExamination }: Pick<ExaminationFacts, 'hasLiveExamination'>,
  ): ExaminationDecision =>
    firstRefusal<ExaminationRefusal>(
      isAskedAboutDates(actor, thesis, seats) ? allowed : refused('not_found'),
      isExamined(thesis, rules),
      hasLiveExamination ? refused('examination_planned') : allowed,
    ),

  findClashes: arrange,
  listPlaces: arrange,

  plan: (
    actor: Actor,
    thesis: ThesisFacts,
    rules: ExaminationRules,
    facts: ExaminationFacts,
    days: Days,
  ): ExaminationDecision =>
    firstRefusal<ExaminationRefusal>(
      arrange(actor, thesis, rules),
      hasDay(rules),
      rules === null ? allowed : planned(facts, rules, days),
    ),

  /** After an announcement the days of notice hold for the new date too, unless all agree: docs/regulation.md#move-examination. */
  move: (
    actor: Actor,
    thesis: ThesisFacts,
    rules: ExaminationRules,
    examination: ExaminationInQuestion,
    facts: ExaminationFacts,
    days: Days & { allAgree: boolean },
  ): ExaminationDecision =>
    firstRefusal<ExaminationRefusal>(
      arrange(actor, thesis, rules),
      hasDay(rules),
      can(examination, 'move'),
      rules === null ? allowed : planned({ ...facts, hasLiveExamination: false }, rules, days),
      examination.state === 'announced' && !days.allAgree ? inTime(rules, days) : allowed,
    ),

  /** With the final text, and early enough: docs/regulation.md#announce-examination. */
  announce: (
    actor: Actor,
    thesis: ThesisFacts,
    rules: ExaminationRules,
    examination: ExaminationInQuestion,
    { textOn, today }: { textOn: IsoDate | null; today: IsoDate },
  ): ExaminationDecision => {
    const day = athensDate(examination.startsAt)
    const lastDay = addDays(day, -(rules?.examination.textDays ?? 0))
    return firstRefusal<ExaminationRefusal>(
      arrange(actor, thesis, rules),
      hasDay(rules),
      can(examination, 'announce'),
      hasText(textOn),
      textOn !== null && compareDates(textOn, lastDay) > 0 ? refused('text_too_late') : allowed,
      inTime(rules, { day, today }),
    )
  },

  /**
   * The instructor says who was there. Without a presentation the hour is not waited for, but for the text:
   * docs/regulation.md#hold-examination.
   */
  hold: (
    actor: Actor,
    thesis: ThesisFacts,
    rules: ExaminationRules,
    examination: ExaminationInQuestion,
    { now, textOn, presences }: { now: Date; textOn: IsoDate | null; presences: readonly Presence[] | null },
  ): ExaminationDecision => {
    const hasPresentation = rules?.examination.hasPresentation ?? true
    const hasBegun = now.getTime() >= examination.startsAt.getTime()
    return firstRefusal<ExaminationRefusal>(
      ownedByInstructor(actor, thesis),
      isExamined(thesis, rules),
      can(examination, 'hold'),
      hasPresentation && !hasBegun ? refused('too_early') : allowed,
      hasPresentation ? allowed : hasText(textOn),
      presences === null || rules === null || missingForQuorum(presences, quorumOf(rules)) === 0
        ? allowed
        : refused('committee_incomplete'),
    )
  },

  /**
   * A thesis that is not presented: its marking is opened today, once the text and the committee are there and today is
   * a day on which it may be examined: docs/regulation.md#no-presentation.
   */
  openMarking: (
    actor: Actor,
    thesis: ThesisFacts,
    rules: ExaminationRules,
    facts: ExaminationFacts,
    { today, textOn }: { today: IsoDate; textOn: IsoDate | null },
  ): ExaminationDecision =>
    firstRefusal<ExaminationRefusal>(
      ownedByInstructor(actor, thesis),
      isExamined(thesis, rules),
      hasDay(rules).allowed ? refused('has_presentation') : allowed,
      rules === null ? allowed : planned(facts, rules, { day: today, today }),
      hasText(textOn),
    ),

  cancel: (
    actor: Actor,
    thesis: ThesisFacts,
    rules: ExaminationRules,
    examination: ExaminationInQuestion,
  ): ExaminationDecision => firstRefusal(arrange(actor, thesis, rules), can(examination, 'cancel')),
}

function planned(
  facts: ExaminationFacts,
  rules: NonNullable<ExaminationRules>,
  days: Days,
): ExaminationDecision {
  const refusal = planRefusal(facts, rules.examination, days)
  return refusal === null ? allowed : refused(refusal)
}

function inTime(rules: ExaminationRules, { day, today }: Days): ExaminationDecision {
  const isLate = daysBetween(today, day) < (rules?.examination.noticeDays ?? 0)
  return isLate ? refused('notice_too_short') : allowed
}

/** The seats of a committee as the plan asks for them. */
export function seatsOf(
  seats: readonly PersonsSeat[],
  { size }: Pick<Rules['committee'], 'size'>,
): ExaminationFacts['seats'] {
  return { size, accepted: size - committeeState(seats, { size }).missing }
}
