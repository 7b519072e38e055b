import type { Bilingual } from '../../shared/bilingual.ts'
/**
 * What another reader looked at of a person: docs/regulation.md#inspections. Text in a column, so that a new kind
 * needs no migration.
 */
export const INSPECTION_KINDS = [
  'profile',
  'cv',
  'thesis',
  'history',
  'step_file',
  'conversation',
  'final_text',
  'list',
  'account',
  'security_log',
] as const
export type InspectionKind = (typeof INSPECTION_KINDS)[number]

/** What screens and files call each, in Greek and English. */
export const INSPECTION_NAMES = {
  profile: ['Προφίλ', 'Profile'],
  cv: ['Βιογραφικό σημείωμα', 'CV'],
  thesis: ['Εργασία', 'Thesis'],
  history: ['Ιστορικό εργασίας', 'History of a thesis'],
  step_file: ['Αρχείο βήματος', 'File of a step'],
  conversation: ['Συζήτηση βήματος', 'Conversation about a step'],
  final_text: ['Τελικό κείμενο', 'Final text'],
  list: ['Ολόκληρη λίστα εργασιών', 'A whole list of theses'],
  account: ['Λογαριασμός και συνεδρίες', 'Account and sessions'],
  security_log: ['Εγγραφές ασφάλειας του προσώπου', 'Security entries of the person'],
} as const satisfies Record<InspectionKind, Bilingual>
