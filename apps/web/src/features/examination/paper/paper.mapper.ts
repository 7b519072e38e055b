import type { Wire } from '@diatrivi/contract/endpoints'
import type {
  MinutesDue as WireDue,
  PaperView as WirePaper,
  ThesisPapers as WirePapers,
  PublicPaper as WirePublicPaper,
} from '@diatrivi/contract/examination/paper/paper.schemas'
import type { ThesisPaperKind } from '@diatrivi/domain/examination/paper/issuable'
import type { PaperKind } from '@diatrivi/domain/examination/paper/paper-facts'
import { toPerson } from '../../../entities/person/person.mapper.ts'

export type Paper = ReturnType<typeof toPaper>
export type ThesisPapers = ReturnType<typeof toThesisPapers>
export type IssuableKind = ThesisPapers['kinds'][number]
export type IssuableSeat = NonNullable<IssuableKind['seats']>[number]
export type DepartmentPaper = ReturnType<typeof toDepartmentPaper>
export type PublicPaper = ReturnType<typeof toPublicPaper>

export function toPaper({ paperID, returns, ...rest }: WirePaper) {
  return { ...rest, id: paperID, returns: returns.map(({ returnID, ...one }) => ({ ...one, id: returnID })) }
}

export function toThesisPapers({ kinds, papers }: WirePapers) {
  return {
    kinds: kinds.map(({ examination, seats, ...rest }) => ({
      ...rest,
      examination: examination && { id: examination.examinationID, attempt: examination.attempt },
      seats: seats?.map(({ seatID, ...seat }) => ({ ...seat, id: seatID })) ?? null,
    })),
    papers: papers.map(toPaper),
  }
}

export function toDepartmentPaper({
  thesis,
  student,
  ...paper
}: Wire<'listDepartmentPapers'>['response'][number]) {
  return { ...toPaper(paper), thesis: thesis && toThesis(thesis), student: student && toPerson(student) }
}

export function toPaperOfCode({ paper, thesis }: Wire<'getPaperOfCode'>['response']) {
  return { paper: toPaper(paper), thesis: thesis && toThesis(thesis) }
}

export function toMinutesDue({ student, ...thesis }: WireDue) {
  return { ...toThesis(thesis), student: student && toPerson(student) }
}

export function toPublicPaper({ depName, instName, ...rest }: WirePublicPaper) {
  return { ...rest, place: `${instName}, ${depName}` }
}

export function toThesis({ thesisID, thesisTitle }: { thesisID: number; thesisTitle: string }) {
  return { id: thesisID, title: thesisTitle }
}

/** A paper of a thesis; with the seat of a member, where it is about one. */
export interface WantedOfThesis {
  kind: ThesisPaperKind
  seatId: number | null
  /** The attempt; null of kinds that are about none. */
  examinationId: number | null
}

export function toWanted(thesisId: number, { kind, seatId, examinationId }: WantedOfThesis) {
  return {
    kind,
    thesisID: thesisId,
    ...(seatId !== null && { seatID: seatId }),
    ...(examinationId !== null && { examinationID: examinationId }),
  }
}

export function toOutcome({ paper, refusal }: Wire<'issuePapers'>['response'][number]) {
  return { paperId: paper?.paperID ?? null, refusal }
}

export const issuedId = ({ paperID }: Wire<'issuePaper'>['response']) => paperID

/** What a form of the department is tried with. */
export interface Trial {
  kind: PaperKind
  thesisId: number
  /** Empty for a kind that is about no seat. */
  seatId: string
}

export function toTrialQuery({ kind, thesisId, seatId }: Trial) {
  return {
    kind,
    thesisID: String(thesisId),
    ...(seatId !== '' && { seatID: seatId }),
    format: 'docx',
  } as const
}
