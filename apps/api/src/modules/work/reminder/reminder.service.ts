import { athensHour } from '@diatrivi/domain/shared/dates'
import {
  lastAnswerThatWaits,
  lastDayInSight,
  type Reminder,
  remindersDue,
} from '@diatrivi/domain/thesis/notice/reminder'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import { findGivenKeys } from '../../thesis/notice/notice.queries.ts'
import type { NoticeService } from '../../thesis/notice/notice.service.ts'
import { holdTheses } from '../../thesis/thesis/thesis-lock.queries.ts'
import { markReminders, type RemindMarkers } from './mark-reminders.service.ts'
import { paperReminders } from './paper-reminders.service.ts'
import type { ReminderNotice } from './reminder.model.ts'
import { listRemindable, type RemindableThesis } from './reminder.queries.ts'

/** Theses in one batch: few enough to be held in memory. */
const BATCH = 500
/** No mail about a date arrives at night. */
const FIRST_HOUR = 7

interface Dependencies {
  db: Db
  clock: Clock
  remindMarkers: RemindMarkers
  /** Mails on the day before, to members without an account. */
  remindOutside: () => Promise<void>
  notices: NoticeService
}

/**
 * Reminds people of what comes near. It may run at any time and in any number of processes: what is due follows
 * from the day in Athens, and no person is reminded twice.
 */
export function reminders({ db, clock, remindMarkers, remindOutside, notices }: Dependencies) {
  const marks = markReminders({ db, clock, remindMarkers, give: giveNew })
  const papers = paperReminders({ db, clock, give: giveNew })

  /** Returns the last thesis that was looked at, or null when there are no more. */
  async function giveBatch(after: number): Promise<number | null> {
    const today = clock.today()
    const sight = { today, lastDay: lastDayInSight(today), lastAnswer: lastAnswerThatWaits(today) }
    const theses = await listRemindable(db, sight, { after, limit: BATCH })
    const due = theses.flatMap((thesis) => remindersDue(thesis, today).map((one) => noticeOf(thesis, one)))
    await giveNew(due)
    return theses.length < BATCH ? null : (theses.at(-1)?.thesisId ?? null)
  }

  async function giveNew(due: readonly ReminderNotice[]): Promise<void> {
    const given = await findGivenKeys(
      db,
      due.map(({ reminderKey }) => reminderKey),
    )
    await give(due.filter(({ reminderKey }) => !given.has(reminderKey)))
  }

  async function give(due: readonly ReminderNotice[]): Promise<void> {
    if (due.length === 0) return
    await db.transaction(async (tx) => {
      const still = await holdTheses(
        tx,
        due.map(({ thesis }) => thesis.id),
      )
      await notices.notify(
        tx,
        due.filter(({ thesis }) => still.has(thesis.id)),
        clock.now(),
      )
    })
  }

  return {
    async giveDue(): Promise<void> {
      if (athensHour(clock.now()) < FIRST_HOUR) return
      for (let after: number | null = 0; after !== null; ) after = await giveBatch(after)
      await marks.giveDue()
      await remindOutside()
      await papers.giveDue()
    },
  }
}

function noticeOf(
  { thesisId, title, instructorId, instructor, student, examination }: RemindableThesis,
  { kind, recipientId, day, daysLeft, step, key }: Reminder,
): ReminderNotice {
  const person = recipientId === instructorId ? student : instructor
  return {
    recipientId,
    kind,
    thesis: { id: thesisId, title },
    facts: {
      day,
      ...(daysLeft === null ? {} : { daysLeft }),
      ...(step === null ? {} : { stepId: step.id, stepTitle: step.title }),
      ...(person === null ? {} : { person }),
      ...(kind === 'exam_near' && examination !== null ? whereOf(examination) : {}),
    },
    reminderKey: key,
  }
}

function whereOf({ time, place }: NonNullable<RemindableThesis['examination']>) {
  return { time, ...(place === null ? {} : { place }) }
}
