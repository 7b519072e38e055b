import { m } from '../../../../paraglide/messages.js'

const JOB_WORDS: Readonly<Record<string, () => string>> = {
  'orphaned files': m.system_job_orphaned_files,
  'quarantine of files': m.system_job_quarantine,
  'file check': m.system_job_file_check,
  upkeep: m.system_job_upkeep,
  reminders: m.system_job_reminders,
  'old names': m.system_job_old_names,
  'old mentors': m.system_job_old_mentors,
  committees: m.system_job_committees,
  'student register': m.system_job_student_register,
  'daily notices': m.system_job_daily_notices,
}

/** A process of another version may run a job that this page does not know: its own name is better than none. */
export function jobWords(name: string): string {
  return JOB_WORDS[name]?.() ?? name
}
