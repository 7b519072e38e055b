import type {
  CommitteeMember,
  CompletionFacts,
  ExaminationFacts,
  Issue,
  Issuer,
  PaperStudent,
  PaperThesis,
} from '../paper-facts.ts'
import { longDate } from './long-date.ts'
import type { PaperBlock, PaperField } from './paper-document.ts'
import { BLANK, capitals, rankAndAffiliation, roleWord, wordFor } from './paper-words.ts'

/** The head of every Greek paper. The protocol is that of the institution, and is written when it is known. */
export function letterhead(issuer: Issuer, { number, date }: Issue): PaperBlock {
  const day = longDate(date, 'el')
  return {
    kind: 'letterhead',
    left: ['ΕΛΛΗΝΙΚΗ ΔΗΜΟΚΡΑΤΙΑ', ...(issuer.header ?? issuer.lines).map(capitals)],
    right: [
      `Αρ. εγγράφου: ${number ?? BLANK}`,
      `Αρ. πρωτ.: ${BLANK}`,
      issuer.city === null ? day : `${issuer.city}, ${day}`,
    ],
  }
}

/** The student and the thesis; a value that is not known has no field. */
export function thesisFields(
  student: PaperStudent & { semester?: number | null },
  thesis: PaperThesis,
): PaperField[][] {
  const person = [{ label: wordFor('student', student), value: student.name }]
  const registry = known('Αριθμός μητρώου', student.registryNumber)
  const semester = known('Εξάμηνο', student.semester?.toString() ?? null)
  const studies = known('Πρόγραμμα', thesis.programme)
  const rows: PaperField[][] = [person, [...registry, ...semester], studies, ...titleFields(thesis)]
  return rows.filter((row) => row.length > 0)
}

export function titleFields({ title, titleEnglish }: PaperThesis): PaperField[][] {
  const english =
    titleEnglish === null
      ? []
      : [[{ label: 'Τίτλος στα αγγλικά', value: titleEnglish, language: 'en' as const }]]
  return [[{ label: 'Τίτλος', value: title }], ...english]
}

export function known(label: string, value: string | null): PaperField[] {
  return value === null ? [] : [{ label, value }]
}

export function linkFields({ link }: ExaminationFacts): PaperField[][] {
  return link === null ? [] : [known('Σύνδεσμος', link)]
}

/** Who they are, with no word of what they did. */
export function membersTable(members: readonly CommitteeMember[]): PaperBlock {
  return {
    kind: 'table',
    columns: [
      { heading: 'Μέλος', share: 35 },
      { heading: 'Ιδιότητα', share: 25 },
      { heading: 'Βαθμίδα', share: 40 },
    ],
    rows: members.map((member) => [member.name, roleWord(member), rankAndAffiliation(member)]),
    forPen: false,
  }
}

export type Signer = Pick<CompletionFacts, 'head' | 'headFormOfAddress' | 'signerOffice'>

/** Who signs a certificate; a name that is not known is written by pen. */
export function officeSignature(signer: Signer): PaperBlock {
  return { kind: 'signatures', people: [{ role: signingOffice(signer), name: signer.head ?? '' }] }
}

export function signingOffice({ headFormOfAddress: formOfAddress, signerOffice }: Signer): string {
  return signerOffice ?? wordFor('head', formOfAddress === undefined ? {} : { formOfAddress })
}
