import type { ProcessingActivity } from '@diatrivi/domain/work/personal-data/processing'
import type { PersonalTable } from './personal-tables.model.ts'

/** What each table is kept for, as the register of processing and the privacy notice say; null where it names no person. */
export const TABLE_ACTIVITIES: Readonly<Record<PersonalTable, ProcessingActivity | null>> = {
  account: 'account',
  session: 'account',
  one_time_code: 'account',
  email_change: 'account',
  totp: 'account',
  passkey: 'account',
  recovery_code: 'account',
  identity: 'account',
  provider_sign_in: 'account',
  second_factor_challenge: 'account',
  saved_view: 'account',
  calendar_feed: 'notice',

  import_run: 'import',
  import_row: 'import',

  student_record: 'student_record',
  pending_student: 'student_record',

  interest: 'interest',
  past_assignment: 'interest',

  thesis: 'progress',
  thesis_keyword: 'progress',
  todo_list: 'progress',
  todo_item: 'progress',
  step_file: 'progress',
  step_comment: 'progress',
  step_comment_file: 'progress',
  stored_file: 'progress',
  event: 'progress',

  committee_seat: 'committee',
  committee_proposal: 'committee',
  proposed_member: 'committee',
  outside_person: 'outside_member',
  signed_link: 'outside_member',

  commissioner: 'commissioner',
  commissioner_link: 'commissioner',
  commissioner_comment: 'commissioner',

  examination: 'examination',
  examination_presence: 'examination',
  date_option: 'examination',
  date_answer: 'examination',
  member_mark: 'examination',
  examination_result: 'examination',
  mark_correction: 'examination',

  paper: 'paper',
  paper_return: 'paper',
  paper_form: 'paper',
  rulebook: 'paper',

  staff_member: 'staff',
  absence: 'staff',
  outside_absence: 'staff',
  office: 'staff',

  registry_export: 'registry',
  registry_export_row: 'registry',
  registry_reading: null,

  account_keyword: 'profile',

  notice: 'notice',
  notice_setting: 'notice',
  push_subscription: 'notice',
  push_message: 'notice',
  outbox: 'notice',

  security_event: 'security',
  inspection: 'security',
  keyed_call: 'security',
  attempt: 'security',

  webhook_delivery: 'webhook',

  import_heading: null,
  programme: null,
  webhook: null,
  keyword: null,
  institution: null,
  department: null,
  image: null,
  mail_outage: null,
  push_key: null,
  setting: null,
}
