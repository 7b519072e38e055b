import type { Hundredths } from '../../department/rulebook/marking-rules.ts'
import type { ProgrammeKind } from '../../department/rulebook/programme.ts'
import type { FormOfAddress } from '../../people/account/form-of-address.ts'
import type { ClockTime, IsoDate } from '../../shared/dates.ts'
import type { Language } from '../../shared/language.ts'
import type { Failure } from '../../thesis/thesis/failure.ts'
import type { SeatRole } from '../committee/seat.ts'
import type { Presence } from '../examination/examination.ts'
import type { Outcome } from '../marking/marking.ts'

/** Papers that can be written so far. */
export const PAPER_KINDS = [
  'minutes',
  'minutes_blank',
  'announcement',
  'application',
  'supervision',
  'completion',
  'declaration',
  'summons',
  'sheet',
] as const
export type PaperKind = (typeof PAPER_KINDS)[number]

/** What the head of a paper says of the department that issues it. */
export interface Issuer {
  /** University, school and department, the widest first. */
  lines: readonly string[]
  /** What the department wants to stand there instead. Left out where it has said nothing. */
  header?: readonly string[]
  city: string | null
}

/** A person whom a paper calls by words that know a gender. */
export interface Addressed {
  /** Left out where the person has chosen none: the paper then prints both forms. */
  formOfAddress?: FormOfAddress
}

export interface PaperStudent extends Addressed {
  name: string
  /** «Αριθμός μητρώου» */
  registryNumber: string | null
}

export interface PaperThesis {
  /** Null where the thesis belongs to no programme: it is called a thesis only. */
  kind: ProgrammeKind | null
  programme: string | null
  title: string
  titleEnglish: string | null
}

export interface CommitteeMember extends Addressed {
  name: string
  role: SeatRole
  /** As it is printed: «Αναπληρώτρια Καθηγήτρια», «ΕΔΙΠ». */
  rank: string
  /** Null: of the department. */
  affiliation: string | null
}

/** The instructor of a thesis, or of a certificate. */
export interface PaperInstructor extends Addressed {
  name: string
  rank: string
}

export interface ExaminationFacts {
  day: IsoDate
  startsAt: ClockTime
  /** A place; null where it is held online only. */
  place: string | null
  link: string | null
  isPublic: boolean
  /** Left out of a thesis that was presented, so that what its papers print stays the same. */
  isRead?: true
}

interface ExaminedThesis {
  issuer: Issuer
  student: PaperStudent
  thesis: PaperThesis
  /** The decision that named the committee, after «με την»: «απόφαση 7/18.12.2025 της Συνέλευσης του Τμήματος». */
  committeeDecision: string | null
  examination: ExaminationFacts & { attempt: number }
}

/** A mark that a decision has changed after the opening. */
export interface MarkCorrectionFacts {
  member: string
  /** As its minutes name it: «7/18.12.2025». */
  decision: string
  reason: string
  before: Hundredths
  after: Hundredths
  finalBefore: Hundredths
  finalAfter: Hundredths
}

interface MinutedThesis extends ExaminedThesis {
  /** What the examination goes by, as it follows «σύμφωνα με». Left out where the rules name nothing. */
  legalBasis?: string
}

export interface MinutesFacts extends MinutedThesis {
  kind: 'minutes'
  /** Null where it was not said: it is written by pen. */
  endsAt: ClockTime | null
  /** Null for a member who was absent. */
  members: readonly (CommitteeMember & { presence: Presence; mark: Hundredths | null })[]
  /** Empty where the thesis is marked as a whole. */
  parts: readonly { label: string; weight: number; mark: Hundredths }[]
  /** The mean of hundredths before it was rounded. */
  exact: { numerator: number; denominator: number }
  final: Hundredths
  outcome: Outcome
  /** Left out where the thesis passes. */
  failure?: Failure
  correctionsDue: IsoDate | null
  /** Null where there was no vote. */
  vote: 'unanimous' | 'majority' | null
  /** The oldest first. Left out where there are none, so that minutes without any stay the same paper. */
  markCorrections?: readonly MarkCorrectionFacts[]
}

/** The minutes before the examination, to be filled by pen. */
export interface BlankMinutesFacts extends MinutedThesis {
  kind: 'minutes_blank'
  members: readonly CommitteeMember[]
  parts: readonly { label: string; weight: number }[]
}

export interface AnnouncementFacts {
  kind: 'announcement'
  language: Language
  issuer: Issuer
  student: PaperStudent
  thesis: PaperThesis
  examination: ExaminationFacts
  members: readonly CommitteeMember[]
}

export interface ApplicationFacts {
  kind: 'application'
  issuer: Issuer
  student: PaperStudent & { semester: number | null }
  thesis: PaperThesis
  supervisor: PaperInstructor
  /** The others, where they are named already. */
  members: readonly CommitteeMember[]
}

interface Certificate {
  /** Null where the department has not said who its head is: the name is written by pen. */
  head: string | null
  /** How the head is addressed. Left out where the head has chosen nothing, or is not known. */
  headFormOfAddress?: FormOfAddress
  /** Who signs in the head's place, by pen. Left out where the head does. */
  signerOffice?: string
}

export interface SupervisionFacts extends Certificate {
  kind: 'supervision'
  issuer: Issuer
  instructor: PaperInstructor
  from: IsoDate
  until: IsoDate
  theses: readonly {
    role: SeatRole
    studentInitials: string
    title: string
    kind: ProgrammeKind | null
    startedOn: IsoDate
    /** Null while it is in progress. */
    endedOn: IsoDate | null
  }[]
}

export interface CompletionFacts extends Certificate {
  kind: 'completion'
  issuer: Issuer
  student: PaperStudent
  thesis: PaperThesis
  supervisor: PaperInstructor
  examinedOn: IsoDate
  mark: Hundredths
}

/** The student answers for the thesis being the student's own work. */
export interface DeclarationFacts {
  kind: 'declaration'
  issuer: Issuer
  student: PaperStudent
  thesis: PaperThesis
  /** What the department has its students declare, in paragraphs. Left out where it is the usual text. */
  text?: string
}

/** A member is called to the examination by the supervisor, who signs. */
export interface SummonsFacts extends ExaminedThesis {
  kind: 'summons'
  /** Who is called. */
  member: CommitteeMember
  supervisor: PaperInstructor
  /** The whole committee. */
  members: readonly CommitteeMember[]
}

/** What one member has given, for this member's signature. */
export interface SheetFacts extends ExaminedThesis {
  kind: 'sheet'
  member: CommitteeMember
  /** The parts that the member marks; empty where the thesis is marked as a whole. */
  parts: readonly {
    label: string
    weight: number
    mark: Hundredths
    /** Empty where the part is marked as a whole. */
    criteria: readonly { label: string; weight: number; mark: Hundredths }[]
  }[]
  /** The mean of the parts in hundredths before it was rounded. */
  exact: { numerator: number; denominator: number }
  /** The mark of the member, as the minutes print it. */
  own: Hundredths
  /** The corrections of this member's mark, the oldest first. Left out where there are none. */
  markCorrections?: readonly Pick<MarkCorrectionFacts, 'decision' | 'reason' | 'before' | 'after'>[]
}

/** What a paper says, and nothing of its number and its date: the same facts make the same paper. */
export type PaperFacts =
  | MinutesFacts
  | BlankMinutesFacts
  | AnnouncementFacts
  | ApplicationFacts
  | SupervisionFacts
  | CompletionFacts
  | DeclarationFacts
  | SummonsFacts
  | SheetFacts

/** What a paper gets when it is issued. */
export interface Issue {
  /** Null for a draft. */
  number: string | null
  date: IsoDate
}
