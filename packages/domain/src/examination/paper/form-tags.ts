import type { Hundredths } from '../../department/rulebook/marking-rules.ts'
import type { IsoDate } from '../../shared/dates.ts'
import { foldGreek } from '../../shared/greek-text.ts'
import type { Language } from '../../shared/language.ts'
import { failureSentence } from '../../thesis/thesis/failure.ts'
import { markInWords } from '../marking/mark-in-words.ts'
import { longDate, longDay, shortDate } from './document/long-date.ts'
import { OUTCOMES, VOTES } from './document/minutes.ts'
import { type Signer, signingOffice } from './document/paper-parts.ts'
import {
  firstCapital,
  markInDigits,
  meanInDigits,
  PRESENCE,
  rankAndAffiliation,
  roleWord,
  thesisWords,
  yesOrNo,
} from './document/paper-words.ts'
import { groupedPaperCode, type PaperCode } from './paper-code.ts'
import type {
  Addressed,
  BlankMinutesFacts,
  CommitteeMember,
  ExaminationFacts,
  Issue,
  Issuer,
  MinutesFacts,
  PaperFacts,
  PaperInstructor,
  PaperStudent,
  PaperThesis,
  SheetFacts,
  SupervisionFacts,
} from './paper-facts.ts'

/** A word between braces in a form of a department, and what takes its place. */
export interface FormTag {
  name: string
  value: string
}

/** Rows of a table: what stands between `{#name}` and `{/name}` comes once for each of them. */
export interface FormList {
  name: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

export interface FormTags {
  tags: readonly FormTag[]
  lists: readonly FormList[]
}

/** Where a paper is verified; null of a draft. */
export type Verification = { code: PaperCode; address: string } | null

/** How a tag is compared: as it is typed in Word, with or without accents and capitals. */
export function foldedTag(name: string): string {
  return foldGreek(name).replace(/\s+/g, ' ').trim()
}

/**
 * What a form of the department can be filled with: the facts of the paper, and nothing that the paper itself does not
 * say. A kind has the same tags whatever its facts are; what is not known is empty.
 */
export function formTags(facts: PaperFacts, issue: Issue, verification: Verification): FormTags {
  return {
    tags: [
      ...issueTags(issue, verification, languageOf(facts)),
      ...issuerTags(facts.issuer),
      ...('thesis' in facts ? [...studentTags(facts.student), ...thesisTags(facts.thesis)] : []),
      ...tagsOf(facts),
    ],
    lists: listsOf(facts),
  }
}

function languageOf(facts: PaperFacts): Language {
  return facts.kind === 'announcement' ? facts.language : 'el'
}

function tagsOf(facts: PaperFacts): FormTag[] {
  switch (facts.kind) {
    case 'application':
      return [tag('Εξάμηνο', facts.student.semester?.toString()), ...supervisorTags(facts.supervisor)]
    case 'announcement':
      return examinationTags(facts.examination, facts.language)
    case 'minutes_blank':
      return minutedTags(facts)
    case 'minutes':
      return [...minutedTags(facts), ...resultTags(facts)]
    case 'completion':
      return [
        ...supervisorTags(facts.supervisor),
        ...dayTags('Ημερομηνία εξέτασης', facts.examinedOn),
        ...markTags('Βαθμός', facts.mark),
        ...signerTags(facts),
      ]
    case 'supervision':
      return supervisionTags(facts)
    case 'summons':
      return [
        tag('Προσκαλούμενος', facts.member.name),
        tag('Βαθμίδα προσκαλουμένου', rankAndAffiliation(facts.member)),
        ...examinedTags(facts),
        ...supervisorTags(facts.supervisor),
      ]
    case 'sheet':
      return sheetTags(facts)
    case 'declaration':
      return [tag('Κείμενο δήλωσης', facts.text)]
  }
}

function listsOf(facts: PaperFacts): FormList[] {
  switch (facts.kind) {
    case 'application':
    case 'announcement':
    case 'minutes_blank':
    case 'summons':
      return [listOf('Μέλη', MEMBER, facts.members)]
    case 'minutes':
      return [listOf('Μέλη', MARKED_MEMBER, facts.members), listOf('Μέρη', PART, facts.parts)]
    case 'sheet':
      return [listOf('Μέρη', PART, facts.parts), listOf('Κριτήρια', CRITERION, criteriaOf(facts))]
    case 'supervision':
      return [listOf('Εργασίες', SUPERVISED, supervisedBy(facts))]
    case 'completion':
    case 'declaration':
      return []
  }
}

function tag(name: string, value: string | null | undefined): FormTag {
  return { name, value: value ?? '' }
}

function issueTags({ number, date }: Issue, verification: Verification, language: Language): FormTag[] {
  return [
    tag('Αριθμός εγγράφου', number),
    tag('Ημερομηνία εγγράφου', longDate(date, language)),
    tag('Κωδικός επαλήθευσης', verification && groupedPaperCode(verification.code)),
    tag('Διεύθυνση επαλήθευσης', verification?.address),
  ]
}

/** Between university and department there may be a school, or none. */
function issuerTags({ lines, city }: Issuer): FormTag[] {
  const [institution, ...below] = lines
  return [
    tag('Ίδρυμα', institution),
    tag('Σχολή', below.slice(0, -1).join(', ')),
    tag('Τμήμα', below.at(-1)),
    tag('Πόλη', city),
  ]
}

function studentTags({ name, registryNumber }: PaperStudent): FormTag[] {
  return [tag('Φοιτητής', name), tag('Αριθμός μητρώου', registryNumber)]
}

function thesisTags({ kind, programme, title, titleEnglish }: PaperThesis): FormTag[] {
  const { nominative, genitive } = thesisWords(kind)
  return [
    tag('Είδος εργασίας', firstCapital(nominative)),
    tag('Είδος εργασίας στη γενική', genitive),
    tag('Πρόγραμμα σπουδών', programme),
    tag('Τίτλος', title),
    tag('Τίτλος στα αγγλικά', titleEnglish),
  ]
}

function supervisorTags({ name, rank }: PaperInstructor): FormTag[] {
  return [tag('Επιβλέπων', name), tag('Βαθμίδα επιβλέποντος', rank)]
}

function dayTags(name: string, day: IsoDate): FormTag[] {
  return [tag(name, longDate(day, 'el')), tag(`${name} με ψηφία`, shortDate(day))]
}

function examinationTags(facts: ExaminationFacts, language: Language): FormTag[] {
  const { day, startsAt, place, link, isPublic, isRead } = facts
  return [
    tag('Ημέρα εξέτασης', longDay(day, language)),
    tag('Ημερομηνία εξέτασης με ψηφία', shortDate(day)),
    tag('Ώρα έναρξης', isRead ? null : startsAt),
    tag('Αίθουσα', place),
    tag('Σύνδεσμος', link),
    tag('Δημόσια παρουσίαση', yesOrNo(isPublic)),
  ]
}

function examinedTags({
  examination,
  committeeDecision,
}: Pick<MinutesFacts, 'examination' | 'committeeDecision'>): FormTag[] {
  return [
    ...examinationTags(examination, 'el'),
    tag('Αριθμός εξέτασης', `${examination.attempt}η`),
    tag('Απόφαση ορισμού επιτροπής', committeeDecision),
  ]
}

function minutedTags(facts: MinutesFacts | BlankMinutesFacts): FormTag[] {
  return [...examinedTags(facts), tag('Νομική βάση', facts.legalBasis)]
}

function signerTags(signer: Signer): FormTag[] {
  return [tag('Πρόεδρος', signer.head), tag('Ιδιότητα υπογράφοντος', signingOffice(signer))]
}

function resultTags({
  endsAt,
  exact,
  final,
  outcome,
  failure,
  correctionsDue,
  vote,
}: MinutesFacts): FormTag[] {
  return [
    tag('Ώρα λήξης', endsAt),
    tag('Μέσος όρος', meanInDigits(exact)),
    ...markTags('Τελικός βαθμός', final),
    tag('Αποτέλεσμα', OUTCOMES[outcome]),
    tag('Λόγος αποτυχίας', failure && failureSentence(failure)[0]),
    tag('Διορθώσεις έως', correctionsDue && longDate(correctionsDue, 'el')),
    tag('Ψηφοφορία', vote && VOTES[vote]),
  ]
}

function sheetTags(facts: SheetFacts): FormTag[] {
  const { member, exact, own } = facts
  return [
    ...examinedTags(facts),
    tag('Μέλος', member.name),
    tag('Ιδιότητα', roleWord(member)),
    tag('Βαθμίδα', rankAndAffiliation(member)),
    tag('Μέσος όρος', meanInDigits(exact)),
    ...markTags('Βαθμός', own),
  ]
}

/** The criteria of all parts, each with the part that it belongs to. */
function criteriaOf({ parts }: SheetFacts): SheetCriterion[] {
  return parts.flatMap(({ label, criteria }) => criteria.map((one) => ({ ...one, part: label })))
}

function markTags(name: string, mark: Hundredths): FormTag[] {
  return [tag(name, markInDigits(mark)), tag(`${name} ολογράφως`, markInWords(mark, 'el'))]
}

function supervisionTags(facts: SupervisionFacts): FormTag[] {
  const { instructor, from, until, theses } = facts
  return [
    tag('Διδάσκων', instructor.name),
    tag('Βαθμίδα διδάσκοντος', instructor.rank),
    tag('Από', longDate(from, 'el')),
    tag('Έως', longDate(until, 'el')),
    tag('Πλήθος εργασιών', String(theses.length)),
    tag('Πλήθος ολοκληρωμένων', String(theses.filter(({ endedOn }) => endedOn !== null).length)),
    ...signerTags(facts),
  ]
}

/** The theses with what their instructor's role is called by. */
function supervisedBy({ instructor, theses }: SupervisionFacts): SupervisedThesis[] {
  return theses.map((thesis) => ({ ...instructor, ...thesis }))
}

/** The columns of a list in their order: what each is called, and what a row says there. */
type Columns<Row> = Readonly<Record<string, (row: Row, at: number) => string>>

const MEMBER: Columns<CommitteeMember> = {
  'Α/Α': (_row, at) => String(at + 1),
  Μέλος: ({ name }) => name,
  Ιδιότητα: roleWord,
  Βαθμίδα: rankAndAffiliation,
}

const MARKED_MEMBER: Columns<MinutesFacts['members'][number]> = {
  ...MEMBER,
  Παρουσία: ({ presence }) => PRESENCE[presence],
  Βαθμός: ({ mark }) => (mark === null ? '–' : markInDigits(mark)),
  'Βαθμός ολογράφως': ({ mark }) => (mark === null ? '–' : markInWords(mark, 'el')),
}

const PART: Columns<Pick<MinutesFacts['parts'][number], 'label' | 'weight' | 'mark'>> = {
  Μέρος: ({ label }) => label,
  Συντελεστής: ({ weight }) => String(weight),
  'Βαθμός μέρους': ({ mark }) => markInDigits(mark),
}

type SheetCriterion = SheetFacts['parts'][number]['criteria'][number] & { part: string }

const CRITERION: Columns<SheetCriterion> = {
  Κριτήριο: ({ label }) => label,
  'Μέρος του κριτηρίου': ({ part }) => part,
  'Συντελεστής κριτηρίου': ({ weight }) => String(weight),
  'Βαθμός κριτηρίου': ({ mark }) => markInDigits(mark),
}

type SupervisedThesis = SupervisionFacts['theses'][number] & Addressed

const SUPERVISED: Columns<SupervisedThesis> = {
  'Α/Α': (_row, at) => String(at + 1),
  Ιδιότητα: roleWord,
  'Αρχικά φοιτητή': ({ studentInitials }) => studentInitials,
  'Τίτλος εργασίας': ({ title }) => title,
  Είδος: ({ kind }) => firstCapital(thesisWords(kind).nominative),
  Έναρξη: ({ startedOn }) => shortDate(startedOn),
  Λήξη: ({ endedOn }) => (endedOn === null ? 'σε εξέλιξη' : shortDate(endedOn)),
}

function listOf<Row>(name: string, columns: Columns<Row>, rows: readonly Row[]): FormList {
  const words = Object.values(columns)
  return {
    name,
    columns: Object.keys(columns),
    rows: rows.map((row, at) => words.map((word) => word(row, at))),
  }
}
