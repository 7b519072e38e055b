import { calendarEntryOf } from '../../examination/examination/calendar-entry.ts'
import type { CalendarDay, CalendarEntry } from '../../shared/calendar-file.ts'
import { isConfirmed, isStudentDone } from '../../shared/confirmations.ts'
import { addDays, athensDate, compareDates, type IsoDate } from '../../shared/dates.ts'
import { thesisState } from '../../thesis/thesis/thesis.ts'
import { planSchedule } from '../../thesis/todo-list/schedule.ts'
import type { FeedFacts, FeedReader, FeedThesis } from './feed-facts.ts'
import { FEED_WORDS } from './feed-words.ts'

/** Days for which a day that has passed, and an examination that was cancelled, stay in the calendar. */
export const PAST_DAYS = 60
/** Days for which an examination that was held stays. */
export const HELD_DAYS = 365
/** More are no calendar that a person reads: those that are nearest to now are in it. */
export const FEED_MAX = 1_000

/** What the feed needs to know beside the facts. */
interface Now {
  now: Date
  /** The host of the service, which makes the names of the entries one of a kind. */
  service: string
}

type FeedEntry = CalendarEntry | CalendarDay

/** The first days of which anything is shown. */
export function feedSpan(now: Date): { firstDay: IsoDate; firstHeld: IsoDate } {
  const today = athensDate(now)
  return { firstDay: addDays(today, -PAST_DAYS), firstHeld: addDays(today, -HELD_DAYS) }
}

/** The dates of a person as entries of a calendar, the earliest first: docs/regulation.md#calendar-feed. */
export function feedEntries(facts: FeedFacts, reader: FeedReader, { now, service }: Now): FeedEntry[] {
  const words = FEED_WORDS[reader.language]
  const { firstDay, firstHeld } = feedSpan(now)

  /** A day that a thesis brings. */
  const dayOf = (name: string, day: IsoDate | null, { said, title, page, ...entry }: Said): CalendarDay[] =>
    day === null || compareDates(day, firstDay) < 0
      ? []
      : [
          {
            ...entry,
            uid: `${name}@${service}`,
            day,
            summary: `${said}: ${title}`,
            url: page,
            location: null,
            status: 'confirmed',
          },
        ]

  const examinations = facts.examinations.flatMap(({ thesis, supervisor, ...planned }) => {
    const isShown =
      planned.state === 'cancelled'
        ? compareDates(athensDate(planned.changedAt), firstDay) >= 0
        : compareDates(athensDate(planned.startsAt), firstHeld) >= 0
    const said = { title: thesis.title, supervisor, language: reader.language, service }
    const changedAt = later(planned.changedAt, thesis.changedAt)
    return isShown ? [calendarEntryOf({ ...planned, changedAt }, said)] : []
  })

  const offered = facts.offeredDates.flatMap(({ id, startsAt, minutes, changedAt, answer, thesis }) =>
    answer === 'no' || startsAt <= now
      ? []
      : [
          {
            uid: `offered-date-${id}@${service}`,
            // An answer changes what it is called.
            sequence: answer === null ? 0 : 1,
            changedAt: later(changedAt, thesis.changedAt),
            startsAt,
            minutes,
            summary: `${answer === null ? words.dateToAnswer : words.possibleDate}: ${thesis.title}`,
            description: '',
            location: null,
            url: thesis.page,
            status: 'tentative' as const,
          },
        ],
  )

  const invitations = facts.invitations.flatMap(({ seatId, dueOn, changedAt, thesis }) =>
    dayOf(`seat-${seatId}`, dueOn, {
      ...ofThesis(thesis, changedAt),
      said: words.invitation,
      description: '',
    }),
  )

  const corrections = facts.corrections.flatMap(({ examinationId, dueOn, changedAt, thesis }) =>
    dayOf(`corrections-${examinationId}`, dueOn, {
      ...ofThesis(thesis, changedAt),
      said: words.corrections,
      description: '',
    }),
  )

  const theses = facts.theses.flatMap((thesis) => {
    const { id, title, page, version: sequence, changedAt, interestDeadline, intendedEnd } = thesis
    const its = { title, page, sequence, changedAt, description: '' }
    const state = thesisState(thesis)
    if (state === 'ungiven' && thesis.publicByInstructor)
      return dayOf(`interest-deadline-${id}`, interestDeadline, { ...its, said: words.interestDeadline })
    if (state !== 'inProgress') return []
    return [
      ...dayOf(`completion-${id}`, intendedEnd, { ...its, said: words.completion }),
      ...stepsOf(thesis, reader).flatMap(({ step, end }) =>
        dayOf(`step-${step.id}`, end, {
          title: step.title,
          page: step.page,
          sequence: sequence + step.version,
          changedAt: step.changedAt,
          said: words.step,
          description: `${words.thesis}: ${title}`,
        }),
      ),
    ]
  })

  const distance = (entry: FeedEntry) => Math.abs(beginOf(entry) - now.getTime())
  return [...examinations, ...offered, ...invitations, ...corrections, ...theses]
    .sort((one, other) => distance(one) - distance(other) || byName(one, other))
    .slice(0, FEED_MAX)
    .sort((one, other) => beginOf(one) - beginOf(other) || byName(one, other))
}

interface Said extends Pick<CalendarDay, 'sequence' | 'changedAt' | 'description'> {
  said: string
  title: string
  page: string
}

function ofThesis(
  { title, changedAt: ofIts, page }: { title: string; changedAt: Date; page: string },
  changedAt: Date,
) {
  return { title, page, sequence: 0, changedAt: later(changedAt, ofIts) }
}

/**
 * The steps that the reader still has a part in, with the ends that reminders go by. What moves one step moves all that
 * follow, so that the last change of any of them, or of the thesis, is that of each.
 */
function stepsOf({ steps, studentId, startDate, changedAt }: FeedThesis, { accountId }: FeedReader) {
  if (startDate === null) return []
  const latest = steps.reduce((last, step) => later(last, step.changedAt), changedAt)
  return planSchedule(steps, startDate).flatMap(({ end }, index) => {
    const step = steps[index]
    if (step === undefined || isConfirmed(step)) return []
    if (accountId === studentId && isStudentDone(step)) return []
    return [{ step: { ...step, changedAt: latest }, end }]
  })
}

function beginOf(entry: FeedEntry): number {
  return 'day' in entry ? Date.parse(`${entry.day}T00:00:00Z`) : entry.startsAt.getTime()
}

const byName = (one: FeedEntry, other: FeedEntry): number => (one.uid < other.uid ? -1 : 1)

function later(one: Date, other: Date): Date {
  return one > other ? one : other
}
