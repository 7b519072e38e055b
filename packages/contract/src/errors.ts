/** Every code that an answer's `code` can carry, with its HTTP status: the one table. */
export const ERROR_STATUS = {
  // input
  validation: 400,
  malformed_body: 400,
  answer_pending: 400,
  page_required: 400,
  // who
  unauthenticated: 401,
  session_expired: 401,
  wrong_role: 403,
  inactive_account: 403,
  account_disabled: 403,
  second_factor_required: 403,
  local_sign_in_off: 403,
  not_owner: 403,
  wrong_user_type: 403,
  origin_not_allowed: 403,
  host_not_allowed: 403,
  // what
  not_found: 404,
  route_not_found: 404,
  // the body does not come
  request_too_slow: 408,
  // state: interest and assignment
  not_open: 409,
  deadline_passed: 409,
  has_thesis: 409,
  already_assigned: 409,
  before_deadline: 409,
  already_accepted: 409,
  not_interested: 409,
  not_assigned: 409,
  // state: thesis
  has_student: 409,
  not_in_progress: 409,
  not_ready: 409,
  not_over: 409,
  topic_full: 409,
  thesis_ended: 409,
  has_list: 409,
  // state: committees
  no_committee: 409,
  seat_taken: 409,
  seat_not_allowed: 409,
  seat_answered: 409,
  impediment: 409,
  reminded_today: 409,
  proposed_by_instructor: 409,
  proposal_answered: 409,
  // state: commissioners
  no_company: 409,
  company_comments: 409,
  // state: examinations
  no_presentation: 409,
  has_presentation: 409,
  examination_planned: 409,
  examination_over: 409,
  already_announced: 409,
  attempts_used: 409,
  steps_open: 409,
  committee_incomplete: 409,
  too_early: 409,
  outside_window: 409,
  notice_too_short: 409,
  text_missing: 409,
  text_too_late: 409,
  person_clash: 409,
  person_absent: 409,
  room_clash: 409,
  // state: papers
  paper_not_ready: 409,
  paper_unprintable: 409,
  paper_unchanged: 409,
  paper_outdated: 409,
  paper_void: 409,
  form_outdated: 409,
  // state: marks of a committee
  not_a_member: 403,
  not_held: 409,
  marks_opened: 409,
  marks_sealed: 409,
  mark_unchanged: 409,
  nothing_to_confirm: 409,
  no_corrections: 409,
  marked_by_committee: 409,
  // state: steps
  step_order: 409,
  step_confirmed: 409,
  step_not_waiting: 409,
  step_read: 409,
  // state: administration and accounts
  duplicate: 409,
  idempotency_mismatch: 409,
  has_departments: 409,
  has_users: 409,
  has_theses: 409,
  has_seats: 409,
  has_papers: 409,
  own_account: 409,
  has_unfinished_theses: 409,
  too_many_passkeys: 409,
  passkeys_unavailable: 409,
  // state: lists of a department
  views_full: 409,
  // state: imports
  import_applied: 409,
  import_has_faults: 409,
  import_not_applied: 409,
  too_many_changes: 409,
  too_many_removed: 409,
  numbers_change: 409,
  import_has_doubts: 409,
  undo_over: 409,
  // state: student register
  nothing_to_send: 409,
  export_withdrawn: 409,
  last_way_in: 409,
  // state: uploads
  upload_quota_reached: 409,
  // state: mail
  not_given_up: 409,
  // state: webhooks
  webhook_paused: 409,
  // state: rule books
  rulebook_in_force: 409,
  rulebook_day_taken: 409,
  load_full: 409,
  not_eligible: 409,
  record_missing: 409,
  // edit conflicts and files
  link_used: 410,
  link_expired: 410,
  file_gone: 410,
  version_conflict: 412,
  import_outdated: 412,
  file_too_large: 413,
  body_too_large: 413,
  file_type_not_accepted: 415,
  media_type_not_accepted: 415,
  file_infected: 422,
  file_locked: 422,
  pdf_unreadable: 422,
  signature_missing: 422,
  scan_without_picture: 422,
  form_unreadable: 422,
  form_too_large: 422,
  form_with_macros: 422,
  form_part_unreadable: 422,
  form_part_refused: 422,
  form_loads_from_elsewhere: 422,
  form_field_refused: 422,
  form_too_many_tags: 422,
  form_tag_unknown: 422,
  form_tag_broken: 422,
  content_encoding_not_accepted: 415,
  // limits and faults
  too_many_attempts: 429,
  too_many_uploads: 429,
  internal: 500,
  database_unavailable: 503,
  storage_unavailable: 503,
  scanner_unavailable: 503,
  overloaded: 503,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS
export type ErrorStatus = (typeof ERROR_STATUS)[ErrorCode]

/** What a refusal says besides its code, by name. */
export type RefusalFacts = Readonly<Record<string, string | number>>

/** A sentence, or what makes one of the facts of a refusal. */
export type RefusalSentence = string | ((facts: RefusalFacts) => string)

/** What every refusal looks like on the wire. `message` is a sentence in the caller's language. */
export interface ErrorBody {
  status: ErrorStatus
  code: ErrorCode
  message: string
  /** Field -> sentence, for input that the caller can correct. */
  fields?: Record<string, string>
  /** Names and numbers that the sentence speaks of. */
  facts?: RefusalFacts
  /** Quoted in the log line of the same request. */
  requestId?: string
}

/**
 * What can be wrong with one field. Schemas name these as their messages; the API and the web app each turn them into
 * sentences, with the limits of the issue where there are any.
 */
export const FIELD_ERROR_CODES = [
  'required',
  'invalid',
  'unknown_field',
  'too_long',
  'endless_marks',
  'too_short',
  'too_small',
  'too_big',
  'one_line',
  'no_letter',
  'invalid_id',
  'invalid_date',
  'date_range',
  'date_past',
  'invalid_time',
  'time_ahead',
  'offered_twice',
  'no_examination_day',
  'ended_before_start',
  'invalid_minutes',
  'end_before_start',
  'until_before_from',
  'two_heads',
  'invalid_flag',
  'invalid_email',
  'invalid_url',
  'https_required',
  'address_not_allowed',
  'invalid_username',
  'invalid_key',
  'password_control_characters',
  'password_blank',
  'password_repetitive',
  'password_common',
  'password_personal',
  'contradicting_rules',
  'duration_cap',
  'mark_range',
  'mark_step',
  'priority_range',
  'wrong_code',
  'wrong_pin',
  'unknown_department',
  'other_department',
  'unknown_programme',
  'unknown_instructor',
  'unknown_instructor_here',
  'ambiguous_instructor',
  'not_to_offer',
  'unknown_student',
  'busy_student',
  'has_account',
  'unknown_institution',
  'taken',
  'twice_in_file',
  'fixed_here',
  'zeros_differ',
  'number_as_day',
  'number_as_figure',
  'unknown_word',
  'day_form',
  'semester_form',
  'whole_form',
  'average_form',
  'figure_as_day',
  'two_instructors',
  'ambiguous_department',
  'column_missing',
  'table_unreadable',
  'table_without_headings',
  'table_without_rows',
  'table_only_example',
  'table_too_long',
  'table_too_large',
  'list_too_long',
] as const
export type FieldErrorCode = (typeof FIELD_ERROR_CODES)[number]

/** What is wrong with one field; the limit completes the sentence where the code speaks of one. */
export interface FieldError {
  code: FieldErrorCode
  limit?: number
}
