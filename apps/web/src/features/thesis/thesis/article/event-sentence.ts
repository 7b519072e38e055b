import { EVENT_NAMES } from '@diatrivi/domain/thesis/thesis/event'
import { m } from '../../../../paraglide/messages.js'
import { said } from '../../../../shared/format/said.ts'
import type { HistoryEntry } from '../thesis.queries.ts'

/** The details that a reader understands without the database: names, titles, reasons. */
const SHOWN = [
  'step',
  'studentName',
  'member',
  'after',
  'paper',
  'file',
  'mark',
  'decision',
  'reason',
  'note',
] as const

/** «Επιστροφή βήματος: Βιβλιογραφική ανασκόπηση · Λείπουν οι πηγές». */
export function eventSentence({ what, details }: Pick<HistoryEntry, 'what' | 'details'>): string {
  const shown = SHOWN.map((key) => details[key]).filter(
    (value) => value !== undefined && value !== null && value !== '',
  )
  // A thesis made of a topic that was offered again names that topic.
  const name =
    typeof details['topic'] === 'number' ? m.thesis_event_thesis_created_again() : said(EVENT_NAMES[what])
  return shown.length === 0 ? name : `${name}: ${shown.join(' · ')}`
}
