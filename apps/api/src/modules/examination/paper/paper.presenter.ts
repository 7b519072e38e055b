import type {
  DepartmentPaper,
  MinutesDue,
  PaperForm,
  PaperIssued,
  PaperOfCode,
  PaperOutcomes,
  PaperView,
  PublicPaper,
  ThesisPapers,
} from '@diatrivi/contract/examination/paper/paper.schemas'
import { refusalMessage } from '@diatrivi/contract/refusal-sentences'
import { toWireDay, toWireMoment } from '@diatrivi/contract/wire-dates'
import { paperNumber } from '@diatrivi/domain/examination/paper/paper-number'
import { isSigned, signersOf } from '@diatrivi/domain/examination/paper/signed-copies'
import type { Language } from '@diatrivi/domain/shared/language'
import { presentPerson } from '../../people/account/person.presenter.ts'
import type { PersonNames } from '../../thesis/thesis/thesis.model.ts'
import type { PaperOutcome } from './department/issue-papers.ts'
import type { PaperFormRow } from './form/paper-form.queries.ts'
import type { Issued } from './issue-paper.ts'
import type { IssuableKind, IssuableSeat, ReadPaper, ReturnRow } from './paper.model.ts'
import type { PaperService } from './paper.service.ts'
import type { Verified } from './verify-paper.ts'

export function presentIssued({ id, number, code }: Issued): PaperIssued {
  return { status: 200, paperID: id, number, code }
}

export function presentPaper({ row, state, returns, mayReturn, mayVoid, hasForm }: ReadPaper): PaperView {
  const { protocolNumber: number, protocolDate: date } = row
  return {
    paperID: row.id,
    kind: row.kind,
    memberName: 'member' in row.facts ? row.facts.member.name : null,
    number: paperNumber(row.year, row.number),
    code: row.code,
    issuedAt: toWireMoment(row.createdAt),
    state,
    replacedAt: toWireMoment(row.replacedAt),
    voidedAt: toWireMoment(row.voidedAt),
    voidReason: row.voidReason,
    protocol: number === null || date === null ? null : { number, date: toWireDay(date) },
    signers: signersOf(row.facts),
    isSigned: isSigned(returns, signersOf(row.facts)),
    returns: returns.map(presentReturn),
    mayReturn,
    mayVoid,
    hasForm,
  }
}

function presentReturn(row: ReturnRow): PaperView['returns'][number] {
  const { id, name, how, pages, signatures, returnedAt, acceptedOutdated } = row
  return {
    returnID: id,
    name,
    how,
    pages,
    signatures,
    returnedAt: toWireMoment(returnedAt),
    acceptedOutdated,
  }
}

export function presentPapers({
  kinds,
  papers,
}: Awaited<ReturnType<PaperService['listOfThesis']>>): ThesisPapers {
  return { kinds: kinds.map(presentKind), papers: papers.map(presentPaper) }
}

function presentKind({ kind, missing, examination, seats }: IssuableKind): ThesisPapers['kinds'][number] {
  return {
    kind,
    missing,
    examination: examination && { examinationID: examination.id, attempt: examination.attempt },
    seats: seats?.map(presentSeat) ?? null,
  }
}

function presentSeat({ seatId: seatID, memberName, isOwn }: IssuableSeat) {
  return { seatID, memberName, isOwn }
}

type Titled = { id: number; title: string }

function presentThesis(thesis: Titled) {
  return { thesisID: thesis.id, thesisTitle: thesis.title }
}

export function presentOfCode({ paper, thesis }: { paper: ReadPaper; thesis: Titled | null }): PaperOfCode {
  return { paper: presentPaper(paper), thesis: thesis && presentThesis(thesis) }
}

export function presentDepartmentPaper({
  thesis,
  student,
  ...paper
}: ReadPaper & { thesis: Titled | null; student: PersonNames | null }): DepartmentPaper {
  return {
    ...presentPaper(paper),
    thesis: thesis && presentThesis(thesis),
    student: student && presentPerson(student),
  }
}

export function presentMinutesDue({
  thesis,
  student,
}: {
  thesis: Titled
  student: PersonNames | null
}): MinutesDue {
  return { ...presentThesis(thesis), student: student && presentPerson(student) }
}

/** With the sentence of each refusal in the caller's language. Among several no one learns which theses of others exist. */
export function presentPaperOutcomes(outcomes: readonly PaperOutcome[], language: Language): PaperOutcomes {
  return outcomes.map(({ thesisId, issued, refusal }) => {
    const code = refusal?.code === 'not_owner' ? 'not_found' : (refusal?.code ?? null)
    return {
      thesisID: thesisId,
      paper: issued && { paperID: issued.id, number: issued.number },
      refusal: code && { code, message: refusalMessage(code, language, refusal?.facts) },
    }
  })
}

export function presentForm({ kind, name, version, setAt }: PaperFormRow): PaperForm {
  return { kind, name, version, setAt: toWireMoment(setAt) }
}

export function presentVerified({ row, ...verified }: Verified): PublicPaper {
  return {
    kind: row.kind,
    number: paperNumber(row.year, row.number),
    issuedOn: toWireDay(row.issuedOn),
    depName: verified.departmentName,
    instName: verified.institutionName,
    state: verified.state,
    endedOn: toWireDay(verified.endedOn),
    studentInitials: verified.studentInitials,
  }
}
