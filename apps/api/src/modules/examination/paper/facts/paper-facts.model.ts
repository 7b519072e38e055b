import type {
  Addressed,
  CommitteeMember,
  CompletionFacts,
  ExaminationFacts,
  Issuer,
  MinutesFacts,
  PaperFacts,
  PaperInstructor,
  PaperStudent,
  PaperThesis,
} from '@diatrivi/domain/examination/paper/paper-facts'
import { titleOf } from '@diatrivi/domain/examination/paper/rank-words'
import type { FormOfAddress } from '@diatrivi/domain/people/account/form-of-address'
import { athensDate, athensTime } from '@diatrivi/domain/shared/dates'
import { linesOf } from '@diatrivi/domain/shared/lines'
import { fullName } from '../../../../platform/text/full-name.ts'
import type { SeatRow } from '../../committee/committee.model.ts'
import type { ExaminationSource, PaperSources } from './paper-sources.queries.ts'

export function application(sources: PaperSources): PaperFacts | null {
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

export function completion(sources: PaperSources): CompletionFacts | null {
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

export function declaration(sources: PaperSources): PaperFacts | null {
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
  const passed = passedExamination(sources)
  if (passed?.result) return { examinedOn: athensDate(passed.startsAt), mark: passed.result.finalHundredths }
  const { endDate, thesis, examinations } = sources
  if (examinations.length > 0 || endDate === null || thesis.mark === null) return null
  return { examinedOn: endDate, mark: thesis.mark * 100 }
}

/** The one that a thesis has passed by; null where there is none, and where the instructor marks alone. */
export function passedExamination({ examinations }: Pick<PaperSources, 'examinations'>) {
  const isPassed = ({ result }: ExaminationSource) =>
    result?.outcome === 'passed' ||
    (result?.outcome === 'corrections' && result.correctionsAcceptedAt !== null)
  return examinations.find(isPassed) ?? null
}

export function examinedOf(sources: PaperSources, examination: ExaminationSource) {
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
export function legalBasisOf({ rules }: PaperSources): Pick<MinutesFacts, 'legalBasis'> {
  const legalBasis = rules?.papers.legalBasis ?? null
  return legalBasis === null ? {} : { legalBasis }
}

export function signerOf({ rules }: Pick<PaperSources, 'rules'>): Pick<CompletionFacts, 'signerOffice'> {
  const signerOffice = rules?.papers.signerOffice ?? null
  return signerOffice === null ? {} : { signerOffice }
}

export function studentOf({ student, record }: PaperSources): PaperStudent | null {
  if (student === null) return null
  return { name: fullName(student), registryNumber: record?.registryNumber ?? null, ...addressedAs(student) }
}

export function thesisOf({ programme, thesis }: PaperSources): PaperThesis {
  return {
    kind: programme?.kind ?? null,
    programme: programme?.name ?? null,
    title: thesis.title,
    titleEnglish: thesis.titleEnglish,
  }
}

export function supervisorOf({ instructor }: Pick<PaperSources, 'instructor'>): PaperInstructor {
  return { name: fullName(instructor), rank: titleOf(instructor), ...addressedAs(instructor) }
}

/** Left out where none is chosen, so that papers without it stay the same. */
function addressedAs({ formOfAddress }: { formOfAddress: FormOfAddress | null }): Addressed {
  return formOfAddress === null ? {} : { formOfAddress }
}

/** Supervisor and members who have accepted, by their positions. */
export function sittingOf({ seats }: PaperSources): SeatRow[] {
  return seats.filter(({ state, role }) => state === 'accepted' && role !== 'substitute')
}

export function memberOf({ role, person }: SeatRow): CommitteeMember {
  const rank = person.rankText ?? titleOf(person)
  return { name: fullName(person), role, rank, affiliation: person.affiliation, ...addressedAs(person) }
}

export function examinationFacts(
  { startsAt, place, link, isPublic }: ExaminationSource,
  { rules }: Pick<PaperSources, 'rules'>,
): ExaminationFacts {
  const isRead = rules?.examination.hasPresentation === false
  const when = { day: athensDate(startsAt), startsAt: athensTime(startsAt) }
  return { ...when, place, link, isPublic, ...(isRead && { isRead }) }
}
