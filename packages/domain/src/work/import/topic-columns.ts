import type { BilingualWithOthers } from '../../shared/bilingual.ts'
import type { AssignmentType, TextLanguage } from '../../thesis/thesis/thesis.ts'
import {
  ASSIGNMENT_TYPE_WORDS,
  TEXT_LANGUAGE_WORDS,
  THESIS_STATE_WORDS,
} from '../../thesis/thesis/thesis-words.ts'

const ASSIGNMENT_WORDS: Record<AssignmentType, BilingualWithOthers> = {
  immediate: [...ASSIGNMENT_TYPE_WORDS.immediate, 'Άμεση'],
  onDeadline: [...ASSIGNMENT_TYPE_WORDS.onDeadline, 'Στη λήξη'],
}

const LANGUAGE_WORDS: Record<TextLanguage, BilingualWithOthers> = {
  el: [...TEXT_LANGUAGE_WORDS.el, 'Ελληνική', 'ΕΛ', 'GR'],
  en: [...TEXT_LANGUAGE_WORDS.en, 'Αγγλική'],
}

/** What an instructor writes in a new thesis; visible it is in any case. */
export const TOPIC_COLUMNS = [
  {
    field: 'topicTitle',
    isRequired: true,
    headings: ['Τίτλος', 'Title', 'Θέμα', 'Topic', 'Τίτλος εργασίας', 'Τίτλος θέματος', 'Thesis title'],
    example: 'Συντομότερες διαδρομές σε μεγάλα γραφήματα',
  },
  {
    field: 'titleEnglish',
    isRequired: false,
    headings: [
      'Τίτλος στα αγγλικά',
      'Title in English',
      'Αγγλικός τίτλος',
      'English title',
      'Τίτλος (αγγλικά)',
      'Τίτλος (EN)',
      'Title (EN)',
    ],
    example: 'Shortest paths in large graphs',
  },
  {
    field: 'instructor',
    isRequired: true,
    headings: [
      'Επιβλέπων/Επιβλέπουσα (e-mail ή όνομα χρήστη)',
      'Supervisor (e-mail or username)',
      'Επίβλεψη',
      'Επιβλέπων',
      'Επιβλέπουσα',
      'Επιβλέπων/ουσα',
      'Επιβλέπων/Επιβλέπουσα',
      'Supervisor',
      'Διδάσκων',
      'Διδάσκουσα',
      'Διδάσκων/ουσα',
      'Instructor',
      'E-mail διδάσκοντος',
    ],
    example: 'm.papadopoulou@example.gr',
  },
  {
    field: 'description',
    isRequired: false,
    headings: ['Περιγραφή', 'Description', 'Κείμενο', 'Text'],
    example: 'Σύγκριση τριών αλγορίθμων σε οδικά δίκτυα.',
  },
  {
    field: 'keywords',
    isRequired: false,
    headings: ['Λέξεις-κλειδιά', 'Keywords', 'Λέξεις κλειδιά', 'Tags'],
    example: 'γραφήματα, αλγόριθμοι',
  },
  {
    field: 'assignmentType',
    isRequired: false,
    headings: ['Τρόπος ανάθεσης', 'Assignment type', 'Ανάθεση', 'Assignment'],
    choices: ASSIGNMENT_WORDS,
    example: 'Άμεση ανάθεση',
  },
  {
    field: 'interestDeadline',
    isRequired: false,
    headings: [
      'Προθεσμία δήλωσης ενδιαφέροντος',
      'Interest deadline',
      'Προθεσμία',
      'Προθεσμία ενδιαφέροντος',
      'Deadline',
    ],
    example: '30/11/2027',
  },
  {
    field: 'startDate',
    isRequired: false,
    headings: ['Ημερομηνία έναρξης', 'Start date', 'Έναρξη', 'Start'],
    example: '',
  },
  {
    field: 'intendedEnd',
    isRequired: false,
    headings: [
      'Επιθυμητή ημερομηνία ολοκλήρωσης',
      'Desired completion date',
      'Επιθυμητή ολοκλήρωση',
      'Desired completion',
    ],
    example: '',
  },
  {
    field: 'textLanguage',
    isRequired: false,
    headings: ['Γλώσσα κειμένου', 'Language of the text', 'Γλώσσα του κειμένου', 'Γλώσσα', 'Language'],
    choices: LANGUAGE_WORDS,
    example: 'Ελληνικά',
  },
  {
    field: 'thesisState',
    isRequired: false,
    isOnlyChecked: true,
    headings: ['Κατάσταση', 'State'],
    choices: THESIS_STATE_WORDS,
    example: '',
  },
] as const
