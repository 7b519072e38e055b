import type { MarkingFacts } from '@diatrivi/domain/examination/marking/mark.policy'
import { daysBetween, type IsoDate } from '@diatrivi/domain/shared/dates'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/database/transaction.ts'
import { listSeats } from '../../examination/committee/committee.queries.ts'
import { markDueNotices } from '../../examination/examination/mark-request/mark-due.model.ts'
import {
  listOutstandingCorrections,
  listUnopened,
  readMarking,
} from '../../examination/marking/marking.queries.ts'
import { findBookOfThesis } from '../../thesis/thesis/book.queries.ts'
import type { ThesisInQuestion } from '../../thesis/thesis/thesis.model.ts'
import { findThesisFacts, lockTheses } from '../../thesis/thesis/thesis-lock.queries.ts'
import type { ReminderNotice } from './reminder.model.ts'

/** Examinations in one batch: few enough to be held in memory. */
const BATCH = 100
/** How many days before the last one a student is reminded of corrections. */
const CORRECTIONS_DAYS = [7, 1, 0]

/** Mails to members without an account, whose marks are awaited. The thesis is locked. */
export type RemindMarkers = (tx: Tx, thesis: ThesisInQuestion, facts: MarkingFacts) => Promise<void>

interface Dependencies {
  db: Db
  clock: Clock
  remindMarkers: RemindMarkers
  /** Gives those that were not given yet. */
  give(due: readonly ReminderNotice[]): Promise<void>
}

/** Reminds of marks that are due, each day, and of corrections. */
export function markReminders({ db, clock, remindMarkers, give }: Dependencies) {
  return {
    async giveDue(): Promise<void> {
      const today = clock.today()
      for (let after: number | null = 0; after !== null; ) after = await giveBatch(after, today)
      await give(await correctionsDue(today))
    },
  }

  /** Returns the last examination that was looked at, or null when there are no more. */
  async function giveBatch(after: number, today: IsoDate): Promise<number | null> {
    const examinations = await listUnopened(db, { after, limit: BATCH })
    const due: ReminderNotice[] = []
    for (const examination of examinations) {
      const thesis = await findThesisFacts(db, examination.thesisId)
      const book = await findBookOfThesis(db, examination.thesisId)
      if (thesis === null || book === null) continue
      const seats = await listSeats(db, examination.thesisId)
      const asked = { examination, seats, rules: book.rules.marking, now: clock.now() }
      const marking = await readMarking(db, asked)
      due.push(...markDueNotices(thesis, marking, today))
      await remindOutside(examination.thesisId, asked)
    }
    await give(due)
    return examinations.length < BATCH ? null : (examinations.at(-1)?.id ?? null)
  }

  /** Members without an account, by a mail; under the lock, so that of two processes one writes it. */
  async function remindOutside(thesisId: number, asked: Parameters<typeof readMarking>[1]): Promise<void> {
    if (asked.seats.every(({ outsidePersonId }) => outsidePersonId === null)) return
    await db.transaction(async (tx) => {
      const [thesis] = await lockTheses(tx, [thesisId])
      if (thesis === undefined) return
      const { facts } = await readMarking(tx, { ...asked, seats: await listSeats(tx, thesisId) })
      await remindMarkers(tx, thesis, facts)
    })
  }

  async function correctionsDue(today: IsoDate): Promise<ReminderNotice[]> {
    const outstanding = await listOutstandingCorrections(db)
    return outstanding.flatMap(({ examinationId, dueOn, thesis, studentId }): ReminderNotice[] => {
      if (dueOn === null || studentId === null) return []
      const daysLeft = daysBetween(today, dueOn)
      if (!CORRECTIONS_DAYS.includes(daysLeft)) return []
      return [
        {
          recipientId: studentId,
          kind: 'corrections_due',
          thesis,
          facts: { day: dueOn, daysLeft },
          reminderKey: `corrections_due/${examinationId}/${dueOn}/${daysLeft}`,
        },
      ]
    })
  }
}
