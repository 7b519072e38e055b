import type { CalendarEntry } from '../../shared/calendar-file.ts'
import type { Language } from '../../shared/language.ts'
import type { ExaminationState } from './examination.ts'

/** An examination as calendars know it. */
export interface Planned {
  id: number
  startsAt: Date
  minutes: number
  place: string | null
  link: string | null
  state: ExaminationState
  /** How often it was moved. */
  revision: number
  /** When it was changed last. */
  changedAt: Date
}

interface Said {
  title: string
  supervisor: string
  language: Language
  /** The host of the service, which makes the name of the entry one of a kind. */
  service: string
}

const WORDS: Record<Language, { examination: string; supervisor: string }> = {
  el: { examination: 'Εξέταση', supervisor: 'Επίβλεψη' },
  en: { examination: 'Examination', supervisor: 'Supervisor' },
}

/** An examination in a calendar: the same entry for everybody and for ever, whenever it was taken. */
export function calendarEntryOf(
  { id, startsAt, minutes, place, link, state, revision, changedAt }: Planned,
  { title, supervisor, language, service }: Said,
): CalendarEntry {
  const words = WORDS[language]
  const isCancelled = state === 'cancelled'
  return {
    uid: `examination-${id}@${service}`,
    // Calendars take a cancellation for a change, which grows the number.
    sequence: isCancelled ? revision + 1 : revision,
    changedAt,
    startsAt,
    minutes,
    summary: `${words.examination}: ${title}`,
    description: `${words.supervisor}: ${supervisor}`,
    location: place,
    url: link,
    status: isCancelled ? 'cancelled' : 'confirmed',
  }
}
