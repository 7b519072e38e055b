import {
  isAboutExamination,
  isAboutSeat,
  missingFor,
  saysMarks,
  THESIS_PAPER_KINDS,
  type ThesisPaperKind,
} from '@diatrivi/domain/examination/paper/issuable'
import { canPaper } from '@diatrivi/domain/examination/paper/paper.policy'
import type { SessionActor } from '../../../platform/auth/session-actor.ts'
import { enforce, found } from '../../../platform/refusal/refusal.ts'
import { fullName } from '../../../platform/text/full-name.ts'
import type { SeatRow } from '../committee/committee.model.ts'
import { seatsOf } from './facts/examination-papers.model.ts'
import {
  type ExaminationSource,
  type PaperSources,
  readPaperSourcesOf,
  subjectOf,
} from './facts/paper-sources.queries.ts'
import { issuingFacts } from './facts/wanted-paper.queries.ts'
import type { IssuableKind, IssuableSeat, PaperDependencies } from './paper.model.ts'
import { papersWithStatesOf } from './papers-with-states.queries.ts'
import { readable } from './readable-papers.model.ts'

/** The papers of a thesis that the reader may read, and the kinds that he or she may issue. */
export async function listPapers(
  { db, inspections }: Pick<PaperDependencies, 'db' | 'inspections'>,
  actor: SessionActor,
  thesisId: number,
) {
  const sources = found(await readPaperSourcesOf(db, thesisId))
  enforce(canPaper.list(actor, subjectOf(sources)))
  inspections.note(actor, 'thesis', sources.thesis.studentId)
  const papers = await papersWithStatesOf(db, sources)
  return { kinds: issuableKinds(actor, sources), papers: readable(actor, subjectOf(sources), papers) }
}

/** The kinds that the reader may issue, each with what it lacks, and for which members. */
function issuableKinds(actor: SessionActor, sources: PaperSources): IssuableKind[] {
  if (sources.rules === null) return []
  const mayIssue = (kind: ThesisPaperKind, seatId: number | null) =>
    canPaper.issue(actor, { kind, seatId }, subjectOf(sources)).allowed
  const about = (kind: ThesisPaperKind, examination: ExaminationSource | null): IssuableKind[] => {
    const missing = missingFor(kind, issuingFacts(sources, examination))
    const named = { kind, missing, examination }
    if (!isAboutSeat(kind)) return mayIssue(kind, null) ? [{ ...named, seats: null }] : []
    const seats = seatsOf(kind, sources, examination).filter(({ id }) => mayIssue(kind, id))
    return seats.length === 0 ? [] : [{ ...named, seats: seats.map((seat) => issuableSeat(actor, seat)) }]
  }
  return THESIS_PAPER_KINDS.flatMap((kind) =>
    examinationsFor(kind, sources).flatMap((examination) => about(kind, examination)),
  )
}

/** The newest, and of what says marks the earlier attempts too; none of what is about no examination. */
function examinationsFor(kind: ThesisPaperKind, sources: PaperSources): (ExaminationSource | null)[] {
  if (!isAboutExamination(kind)) return [null]
  const [newest = null, ...earlier] = sources.examinations
  return [newest, ...(saysMarks(kind) ? earlier.filter(({ result }) => result !== null) : [])]
}

function issuableSeat({ accountId }: SessionActor, seat: SeatRow): IssuableSeat {
  return { seatId: seat.id, memberName: fullName(seat.person), isOwn: seat.accountId === accountId }
}
