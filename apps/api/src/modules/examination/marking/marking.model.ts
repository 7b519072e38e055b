import type { MarkingRules } from '@diatrivi/domain/department/rulebook/marking-rules'
import { countedParts } from '@diatrivi/domain/examination/marking/correction'
import type { MarkingFacts } from '@diatrivi/domain/examination/marking/mark.policy'
import type { RequestThrottle } from '../../../platform/auth/request-throttle.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import type { Inspections } from '../../../platform/inspections/inspections.ts'
import type { HistoryService } from '../../thesis/history/history.service.ts'
import type { NoticeService } from '../../thesis/notice/notice.service.ts'
import type { ThesisInQuestion } from '../../thesis/thesis/thesis.model.ts'
import type { ThesisService } from '../../thesis/thesis/thesis.service.ts'
import type { SeatRow } from '../committee/committee.model.ts'
import type { SignedLinks } from '../committee/link/signed-links.service.ts'
import type { ExaminationRow, PresenceRow } from '../examination/examination.queries.ts'
import type { ExaminationService } from '../examination/examination.service.ts'
import type { ResultRow } from '../examination/result/outcome.queries.ts'
import type { markCorrection, memberMark } from './tables.ts'

export type { ResultRow }
export type MemberMarkRow = typeof memberMark.$inferSelect
export type MarkCorrectionRow = typeof markCorrection.$inferSelect

/** An examination with what was written when it was held and marked. */
export interface MarkedExamination extends ExaminationRow {
  /** Who of the committee took part; empty before it is held. */
  presence: PresenceRow[]
  /** Null before the marks are opened. */
  result: ResultRow | null
  /** As they were given, sealed or not. */
  marks: MemberMarkRow[]
  /** Decisions about them since the opening, the oldest first. */
  markCorrections: MarkCorrectionRow[]
}

/** An examination with everything that its marks hang on. Nothing of it goes out before the rules are asked. */
export interface Marking {
  examination: ExaminationRow
  seats: SeatRow[]
  /** As they count: with what decisions have put in the place of what was sealed. */
  marks: MemberMarkRow[]
  /** Decisions about them since the opening, the oldest first. */
  markCorrections: MarkCorrectionRow[]
  /** Null before the opening. */
  result: ResultRow | null
  facts: MarkingFacts
}

export interface FoundMarking {
  marking: Marking
  isNewest: boolean
  /** No other examination may follow this one. */
  areAttemptsUsed: boolean
}

/** A marking with its thesis, which is locked: of two last seals the second sees what the first has written. */
export interface LockedMarking extends FoundMarking {
  thesis: ThesisInQuestion
}

/** What the actions on marks need; each names its part. */
export interface MarkDependencies {
  db: Db
  clock: Clock
  inspections: Inspections
  requestThrottle: RequestThrottle
  theses: ThesisService
  history: HistoryService
  notices: NoticeService
  signedLinks: SignedLinks
  examinations: ExaminationService
}

/** @param beside all seats of its thesis and the rules that it is marked by */
export function markingOf(
  examination: MarkedExamination,
  { seats, rules, now }: { seats: SeatRow[]; rules: MarkingRules; now: Date },
): Marking {
  const { presence, result, markCorrections } = examination
  const presences = new Map(presence.map((one) => [one.seatId, one.presence]))
  const marks = countedMarks(examination)
  const facts = {
    state: examination.state,
    hasBegun: examination.startsAt <= now,
    isOpened: result !== null,
    rules,
    seats: seats.map((seat) => ({
      ...seat,
      presence: presences.get(seat.id) ?? null,
      ...progressOf(marks.find((mark) => mark.seatId === seat.id)),
    })),
  }
  return { examination, seats, marks, markCorrections, result, facts }
}

/** The same after a member has written the own mark, of which no decision has changed anything. */
export function withMark(marking: Marking, written: MemberMarkRow): Marking {
  const { facts } = marking
  const isOwn = (seatId: number) => seatId === written.seatId
  return {
    ...marking,
    marks: [...marking.marks.filter(({ seatId }) => !isOwn(seatId)), written],
    facts: {
      ...facts,
      seats: facts.seats.map((seat) => (isOwn(seat.id) ? { ...seat, ...progressOf(written) } : seat)),
    },
  }
}

function progressOf(mark: MemberMarkRow | undefined) {
  return {
    firstSealedAt: mark?.firstSealedAt ?? mark?.sealedAt ?? null,
    isSealed: (mark?.sealedAt ?? null) !== null,
    isConfirmed: (mark?.confirmedAt ?? null) !== null,
  }
}

/** The marks as they count: with what decisions have put in the place of what was sealed. */
export function countedMarks({
  marks,
  markCorrections,
}: Pick<MarkedExamination, 'marks' | 'markCorrections'>): MemberMarkRow[] {
  return marks.map((mark) => ({ ...mark, parts: countedParts(mark.seatId, mark.parts, markCorrections) }))
}
