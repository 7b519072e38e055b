import type { Bilingual } from '../../shared/bilingual.ts'
import type { AssignmentType, TextLanguage, ThesisState } from './thesis.ts'

/** What files in and out call the values of a thesis; a test of the web app compares them with its screens. */
export const THESIS_WORDS = {
  state: {
    ungiven: ['Προς ανάθεση', 'Not yet assigned'],
    inProgress: ['Σε εξέλιξη', 'In progress'],
    ended: ['Ολοκληρωμένη', 'Completed'],
  },
  assignmentType: {
    immediate: ['Άμεση ανάθεση', 'Assignment at any time'],
    onDeadline: ['Ανάθεση στη λήξη της προθεσμίας', 'Assignment when the deadline passes'],
  },
  textLanguage: { el: ['Ελληνικά', 'Greek'], en: ['Αγγλικά', 'English'] },
} as const satisfies {
  state: Record<ThesisState, Bilingual>
  assignmentType: Record<AssignmentType, Bilingual>
  textLanguage: Record<TextLanguage, Bilingual>
}
