import * as ofAccount from './own-parts/account-parts.queries.ts'
import * as ofCommittees from './own-parts/committee-parts.queries.ts'
import * as ofDepartment from './own-parts/department-parts.queries.ts'
import * as ofExaminations from './own-parts/examination-parts.queries.ts'
import * as ofLogs from './own-parts/log-parts.queries.ts'
import * as ofMarks from './own-parts/mark-parts.queries.ts'
import type { Excuse, Part } from './own-parts/part.model.ts'
import * as ofProgress from './own-parts/progress-parts.queries.ts'
import * as ofSignIn from './own-parts/sign-in-parts.queries.ts'
import * as ofTheses from './own-parts/thesis-parts.queries.ts'

const nobody = { because: 'it is about nobody' }

/**
 * Every table, by the name that the database has for it: what it knows of a person, as the person takes it out, or why
 * nothing of it is handed out. A test compares it with the database, so that a new table has a line here.
 */
export const PERSONAL_TABLES = {
  account: ofAccount.ownAccount,
  account_keyword: ofAccount.ownKeywords,
  session: ofSignIn.ownSessions,
  one_time_code: ofSignIn.ownCodes,
  email_change: ofSignIn.ownEmailChanges,
  totp: ofSignIn.ownApplication,
  passkey: ofSignIn.ownPasskeys,
  recovery_code: ofSignIn.ownRecoveryCodes,
  identity: ofSignIn.ownIdentities,
  student_record: ofDepartment.ownStudentRecord,
  staff_member: ofDepartment.ownStaffFields,
  absence: ofDepartment.ownAbsences,
  office: ofDepartment.ownOffices,
  saved_view: ofAccount.ownSavedViews,
  calendar_feed: ofAccount.ownCalendarFeed,
  pending_student: {
    because: 'it is about people without an account; the record of a person who registers is handed out',
  },
  provider_sign_in: { because: 'it holds a sign-in that is under way, for minutes, and is a secret' },
  second_factor_challenge: { because: 'it holds what a sign-in waits for, for minutes, and is a secret' },

  thesis: ofTheses.ownTheses,
  thesis_keyword: { because: 'the words of a thesis are handed out with the thesis' },
  interest: ofTheses.ownInterests,
  committee_seat: ofCommittees.ownSeats,
  committee_proposal: ofCommittees.ownProposals,
  proposed_member: { because: 'who is proposed and then asked has a seat, which is handed out' },
  examination: ofExaminations.ownExaminations,
  examination_presence: ofExaminations.ownPresences,
  date_option: { because: 'it holds dates that were offered; what the person said to them is handed out' },
  date_answer: ofExaminations.ownDateAnswers,
  paper: ofTheses.ownPapers,
  paper_return: { because: 'it is a signed copy of a paper, which is handed out on the page of the thesis' },
  member_mark: ofMarks.ownMarks,
  examination_result: { because: 'what the marks came to is handed out with the thesis, as its mark' },
  mark_correction: { because: 'it is a decision of the department about a thesis, which names no student' },
  outside_person: { because: 'it is about people without an account, who ask the department' },
  outside_absence: { because: 'it is about people without an account, who ask the department' },
  signed_link: { because: 'it is a secret of a person without an account, for some days' },
  commissioner: {
    because: 'it is about a firm, and a person without an account, who asks the department',
  },
  commissioner_link: { because: 'it is a secret of a person without an account, for some days' },
  commissioner_comment: ofProgress.ownCommissionerComments,
  registry_export: {
    because: 'it names who made a file for the department, and says nothing of the person',
  },
  registry_export_row: ofTheses.ownRegistryRows,
  past_assignment: ofTheses.ownPastAssignments,
  todo_list: ofProgress.ownLists,
  todo_item: ofProgress.ownSteps,
  step_file: ofProgress.ownStepFiles,
  step_comment: ofProgress.ownComments,
  step_comment_file: { because: 'the files of comments are handed out as files' },
  stored_file: { because: 'the files are handed out as files' },

  notice: ofLogs.ownNotices,
  notice_setting: ofLogs.ownNoticeSettings,
  push_subscription: ofSignIn.ownPushBrowsers,
  push_message: {
    because: 'it holds what is being sent of a notice, for a day at most; the notice is handed out',
  },
  event: ofLogs.ownEvents,
  security_event: ofLogs.ownSecurityEvents,
  inspection: ofLogs.ownInspections,
  outbox: ofLogs.ownMails,
  keyed_call: { because: 'it holds the hash of a call and its ids, for a day' },
  attempt: { because: 'it holds counts of attempts, for a day' },

  import_run: { because: 'it names a file that an administrator brought, for 30 days' },
  import_row: {
    because: 'it holds what such a file says of people, for 30 days; what was written is in the account',
  },

  webhook_delivery: {
    because: 'it names a person by the username only, for 30 days; what it tells of stands in the history',
  },

  registry_reading: nobody,
  rulebook: { because: 'it names who published it for the department, and says nothing of the person' },

  paper_form: { because: 'it names who gave it for the department, and says nothing of the person' },

  import_heading: nobody,
  programme: nobody,
  webhook: nobody,
  keyword: nobody,
  institution: nobody,
  department: nobody,
  image: nobody,
  mail_outage: nobody,
  push_key: nobody,
  setting: nobody,
} satisfies Readonly<Record<string, Part | Excuse>>
export type PersonalTable = keyof typeof PERSONAL_TABLES

/** The tables that know something of a person, in the order in which they are handed out. */
export const PERSONAL_PARTS: readonly (readonly [table: string, part: Part])[] = Object.entries<
  Part | Excuse
>(PERSONAL_TABLES).flatMap(([table, decision]) => ('because' in decision ? [] : [[table, decision] as const]))
