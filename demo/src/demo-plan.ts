import type { Hundredths } from '@diatrivi/domain/department/rulebook/marking-rules'
import type { ProgrammeKind, ProgrammeLevel } from '@diatrivi/domain/department/rulebook/programme'
import type { Rules } from '@diatrivi/domain/department/rulebook/rules'
import type { OfficeKind } from '@diatrivi/domain/department/staff/office'
import type { AbsenceKind } from '@diatrivi/domain/department/staff/staff'
import type { SeatRole, SeatState } from '@diatrivi/domain/examination/committee/seat'
import type {
  DateAnswer,
  ExaminationState,
  Presence,
} from '@diatrivi/domain/examination/examination/examination'
import type { Outcome } from '@diatrivi/domain/examination/marking/marking'
import type { FormOfAddress } from '@diatrivi/domain/people/account/form-of-address'
import type { Rank, Role } from '@diatrivi/domain/people/account/role'
import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { CommentKind } from '@diatrivi/domain/thesis/comment/comment'
import type { NoticeFacts, NoticeKind } from '@diatrivi/domain/thesis/notice/notice'
import type { EventKind } from '@diatrivi/domain/thesis/thesis/event'
import type { AssignmentType, TextLanguage } from '@diatrivi/domain/thesis/thesis/thesis'
import type { Duration } from '@diatrivi/domain/thesis/todo-list/step'
import type { DemoDocument } from './documents/document.ts'

/** A point in time as an ISO string in UTC. */
export type Moment = string

/** Everything a demo installation holds, linked by small keys; the loader writes it unchanged. */
export interface DemoPlan extends ProcessPlan {
  seed: string
  today: IsoDate
  institutions: PlannedInstitution[]
  departments: PlannedDepartment[]
  images: PlannedImage[]
  /** The PDFs; each is written once even when several steps use it. */
  documents: Map<string, DemoDocument>
  accounts: PlannedAccount[]
  keywords: string[]
  theses: PlannedThesis[]
  interests: PlannedInterest[]
  lists: PlannedList[]
  pastAssignments: PlannedPastAssignment[]
  events: PlannedEvent[]
  notices: PlannedNotice[]
}

export interface PlannedInstitution {
  key: number
  name: string
  type: 'university' | 'technological'
  url: string | null
}

export interface PlannedDepartment {
  key: number
  institution: number
  name: string
  city: string
  url: string | null
  latitude: number
  longitude: number
}

/** One of a department's family of covers. */
export interface PlannedImage {
  key: number
  department: number
  variant: number
}

/** A file under the name its owner gave it; `document` is a key of the plan's documents. */
export interface PlannedFile {
  document: string
  name: string
}

export interface PlannedAccount {
  username: string
  firstName: string
  surname: string
  email: string
  role: Role
  rank: Rank | null
  formOfAddress: FormOfAddress | null
  department: number | null
  isActive: boolean
  isPublic: boolean
  keywords: string[]
  cv: PlannedFile | null
  createdAt: Moment
}

export interface PlannedThesis {
  key: number
  instructor: string
  student: string | null
  title: string
  description: string
  assignmentType: AssignmentType
  textLanguage: TextLanguage
  publicByInstructor: boolean
  publicByStudent: boolean
  interestDeadline: IsoDate | null
  startDate: IsoDate | null
  intendedEnd: IsoDate | null
  endDate: IsoDate | null
  mark: number | null
  abstract: string | null
  finalFile: PlannedFile | null
  image: number | null
  keywords: string[]
  /** Null in a department without one. */
  rulebook: number | null
  programme: number | null
  createdAt: Moment
  updatedAt: Moment
}

export interface PlannedInterest {
  thesis: number
  student: string
  priority: number
  declaredAt: Moment
  /** Set for an interest with a positive answer. */
  answeredAt: Moment | null
}

export interface PlannedList {
  key: number
  instructor: string
  /** Null for a template. */
  thesis: number | null
  title: string
  description: string
  archivedAt: Moment | null
  createdAt: Moment
  updatedAt: Moment
  steps: PlannedStep[]
}

export interface PlannedStep {
  title: string
  description: string
  duration: Duration
  studentConfirmedAt: Moment | null
  instructorConfirmedAt: Moment | null
  /** The last return that still waits for the student. */
  returned: { at: Moment; reason: string } | null
  /** Every version, the oldest first. */
  files: (PlannedFile & { uploadedBy: string; uploadedAt: Moment })[]
  /** The comments of student and instructor, the oldest first. */
  comments: PlannedComment[]
}

export interface PlannedComment {
  author: string
  kind: CommentKind
  text: string
  at: Moment
  file: PlannedFile | null
}

export interface PlannedPastAssignment {
  key: number
  thesis: number
  student: string
  list: number
  reason: string
  startDate: IsoDate
  releasedAt: Moment
}

export interface PlannedEvent {
  thesis: number
  actor: string
  what: EventKind
  details: Record<string, string | number | boolean | null>
  happenedAt: Moment
}

/** A notice of a demo account. */
export interface PlannedNotice {
  recipient: string
  kind: NoticeKind
  thesis: number
  /** The step that the notice is about: the key of its list and its place there, from 1. */
  step: { list: number; position: number } | null
  facts: NoticeFacts
  at: Moment
  isRead: boolean
}

/** What a department with a rule book has besides. */
export interface ProcessPlan {
  programmes: PlannedProgramme[]
  rulebooks: PlannedRulebook[]
  records: PlannedRecord[]
  outsidePeople: PlannedOutsider[]
  offices: PlannedOffice[]
  absences: PlannedAbsence[]
  contracts: PlannedContract[]
  seats: PlannedSeat[]
  examinations: PlannedExamination[]
  dates: PlannedDate[]
}

/** A date that is asked about before an examination is planned. */
export interface PlannedDate {
  thesis: number
  startsAt: Moment
  minutes: number
  createdAt: Moment
  /** By the seat; null for the student. */
  answers: { seat: number | null; answer: DateAnswer }[]
}

export interface PlannedProgramme {
  key: number
  department: number
  name: string
  level: ProgrammeLevel
  kind: ProgrammeKind
}

export interface PlannedRulebook {
  key: number
  department: number
  /** Null where it holds for the whole department. */
  programme: number | null
  title: string
  inForceFrom: IsoDate
  decisionReference: string | null
  rules: Rules
  publishedBy: string
  publishedAt: Moment
}

/** What the secretary has written about a student. */
export interface PlannedRecord {
  student: string
  registryNumber: string
  programme: number
  semester: number
  coursesPassed: number
  coursesOwed: number
  ects: number
  averageHundredths: number
  asOf: IsoDate
}

/** A person without an account. */
export interface PlannedOutsider {
  key: number
  department: number
  firstName: string
  surname: string
  rankText: string
  affiliation: string
  email: string
}

export interface PlannedOffice {
  department: number
  person: string
  kind: OfficeKind
  /** The programme of a coordinator. */
  programme: number | null
  from: IsoDate
  /** Null: until another one is written down. */
  until: IsoDate | null
}

/** Both days included. */
export interface PlannedAbsence {
  person: string
  kind: AbsenceKind
  from: IsoDate
  until: IsoDate
}

/** The contract of an instructor who is not there for good. */
export interface PlannedContract {
  person: string
  end: IsoDate
}

export interface PlannedSeat {
  key: number
  thesis: number
  /** From 1, the supervisor's. */
  position: number
  role: SeatRole
  /** The username; null of a person from outside. */
  person: string | null
  outsidePerson: number | null
  state: SeatState
  invitedAt: Moment
  dueOn: IsoDate
  answeredAt: Moment | null
}

export interface PlannedExamination {
  key: number
  thesis: number
  attempt: number
  startsAt: Moment
  minutes: number
  place: string
  state: ExaminationState
  announcedAt: Moment | null
  heldAt: Moment | null
  corrections: string | null
  correctionsDue: IsoDate | null
  presence: { seat: number; presence: Presence }[]
  marks: { seat: number; parts: Record<string, Hundredths>; sealedAt: Moment | null }[]
  /** Null before all marks are sealed. */
  result: {
    exact: { numerator: number; denominator: number }
    final: Hundredths
    outcome: Outcome
    openedAt: Moment
  } | null
  createdAt: Moment
}
