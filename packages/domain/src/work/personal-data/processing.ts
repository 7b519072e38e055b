/**
 * What personal data are processed for: the headings of the privacy notice and of the register of processing. Each table
 * of the database belongs to one of them or is about no person, and each has its sentences in both documents.
 */
export const PROCESSING_ACTIVITIES = [
  'account',
  'import',
  'student_record',
  'interest',
  'progress',
  'committee',
  'outside_member',
  'commissioner',
  'examination',
  'paper',
  'registry',
  'staff',
  'profile',
  'notice',
  'security',
  'webhook',
] as const
export type ProcessingActivity = (typeof PROCESSING_ACTIVITIES)[number]

/** How long what no setting speaks of is kept, in days: the jobs that delete it and both documents read it here. */
export const KEPT_DAYS = {
  /** From the day on which a file or a directory was read. */
  imports: 30,
  /** From the last list that named a student who has no account. */
  pendingStudents: 730,
  /** From the last change of a person from outside who sits in no committee. */
  outsidePeople: 90,
  /** The name and the address of a commissioner's mentor, from the end of the thesis or of its assignment. */
  mentors: 90,
  /** From the end of a link of a person without an account. */
  links: 90,
  /** From the date that was offered for an examination. */
  offeredDates: 90,
} as const
