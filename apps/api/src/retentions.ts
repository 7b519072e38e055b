import type { PgTable } from 'drizzle-orm/pg-core'
import type * as rulebooks from './modules/department/rulebook/tables.ts'
import type * as staff from './modules/department/staff/tables.ts'
import { PENDING_STUDENTS_KEPT } from './modules/department/student-record/pending-student.repository.ts'
import type * as studentRecords from './modules/department/student-record/tables.ts'
import { COMMISSIONER_LINKS_KEPT } from './modules/examination/commissioner/commissioner.repository.ts'
import type * as commissioners from './modules/examination/commissioner/tables.ts'
import { LINKS_KEPT } from './modules/examination/committee/link/signed-link.repository.ts'
import { OUTSIDE_PEOPLE_KEPT } from './modules/examination/committee/outside/outside-person.repository.ts'
import type * as committee from './modules/examination/committee/tables.ts'
import { POLLS_KEPT } from './modules/examination/examination/date/date-option.repository.ts'
import type * as examinations from './modules/examination/examination/tables.ts'
import type * as marking from './modules/examination/marking/tables.ts'
import type * as papers from './modules/examination/paper/tables.ts'
import type * as image from './modules/institution/image/tables.ts'
import type * as institution from './modules/institution/institution/tables.ts'
import type * as keyword from './modules/institution/keyword/tables.ts'
import { EMAIL_CHANGES_KEPT } from './modules/people/account/email-change.repository.ts'
import { CHALLENGES_KEPT } from './modules/people/account/one-time-code/factor-challenge.repository.ts'
import { CODES_KEPT } from './modules/people/account/one-time-code/one-time-code.repository.ts'
import { SESSIONS_KEPT } from './modules/people/account/session/session.repository.ts'
import type * as account from './modules/people/account/tables.ts'
import { UNCONFIRMED_KEPT } from './modules/people/account/unconfirmed.repository.ts'
import type * as savedViews from './modules/people/saved-view/tables.ts'
import { PROVIDER_SIGN_INS_KEPT } from './modules/people/single-sign-on/provider-sign-in.repository.ts'
import type * as singleSignOn from './modules/people/single-sign-on/tables.ts'
import { EVENTS_KEPT } from './modules/thesis/history/history.repository.ts'
import type * as history from './modules/thesis/history/tables.ts'
import type * as interest from './modules/thesis/interest/tables.ts'
import { NOTICES_KEPT } from './modules/thesis/notice/notice.repository.ts'
import type * as notice from './modules/thesis/notice/tables.ts'
import type * as thesis from './modules/thesis/thesis/tables.ts'
import type * as todoList from './modules/thesis/todo-list/tables.ts'
import type * as calendar from './modules/view/calendar/tables.ts'
import { IMPORTS_KEPT } from './modules/work/import/import-run.repository.ts'
import type * as importing from './modules/work/import/tables.ts'
import type * as registry from './modules/work/registry/tables.ts'
import type * as webhooks from './modules/work/webhook/tables.ts'
import { DELIVERIES_KEPT } from './modules/work/webhook/webhook-delivery.repository.ts'
import { ATTEMPTS_KEPT } from './platform/auth/attempt.repository.ts'
import type * as auth from './platform/auth/tables.ts'
import type * as database from './platform/database/tables.ts'
import { INSPECTIONS_KEPT } from './platform/inspections/inspection.repository.ts'
import type * as inspections from './platform/inspections/tables.ts'
import { KEYED_CALLS_KEPT } from './platform/keyed-calls/keyed-call.repository.ts'
import type * as keyedCalls from './platform/keyed-calls/tables.ts'
import { MAILS_KEPT } from './platform/mail/outbox-upkeep.repository.ts'
import type * as mail from './platform/mail/tables.ts'
import { SECURITY_EVENTS_KEPT } from './platform/security-log/security-event.repository.ts'
import type * as securityLog from './platform/security-log/tables.ts'
import type * as storage from './platform/storage/tables.ts'
import type { Retention } from './platform/upkeep/retention.ts'

type TablesOf<Module> = { [Name in keyof Module]: Module[Name] extends PgTable ? Name : never }[keyof Module]

/** Every table, as TypeScript names it. */
export type TableName =
  | TablesOf<typeof account>
  | TablesOf<typeof auth>
  | TablesOf<typeof calendar>
  | TablesOf<typeof commissioners>
  | TablesOf<typeof committee>
  | TablesOf<typeof database>
  | TablesOf<typeof examinations>
  | TablesOf<typeof history>
  | TablesOf<typeof image>
  | TablesOf<typeof importing>
  | TablesOf<typeof institution>
  | TablesOf<typeof inspections>
  | TablesOf<typeof interest>
  | TablesOf<typeof keyedCalls>
  | TablesOf<typeof keyword>
  | TablesOf<typeof mail>
  | TablesOf<typeof marking>
  | TablesOf<typeof notice>
  | TablesOf<typeof papers>
  | TablesOf<typeof registry>
  | TablesOf<typeof rulebooks>
  | TablesOf<typeof savedViews>
  | TablesOf<typeof securityLog>
  | TablesOf<typeof singleSignOn>
  | TablesOf<typeof storage>
  | TablesOf<typeof staff>
  | TablesOf<typeof studentRecords>
  | TablesOf<typeof thesis>
  | TablesOf<typeof todoList>
  | TablesOf<typeof webhooks>

/** What is deleted after how long, or why nothing is. */
type Decision = readonly Retention[] | { keptBecause: string }

const ofThesis = { keptBecause: 'it belongs to a thesis, and theses are what is kept here' }

/** Every table has a decision: one without does not compile. Figures and settings: docs/guides/upkeep.md */
export const RETENTIONS = {
  // What grows with every day; of the accounts those that were never confirmed. All others are deleted by an
  // administrator or their owner, because theses name their authors; of a closed one the name goes (`old-names.service.ts`).
  account: [UNCONFIRMED_KEPT],
  attempt: [ATTEMPTS_KEPT],
  commissionerLink: [COMMISSIONER_LINKS_KEPT],
  emailChange: [EMAIL_CHANGES_KEPT],
  event: [EVENTS_KEPT],
  importRun: [IMPORTS_KEPT],
  pendingStudent: [PENDING_STUDENTS_KEPT],
  inspection: [INSPECTIONS_KEPT],
  keyedCall: [KEYED_CALLS_KEPT],
  notice: NOTICES_KEPT,
  oneTimeCode: [CODES_KEPT],
  outbox: MAILS_KEPT,
  outsidePerson: [OUTSIDE_PEOPLE_KEPT],
  providerSignIn: [PROVIDER_SIGN_INS_KEPT],
  securityEvent: [SECURITY_EVENTS_KEPT],
  secondFactorChallenge: [CHALLENGES_KEPT],
  session: [SESSIONS_KEPT],
  signedLink: [LINKS_KEPT],
  webhookDelivery: [DELIVERIES_KEPT],

  // What grows with the theses.
  thesis: ofThesis,
  thesisKeyword: ofThesis,
  interest: {
    keptBecause: 'it ends with the answer, the withdrawal or the deletion that the person asks for',
  },
  commissioner: {
    keptBecause: 'which firm a thesis was worked on with belongs to the thesis; of its mentor the name goes',
  },
  commissionerComment: { keptBecause: 'later readers see the reasons' },
  examination: { keptBecause: 'when a thesis was examined, and where, is a record of the department' },
  examinationPresence: { keptBecause: 'who examined a thesis is a record of the department' },
  dateOption: [POLLS_KEPT],
  dateAnswer: { keptBecause: 'it goes with the date that was offered' },
  committeeSeat: { keptBecause: 'who examined a thesis, and who was asked, is a record of the department' },
  committeeProposal: ofThesis,
  proposedMember: ofThesis,
  paper: { keptBecause: 'a number of a department is never given again, and papers are verified for years' },
  paperForm: { keptBecause: 'it is how the department wants its papers, until it deletes it' },
  paperReturn: { keptBecause: 'it is the signed copy of a paper' },
  memberMark: { keptBecause: 'the minutes of an examination rest on it; a seal in the history proves it' },
  examinationResult: ofThesis,
  markCorrection: { keptBecause: 'both values stay readable: a mark changes by a decision alone' },
  registryExport: {
    keptBecause: 'what the student register was sent, and by whom, is a record of the department',
  },
  registryReading: { keptBecause: 'there is one of a department: the last' },
  registryExportRow: { keptBecause: 'a later file says what has changed since; it goes with the thesis' },
  todoList: ofThesis,
  todoItem: ofThesis,
  stepFile: { keptBecause: 'every version of a step stays readable by student and instructor' },
  stepComment: { keptBecause: 'later readers see the reasons' },
  stepCommentFile: { keptBecause: 'it belongs to a comment' },
  pastAssignment: { keptBecause: 'the student who was released still reads what he or she did' },
  importRow: { keptBecause: 'it goes with its import' },
  storedFile: { keptBecause: 'its row goes with what points at it, and its bytes with the row' },

  // What grows with the people, departments and words.
  studentRecord: { keptBecause: 'the office of the department writes it; it goes with the account' },
  staffMember: { keptBecause: 'the office of the department writes it; it goes with the account' },
  savedView: { keptBecause: 'a person has twenty of a list at most; they go with the account' },
  calendarFeed: { keptBecause: 'there is one of a person at most, who ends it; it goes with the account' },
  absence: { keptBecause: 'the office of the department takes it away; it goes with the account' },
  outsideAbsence: { keptBecause: 'the office of the department takes it away; it goes with the person' },
  office: { keptBecause: 'an administrator takes it away; it goes with the account' },
  accountKeyword: { keptBecause: 'a person takes keywords off the own profile' },
  identity: { keptBecause: 'a person unlinks it; it goes with the account' },
  passkey: { keptBecause: 'a person takes it off, or an administrator does: ten at most' },
  recoveryCode: { keptBecause: 'it goes with its use: ten of a person at most' },
  totp: { keptBecause: 'there is one of a person at most, who takes it off' },
  pushSubscription: {
    keptBecause: 'a person has ten at most; it goes with its session, its browser or the account',
  },
  pushMessage: { keptBecause: 'it goes with its arrival, or within a day when it is given up' },
  noticeSetting: { keptBecause: 'it is what a person chose: one row for each kind at most' },
  keyword: { keptBecause: 'a word that nobody uses may be used again' },
  institution: { keptBecause: 'an administrator deletes it' },
  programme: { keptBecause: 'rule books and theses name it; it goes with its department' },
  rulebook: {
    keptBecause: 'theses are judged by it for years; a draft is deleted by the person who writes it',
  },
  department: { keptBecause: 'an administrator deletes it' },
  importHeading: { keptBecause: 'it is what a department calls a column: it goes with the department' },
  image: { keptBecause: 'an administrator deletes it' },

  // What does not grow.
  webhook: { keptBecause: 'an administrator deletes it' },
  pushKey: { keptBecause: 'there is one' },
  mailOutage: { keptBecause: 'there is one row at most' },
  setting: { keptBecause: 'there is one row for each fact' },
} satisfies Record<TableName, Decision>

/** The tables of which rows are deleted. */
export type GrowingTable = {
  [Name in TableName]: (typeof RETENTIONS)[Name] extends readonly Retention[] ? Name : never
}[TableName]

/** All of them, in the order of the record. */
export const retentions: readonly Retention[] = Object.values<Decision>(RETENTIONS).flatMap((decision) =>
  'keptBecause' in decision ? [] : decision,
)
