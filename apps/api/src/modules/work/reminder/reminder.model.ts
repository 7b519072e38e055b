import type { NewNotice } from '../../thesis/notice/notice.service.ts'

/** A notice that is given once, however often the job runs. */
export interface ReminderNotice extends NewNotice {
  thesis: { id: number; title: string }
  reminderKey: string
}
