import type { Rules } from '@diatrivi/domain/department/rulebook/rules'
import { retraced } from '@diatrivi/domain/examination/marking/correction'
import {
  type MemberMark,
  type Outcome,
  openMarks,
  ownMark,
} from '@diatrivi/domain/examination/marking/marking'
import type { SeatPaperKind } from '@diatrivi/domain/examination/paper/issuable'
import { memberSheet } from '@diatrivi/domain/examination/paper/member-sheet'
import type {
  MinutesFacts,
  PaperFacts,
  SheetFacts,
  SummonsFacts,
} from '@diatrivi/domain/examination/paper/paper-facts'
import { paperSeats } from '@diatrivi/domain/examination/paper/paper-seats'
import { partMeans } from '@diatrivi/domain/examination/paper/part-means'
import { athensTime } from '@diatrivi/domain/shared/dates'
import { fullName } from '../../../../platform/text/full-name.ts'
import type { SeatRow } from '../../committee/committee.model.ts'
import {
  examinationFacts,
  examinedOf,
  issuerOf,
  legalBasisOf,
  memberOf,
  sittingOf,
  studentOf,
  supervisorOf,
  thesisOf,
} from './paper-facts.model.ts'
import type { ExaminationSource, PaperSources } from './paper-sources.queries.ts'

/** The seats that a paper of the kind can be about: docs/regulation.md#seat-papers. */
export function seatsOf(
  kind: SeatPaperKind,
  { seats }: PaperSources,
  examination: ExaminationSource | null,
): SeatRow[] {
  const marked = examination?.result ? seats.filter((seat) => givenBy(seat, examination).length > 0) : null
  return paperSeats(kind, seats, marked && new Set(marked.map(({ id }) => id)))
}

export function seatOf(
  kind: SeatPaperKind,
  sources: PaperSources,
  { examination, seatId }: { examination: ExaminationSource; seatId: number | null },
): SeatRow | null {
  return seatsOf(kind, sources, examination).find(({ id }) => id === seatId) ?? null
}

export function announcement(sources: PaperSources, examination: ExaminationSource): PaperFacts | null {
  const student = studentOf(sources)
  if (student === null) return null
  return {
    kind: 'announcement',
    language: examination.language,
    issuer: issuerOf(sources),
    student,
    thesis: thesisOf(sources),
    examination: examinationFacts(examination, sources),
    members: sittingOf(sources).map(memberOf),
  }
}

export function blankMinutes(sources: PaperSources, examination: ExaminationSource): PaperFacts | null {
  const examined = examinedOf(sources, examination)
  if (examined === null) return null
  const parts = sources.rules?.marking.parts ?? []
  return {
    kind: 'minutes_blank',
    ...examined,
    ...legalBasisOf(sources),
    members: sittingOf(sources).map(memberOf),
    parts: parts.length < 2 ? [] : parts.map(({ label, weight }) => ({ label, weight })),
  }
}

/** The members are those of the day, also where one has left since. */
export function minutes(sources: PaperSources, examination: ExaminationSource): MinutesFacts | null {
  const examined = examinedOf(sources, examination)
  const { result } = examination
  if (examined === null || result === null || sources.rules === null) return null
  const { marking } = sources.rules
  const examiners = examinersOf(sources, examination)
  const seats = examiners.map(({ seat }) => seat)
  const given = seats.flatMap((seat) => givenBy(seat, examination))
  return {
    kind: 'minutes',
    ...examined,
    ...legalBasisOf(sources),
    endsAt: examination.endedAt && athensTime(examination.endedAt),
    members: examiners.map(({ seat, ...one }) => ({ ...memberOf(seat), ...one })),
    parts: partMeans(given, marking),
    exact: { numerator: result.exactNumerator, denominator: result.exactDenominator },
    final: result.finalHundredths,
    outcome: result.outcome,
    ...failureOf(result.outcome, given, marking),
    correctionsDue: result.correctionsDue,
    vote: null,
    ...markCorrectionsOf(seats, examination, marking),
  }
}

/** The committee of the day, each with the own mark; null of a person who was absent, and before the marks are open. */
export function examinersOf({ seats, rules }: PaperSources, examination: ExaminationSource) {
  const present = new Map(examination.presence.map((one) => [one.seatId, one.presence]))
  return seats.flatMap((seat) => {
    const presence = present.get(seat.id)
    if (presence === undefined || rules === null) return []
    return [{ seat, presence, mark: markOf(seat, examination, rules.marking) }]
  })
}

export function summons(
  sources: PaperSources,
  examination: ExaminationSource,
  seat: SeatRow | null,
): SummonsFacts | null {
  const examined = examinedOf(sources, examination)
  if (examined === null || seat === null) return null
  return {
    kind: 'summons',
    ...examined,
    member: memberOf(seat),
    supervisor: supervisorOf(sources),
    members: sittingOf(sources).map(memberOf),
  }
}

/** Before the marks are opened there is none: nothing of them is read before. */
export function sheet(
  sources: PaperSources,
  examination: ExaminationSource,
  seat: SeatRow | null,
): SheetFacts | null {
  const examined = examinedOf(sources, examination)
  if (examined === null || seat === null || examination.result === null || sources.rules === null) return null
  const [given] = givenBy(seat, examination)
  if (given === undefined) return null
  const { marking } = sources.rules
  const corrections = correctedMarks(sources.seats, examination, marking)
    .filter(({ seatId }) => seatId === seat.id)
    .map(({ decision, reason, own }) => ({ decision, reason, ...own }))
  return {
    kind: 'sheet',
    ...examined,
    member: memberOf(seat),
    ...memberSheet(given, marking),
    ...(corrections.length === 0 ? {} : { markCorrections: corrections }),
  }
}

/** Left out where nothing was corrected: minutes that were issued before there were corrections stay the same. */
function markCorrectionsOf(
  seats: readonly SeatRow[],
  examination: ExaminationSource,
  rules: Rules['marking'],
): Pick<MinutesFacts, 'markCorrections'> {
  if (examination.markCorrections.length === 0) return {}
  return {
    markCorrections: correctedMarks(seats, examination, rules).flatMap((correction) => {
      const { seatId, decision, reason, own, final } = correction
      const seat = seats.find(({ id }) => id === seatId)
      if (seat === undefined) return []
      return [
        {
          member: fullName(seat.person),
          decision,
          reason,
          ...own,
          finalBefore: final.before,
          finalAfter: final.after,
        },
      ]
    }),
  }
}

/** What each decision has changed, the oldest first. */
function correctedMarks(seats: readonly SeatRow[], examination: ExaminationSource, rules: Rules['marking']) {
  const { markCorrections } = examination
  const marks = seats.flatMap((seat) =>
    givenBy(seat, examination).map((given) => ({ ...given, seatId: seat.id })),
  )
  const changes = retraced(marks, markCorrections, rules)
  return markCorrections.flatMap(({ seatId, decisionReference: decision, reason }, at) => {
    const change = changes[at]
    return change === undefined ? [] : [{ seatId, decision, reason, ...change }]
  })
}

function givenBy({ id, role }: SeatRow, { marks }: ExaminationSource) {
  const given = marks.find(({ seatId, sealedAt }) => seatId === id && sealedAt !== null)
  if (given === undefined) return []
  return [{ seat: role === 'supervisor' ? ('supervisor' as const) : ('member' as const), parts: given.parts }]
}

function markOf(seat: SeatRow, examination: ExaminationSource, rules: Rules['marking']): number | null {
  const [given] = givenBy(seat, examination)
  return given === undefined ? null : ownMark(given, rules)
}

/** Left out where the thesis passes. */
function failureOf(
  outcome: Outcome,
  given: readonly MemberMark[],
  rules: Rules['marking'],
): Pick<MinutesFacts, 'failure'> {
  const failure = outcome === 'failed' && given.length > 0 ? openMarks(given, rules).failure : null
  return failure === null ? {} : { failure }
}
