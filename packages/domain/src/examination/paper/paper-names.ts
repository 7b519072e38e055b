import type { Bilingual } from '../../shared/bilingual.ts'
import type { PaperState } from './paper.ts'
import type { PaperKind } from './paper-facts.ts'

/** What screens and files call each kind of paper, in Greek and English. */
export const PAPER_KIND_NAMES = {
  minutes: ['Πρακτικό εξέτασης', 'Minutes of the examination'],
  minutes_blank: ['Πρακτικό εξέτασης προς συμπλήρωση', 'Minutes to be filled in'],
  announcement: ['Ανακοίνωση παρουσίασης', 'Announcement of the presentation'],
  application: ['Αίτηση ανάληψης', 'Application for the thesis'],
  supervision: ['Βεβαίωση επίβλεψης', 'Certificate of supervision'],
  completion: ['Βεβαίωση επιτυχούς εξέτασης', 'Certificate of success'],
  declaration: ['Υπεύθυνη δήλωση πρωτοτυπίας', 'Declaration of originality'],
  summons: ['Πρόσκληση μέλους', 'Summons of a member'],
  sheet: ['Φύλλο βαθμολογίας μέλους', 'Mark sheet of a member'],
} as const satisfies Record<PaperKind, Bilingual>

/** A paper in force is signed, or waits for that. */
export type PaperStatus = Exclude<PaperState, 'valid'> | 'issued' | 'signed'

/** What screens and files call the status of a paper. */
export const PAPER_STATUS_WORDS = {
  issued: ['Εκδόθηκε', 'Issued'],
  signed: ['Υπογράφηκε', 'Signed'],
  outdated: ['Δεν ισχύει πια', 'No longer valid'],
  replaced: ['Αντικαταστάθηκε', 'Replaced'],
  void: ['Ακυρώθηκε', 'Void'],
} as const satisfies Record<PaperStatus, Bilingual>

export function paperStatusOf({ state, isSigned }: { state: PaperState; isSigned: boolean }): PaperStatus {
  if (state !== 'valid') return state
  return isSigned ? 'signed' : 'issued'
}
