import type { Rules } from '@diatrivi/domain/department/rulebook/rules'
import { endOf } from '@diatrivi/domain/examination/examination/examination'
import { retraced } from '@diatrivi/domain/examination/marking/correction'
import { ownMark } from '@diatrivi/domain/examination/marking/marking'
import type { SeatPaperKind, ThesisPaperKind } from '@diatrivi/domain/examination/paper/issuable'
import { memberSheet } from '@diatrivi/domain/examination/paper/member-sheet'
import type {
  CommitteeMember,
  CompletionFacts,
  ExaminationFacts,
  Issuer,
  MinutesFacts,
  PaperFacts,
  PaperStudent,
  PaperThesis,
  SheetFacts,
  SummonsFacts,
} from '@diatrivi/domain/examination/paper/paper-facts'
import { paperSeats } from '@diatrivi/domain/examination/paper/paper-seats'
import { partMeans } from '@diatrivi/domain/examination/paper/part-means'
import { titleOf } from '@diatrivi/domain/examination/paper/rank-words'
import { athensDate, athensTime } from '@diatrivi/domain/shared/dates'
import { linesOf } from '@diatrivi/domain/shared/lines'
import { fullName } from '../../../platform/text/full-name.ts'
import type { SeatRow } from '../committee/committee.model.ts'
import type { ExaminationSource, PaperSources } from './paper-sources.queries.ts'

/**
 * What a paper of the thesis says today; null where it can say nothing, for its examination was cancelled or its member
 * does not sit any more.
 */
export function factsNow(
  kind: ThesisPaperKind,
  sources: PaperSources,
  { examinationId, seatId }: { examinationId: number | null; seatId: number | null },
): PaperFacts | null {
  const examination = sources.examinations.find(({ id }) => id === examinationId) ?? null
  switch (kind) {
    case 'application':
      return application(sources)
    case 'completion':
      return completion(sources)
    case 'declaration':
      return declaration(sources)
    case 'announcement':
      return examination ? announcement(sources, examination) : null
    case 'minutes_blank':
      return examination ? blankMinutes(sources, examination) : null
    case 'minutes':
      return examination ? minutes(sources, examination) : null
    case 'summons':
      return examination
        ? summons(sources, examination, seatOf(kind, sources, { examination, seatId }))
        : null
    case 'sheet':
      return examination ? sheet(sources, examination, seatOf(kind, sources, { examination, seatId })) : null
  }
}

/** The seats that a paper of the kind can be about: docs/regulation.md#seat-papers. */
export function seatsOf(
  kind: SeatPaperKind,
  { seats }: PaperSources,
  examination: ExaminationSource | null,
): SeatRow[] {
  const marked = examination?.result ? seats.filter((seat) => givenBy(seat, examination).length > 0) : null
  return paperSeats(kind, seats, marked && new Set(marked.map(({ id }) => id)))
}

function seatOf(
  kind: SeatPaperKind,
  sources: PaperSources,
  { examination, seatId }: { examination: ExaminationSource; seatId: number | null },
): SeatRow | null {
  return seatsOf(kind, sources, examination).find(({ id }) => id === seatId) ?? null
}

function application(sources: PaperSources): PaperFacts | null {
  const student = studentOf(sources)
  if (student === null) return null
  const { record } = sources
  return {
    kind: 'application',
    issuer: issuerOf(sources),
    student: { ...student, semester: record?.semester ?? null },
    thesis: thesisOf(sources),
    supervisor: supervisorOf(sources),
    members: sittingOf(sources)
      .filter(({ role }) => role !== 'supervisor')
      .map(memberOf),
  }
}

function announcement(sources: PaperSources, examination: ExaminationSource): PaperFacts | null {
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

function blankMinutes(sources: PaperSources, examination: ExaminationSource): PaperFacts | null {
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
function minutes(sources: PaperSources, examination: ExaminationSource): MinutesFacts | null {
  const examined = examinedOf(sources, examination)
  const { result, presence } = examination
  if (examined === null || result === null || sources.rules === null) return null
  const { marking } = sources.rules
  const present = new Map(presence.map((one) => [one.seatId, one.presence]))
  const seats = sources.seats.filter(({ id }) => present.has(id))
  return {
    kind: 'minutes',
    ...examined,
    ...legalBasisOf(sources),
    endsAt: athensTime(endOf(examination)),
    members: seats.map((seat) => ({
      ...memberOf(seat),
      presence: present.get(seat.id) ?? 'absent',
      mark: markOf(seat, examination, marking),
    })),
    parts: partMeans(
      seats.flatMap((seat) => givenBy(seat, examination)),
      marking,
    ),
    exact: { numerator: result.exactNumerator, denominator: result.exactDenominator },
    final: result.finalHundredths,
    outcome: result.outcome,
    correctionsDue: result.correctionsDue,
    vote: null,
    ...markCorrectionsOf(seats, examination, marking),
  }
}

function summons(
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
function sheet(
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

function completion(sources: PaperSources): CompletionFacts | null {
  const student = studentOf(sources)
  const passed = passedOf(sources)
  if (student === null || passed === null) return null
  return {
    kind: 'completion',
    issuer: issuerOf(sources),
    student,
    thesis: thesisOf(sources),
    supervisor: supervisorOf(sources),
    ...passed,
    head: null,
    ...signerOf(sources),
  }
}

function declaration(sources: PaperSources): PaperFacts | null {
  const student = studentOf(sources)
  if (student === null) return null
  const text = sources.rules?.papers.declaration ?? null
  return {
    kind: 'declaration',
    issuer: issuerOf(sources),
    student,
    thesis: thesisOf(sources),
    ...(text === null ? {} : { text }),
  }
}

/** By an examination whose corrections, if there were any, are accepted; or by the instructor, who marks alone. */
export function passedOf(sources: PaperSources): Pick<CompletionFacts, 'examinedOn' | 'mark'> | null {
  for (const { result, startsAt } of sources.examinations) {
    if (result === null) continue
    const isPassed =
      result.outcome === 'passed' ||
      (result.outcome === 'corrections' && result.correctionsAcceptedAt !== null)
    if (isPassed) return { examinedOn: athensDate(startsAt), mark: result.finalHundredths }
  }
  const { endDate, thesis, examinations } = sources
  if (examinations.length > 0 || endDate === null || thesis.mark === null) return null
  return { examinedOn: endDate, mark: thesis.mark * 100 }
}

function examinedOf(sources: PaperSources, examination: ExaminationSource) {
  const student = studentOf(sources)
  if (student === null) return null
  return {
    issuer: issuerOf(sources),
    student,
    thesis: thesisOf(sources),
    // Decisions of the Assembly are not kept yet: the paper leaves the sentence out.
    committeeDecision: null,
    examination: { ...examinationFacts(examination, sources), attempt: examination.attempt },
  }
}

export function issuerOf({
  institution,
  department,
  rules,
}: Pick<PaperSources, 'institution' | 'department' | 'rules'>): Issuer {
  const headerLines = rules?.papers.headerLines ?? null
  return {
    lines: [institution.name, department.name],
    ...(headerLines === null ? {} : { header: linesOf(headerLines) }),
    city: rules?.papers.place ?? department.city,
  }
}

/** What a department has settled in its rules; left out where it has not, so that papers without it stay the same. */
function legalBasisOf({ rules }: PaperSources): Pick<MinutesFacts, 'legalBasis'> {
  const legalBasis = rules?.papers.legalBasis ?? null
  return legalBasis === null ? {} : { legalBasis }
}

export function signerOf({ rules }: Pick<PaperSources, 'rules'>): Pick<CompletionFacts, 'signerOffice'> {
  const signerOffice = rules?.papers.signerOffice ?? null
  return signerOffice === null ? {} : { signerOffice }
}

function studentOf({ student, record }: PaperSources): PaperStudent | null {
  if (student === null) return null
  return { name: fullName(student), registryNumber: record?.registryNumber ?? null }
}

/** An English title is not kept of a thesis yet. */
function thesisOf({ programme, thesis }: PaperSources): PaperThesis {
  return {
    kind: programme?.kind ?? null,
    programme: programme?.name ?? null,
    title: thesis.title,
    titleEnglish: null,
  }
}

function supervisorOf({ instructor }: PaperSources) {
  return { name: fullName(instructor), rank: titleOf(instructor) }
}

/** Supervisor and members who have accepted, by their positions. */
function sittingOf({ seats }: PaperSources): SeatRow[] {
  return seats.filter(({ state, role }) => state === 'accepted' && role !== 'substitute')
}

function memberOf({ role, person }: SeatRow): CommitteeMember {
  const rank = person.rankText ?? titleOf(person)
  return { name: fullName(person), role, rank, affiliation: person.affiliation }
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

function examinationFacts(
  { startsAt, place, link, isPublic }: ExaminationSource,
  { rules }: Pick<PaperSources, 'rules'>,
): ExaminationFacts {
  const isRead = rules?.examination.hasPresentation === false
  const when = { day: athensDate(startsAt), startsAt: athensTime(startsAt) }
  return { ...when, place, link, isPublic, ...(isRead && { isRead }) }
}
