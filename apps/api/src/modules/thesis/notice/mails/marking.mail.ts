import { failureSentence } from '@diatrivi/domain/thesis/thesis/failure'
import type { NoticeTemplates } from './notice-text.model.ts'
import { PHRASES } from './phrases.model.ts'

const { el, en } = PHRASES

/**
 * The marks of a committee. No mail of theirs carries a mark: before the opening no reader may see one, and after it
 * the page shows them all.
 */
export const MARKING_TEMPLATES: NoticeTemplates<
  'mark_due' | 'mark_reconsider' | 'result_opened' | 'mark_corrected' | 'attempts_used' | 'corrections_due'
> = {
  mark_due: {
    place: 'thesis',
    el: ({ thesisTitle }) => ({
      subject: 'Εκκρεμεί ο βαθμός σας',
      paragraphs: [
        `Η εξέταση της εργασίας${el.named(thesisTitle)} έγινε και αναμένεται ο βαθμός σας.`,
        'Οι βαθμοί της επιτροπής αποσφραγίζονται μαζί, μόλις σφραγίσουν όλα τα μέλη που ήταν παρόντα.',
      ],
    }),
    en: ({ thesisTitle }) => ({
      subject: 'Your mark is due',
      paragraphs: [
        `The examination of the thesis${en.named(thesisTitle)} was held, and your mark is awaited.`,
        'The marks of the committee are opened together, once every member who was present has sealed.',
      ],
    }),
  },

  mark_reconsider: {
    place: 'thesis',
    el: ({ thesisTitle }) => ({
      subject: 'Οι βαθμοί της επιτροπής διαφέρουν αισθητά',
      paragraphs: [
        `Οι βαθμοί για την εργασία${el.named(thesisTitle)} διαφέρουν περισσότερο από όσο προβλέπει ο κανονισμός και παραμένουν σφραγισμένοι.`,
        'Επιβεβαιώστε τον βαθμό σας ή αλλάξτε τον. Μόλις απαντήσουν όλα τα μέλη, οι βαθμοί αποσφραγίζονται.',
      ],
    }),
    en: ({ thesisTitle }) => ({
      subject: 'The marks of the committee differ considerably',
      paragraphs: [
        `The marks of the thesis${en.named(thesisTitle)} differ by more than the rule book lets pass, and stay sealed.`,
        'Confirm your mark or change it. Once every member has answered, the marks are opened.',
      ],
    }),
  },

  result_opened: {
    place: 'thesis',
    el: ({ thesisTitle, failure }, reader) => ({
      subject: 'Το αποτέλεσμα της εξέτασης είναι διαθέσιμο',
      paragraphs: [
        `Οι βαθμοί της επιτροπής για την εργασία${el.named(thesisTitle)} αποσφραγίστηκαν.`,
        ...(failure ? [`Η εργασία δεν εγκρίνεται. ${failureSentence(failure)[0]}`] : []),
        reader === 'student'
          ? 'Στη σελίδα της εργασίας σας θα βρείτε το αποτέλεσμα και πώς προέκυψε.'
          : 'Στη σελίδα της εργασίας θα βρείτε το αποτέλεσμα και πώς προέκυψε.',
      ],
    }),
    en: ({ thesisTitle, failure }, reader) => ({
      subject: 'The result of the examination is available',
      paragraphs: [
        `The marks of the committee for the thesis${en.named(thesisTitle)} were opened.`,
        ...(failure ? [`The thesis is not passed. ${failureSentence(failure)[1]}`] : []),
        `The page of ${reader === 'student' ? 'your' : 'the'} thesis shows the result and how it came about.`,
      ],
    }),
  },

  mark_corrected: {
    place: 'thesis',
    el: ({ thesisTitle }, reader) => ({
      subject: 'Διορθώθηκε βαθμός της εξέτασης',
      paragraphs: [
        `Με απόφαση του αρμόδιου οργάνου διορθώθηκε βαθμός μέλους της επιτροπής για την εργασία${el.named(thesisTitle)}.`,
        `Στη σελίδα της εργασίας${reader === 'student' ? ' σας' : ''} θα βρείτε τι άλλαξε, με ποια απόφαση και γιατί, και το αποτέλεσμα που ισχύει.`,
      ],
    }),
    en: ({ thesisTitle }, reader) => ({
      subject: 'A mark of the examination was corrected',
      paragraphs: [
        `By a decision of the competent body, the mark of a member of the committee for the thesis${en.named(thesisTitle)} was corrected.`,
        `The page of ${reader === 'student' ? 'your' : 'the'} thesis shows what changed, by which decision and why, and the result that holds.`,
      ],
    }),
  },

  attempts_used: {
    place: 'thesis',
    el: ({ thesisTitle }) => ({
      subject: 'Εξαντλήθηκαν οι εξετάσεις που προβλέπονται',
      paragraphs: [
        `Η τελευταία εξέταση που προβλέπει ο κανονισμός για την εργασία${el.named(thesisTitle)} ήταν ανεπιτυχής και δεν ορίζεται άλλη.`,
        'Η εργασία μένει χωρίς βαθμό. Μετά την απόφαση του αρμόδιου οργάνου, τερματίστε την ανάθεση από τη σελίδα της εργασίας, ώστε το θέμα να μπορεί να δοθεί ξανά.',
      ],
    }),
    en: ({ thesisTitle }) => ({
      subject: 'All examinations that are allowed are used up',
      paragraphs: [
        `The last examination that the rule book allows for the thesis${en.named(thesisTitle)} was failed, and no other can be planned.`,
        'The thesis stays without a mark. After the decision of the competent body, end the assignment from the page of the thesis, so that the topic can be given again.',
      ],
    }),
  },

  corrections_due: {
    place: 'thesis',
    el: ({ thesisTitle, day, daysLeft }) => ({
      subject: 'Εκκρεμούν διορθώσεις',
      paragraphs: [
        `Η προθεσμία για τις διορθώσεις της εργασίας${el.named(thesisTitle)} λήγει ${el.soon(daysLeft)}.`,
        'Η εργασία ολοκληρώνεται όταν ο επιβλέπων ή η επιβλέπουσα αποδεχτεί τις διορθώσεις.',
      ],
      details: el.correctionsUntil(day),
    }),
    en: ({ thesisTitle, day, daysLeft }) => ({
      subject: 'Corrections are outstanding',
      paragraphs: [
        `The time for the corrections of the thesis${en.named(thesisTitle)} ends ${en.soon(daysLeft)}.`,
        'The thesis is completed when your supervisor accepts the corrections.',
      ],
      details: en.correctionsUntil(day),
    }),
  },
}
