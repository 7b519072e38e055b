import type { NoticeTemplates } from './notice-text.model.ts'
import { PHRASES } from './phrases.model.ts'

const { el, en } = PHRASES

/** Who sits in the committee of a thesis. */
export const COMMITTEE_TEMPLATES: NoticeTemplates<
  | 'committee_proposed'
  | 'committee_proposal_confirmed'
  | 'committee_proposal_declined'
  | 'seat_invited'
  | 'seat_given'
  | 'seat_accepted'
  | 'seat_declined'
  | 'seat_lapsed'
  | 'seat_left'
  | 'seat_reworded'
  | 'committee_complete'
  | 'paper_signed'
  | 'paper_outdated'
> = {
  committee_proposed: {
    place: 'thesis',
    el: ({ thesisTitle, person }) => ({
      subject: 'Πρόταση μελών για την εξεταστική επιτροπή',
      paragraphs: [
        `Προτάθηκαν μέλη για την εξεταστική επιτροπή της εργασίας${el.named(thesisTitle)}.`,
        'Εγκρίνετε την πρόταση από τη σελίδα της εργασίας, για να σταλούν οι προσκλήσεις, ή απορρίψτε την με αιτιολογία.',
      ],
      details: el.student(person),
    }),
    en: ({ thesisTitle, person }) => ({
      subject: 'Members proposed for the examination committee',
      paragraphs: [
        `Members were proposed for the examination committee of the thesis${en.named(thesisTitle)}.`,
        'Confirm them on the page of the thesis, so that they are invited, or decline with a reason.',
      ],
      details: en.student(person),
    }),
  },

  committee_proposal_confirmed: {
    place: 'thesis',
    el: ({ thesisTitle, person }) => ({
      subject: 'Η πρόταση μελών της επιτροπής εγκρίθηκε',
      paragraphs: [
        `Τα μέλη που προτείνατε για την επιτροπή της εργασίας${el.named(thesisTitle)} εγκρίθηκαν και ενημερώθηκαν.`,
      ],
      details: el.supervisor(person),
    }),
    en: ({ thesisTitle, person }) => ({
      subject: 'The proposed committee members were confirmed',
      paragraphs: [
        `The members whom you proposed for the committee of the thesis${en.named(thesisTitle)} were confirmed and told.`,
      ],
      details: en.supervisor(person),
    }),
  },

  committee_proposal_declined: {
    place: 'thesis',
    el: ({ thesisTitle, person, reason }) => ({
      subject: 'Η πρόταση μελών της επιτροπής δεν εγκρίθηκε',
      paragraphs: [
        `Τα μέλη που προτείνατε για την επιτροπή της εργασίας${el.named(thesisTitle)} δεν εγκρίθηκαν.`,
        'Προτείνετε άλλα μέλη από τη σελίδα της εργασίας.',
      ],
      details: el.supervisor(person),
      quote: el.reason(reason),
    }),
    en: ({ thesisTitle, person, reason }) => ({
      subject: 'The proposed committee members were not confirmed',
      paragraphs: [
        `The members whom you proposed for the committee of the thesis${en.named(thesisTitle)} were not confirmed.`,
        'Propose others on the page of the thesis.',
      ],
      details: en.supervisor(person),
      quote: en.reason(reason),
    }),
  },

  seat_invited: {
    place: 'thesis',
    el: ({ thesisTitle, person, day }) => ({
      subject: 'Πρόσκληση σε εξεταστική επιτροπή',
      paragraphs: [
        `Σας προτείνουν ως μέλος της εξεταστικής επιτροπής της εργασίας${el.named(thesisTitle)}.`,
        'Αποδεχτείτε ή αρνηθείτε από τη σελίδα της εργασίας. Για την άρνηση δεν χρειάζεται αιτιολογία.',
      ],
      details: [...el.supervisor(person), ...el.answerUntil(day)],
    }),
    en: ({ thesisTitle, person, day }) => ({
      subject: 'Invitation to an examination committee',
      paragraphs: [
        `You are proposed as a member of the examination committee of the thesis${en.named(thesisTitle)}.`,
        'Accept or decline on the page of the thesis. Declining needs no reason.',
      ],
      details: [...en.supervisor(person), ...en.answerUntil(day)],
    }),
  },

  seat_given: {
    place: 'thesis',
    el: ({ thesisTitle, person }) => ({
      subject: 'Ορισμός σε εξεταστική επιτροπή',
      paragraphs: [
        `Είστε μέλος της εξεταστικής επιτροπής της εργασίας${el.named(thesisTitle)}.`,
        'Αν δεν μπορείτε να συμμετάσχετε, αποχωρήστε με αιτιολογία από τη σελίδα της εργασίας.',
      ],
      details: el.supervisor(person),
    }),
    en: ({ thesisTitle, person }) => ({
      subject: 'Appointment to an examination committee',
      paragraphs: [
        `You are a member of the examination committee of the thesis${en.named(thesisTitle)}.`,
        'If you cannot take part, leave with a reason on the page of the thesis.',
      ],
      details: en.supervisor(person),
    }),
  },

  seat_accepted: {
    place: 'thesis',
    el: ({ thesisTitle, person }) => ({
      subject: 'Απάντηση σε πρόσκληση επιτροπής: αποδοχή',
      paragraphs: [`Η πρόσκληση στην επιτροπή της εργασίας${el.named(thesisTitle)} έγινε αποδεκτή.`],
      details: el.member(person),
    }),
    en: ({ thesisTitle, person }) => ({
      subject: 'Answer to an invitation: accepted',
      paragraphs: [`The invitation to the committee of the thesis${en.named(thesisTitle)} was accepted.`],
      details: en.member(person),
    }),
  },

  seat_declined: {
    place: 'thesis',
    el: ({ thesisTitle, person, reason }) => ({
      subject: 'Απάντηση σε πρόσκληση επιτροπής: άρνηση',
      paragraphs: [
        `Η πρόσκληση στην επιτροπή της εργασίας${el.named(thesisTitle)} δεν έγινε αποδεκτή.`,
        'Προτείνετε άλλο πρόσωπο για τη θέση.',
      ],
      details: el.member(person),
      quote: el.reason(reason),
    }),
    en: ({ thesisTitle, person, reason }) => ({
      subject: 'Answer to an invitation: declined',
      paragraphs: [
        `The invitation to the committee of the thesis${en.named(thesisTitle)} was declined.`,
        'Propose another person for the seat.',
      ],
      details: en.member(person),
      quote: en.reason(reason),
    }),
  },

  seat_lapsed: {
    place: 'thesis',
    el: ({ thesisTitle, person }) => ({
      subject: 'Η πρόσκληση έμεινε χωρίς απάντηση',
      paragraphs: [
        `Η πρόσκληση στην επιτροπή της εργασίας${el.named(thesisTitle)} δεν απαντήθηκε μέσα στην προθεσμία.`,
        'Ρωτήστε ξανά το ίδιο πρόσωπο ή προτείνετε άλλο.',
      ],
      details: el.member(person),
    }),
    en: ({ thesisTitle, person }) => ({
      subject: 'An invitation was not answered',
      paragraphs: [
        `The invitation to the committee of the thesis${en.named(thesisTitle)} was not answered in time.`,
        'Ask the same person again, or propose another.',
      ],
      details: en.member(person),
    }),
  },

  seat_reworded: {
    place: 'thesis',
    el: ({ thesisTitle, person }) => ({
      subject: 'Διόρθωση στοιχείων εξωτερικού μέλους',
      paragraphs: [
        `Η Γραμματεία διόρθωσε το όνομα, τη βαθμίδα ή το ίδρυμα ενός εξωτερικού μέλους της επιτροπής της εργασίας${el.named(thesisTitle)}. Στο ιστορικό φαίνεται τι άλλαξε.`,
      ],
      details: el.member(person),
    }),
    en: ({ thesisTitle, person }) => ({
      subject: 'Details of an outside member corrected',
      paragraphs: [
        `The secretariat corrected the name, rank or institution of an outside member of the committee of the thesis${en.named(thesisTitle)}. The history shows what changed.`,
      ],
      details: en.member(person),
    }),
  },

  seat_left: {
    place: 'thesis',
    el: ({ thesisTitle, person, reason }, reader) => ({
      subject: 'Μέλος της επιτροπής αποχώρησε',
      paragraphs: [
        `Ένα μέλος αποχώρησε από την επιτροπή της εργασίας${el.named(thesisTitle)}.`,
        reader === 'instructor'
          ? 'Δείτε στη σελίδα της εργασίας αν απομένει θέση να καλυφθεί.'
          : 'Ο επιβλέπων ή η επιβλέπουσα φροντίζει για την αντικατάσταση.',
      ],
      details: el.member(person),
      quote: reader === 'instructor' ? el.reason(reason) : undefined,
    }),
    en: ({ thesisTitle, person, reason }, reader) => ({
      subject: 'A member left the committee',
      paragraphs: [
        `A member left the committee of the thesis${en.named(thesisTitle)}.`,
        reader === 'instructor'
          ? 'See on the page of the thesis whether a seat is left to fill.'
          : 'Your supervisor sees to the replacement.',
      ],
      details: en.member(person),
      quote: reader === 'instructor' ? en.reason(reason) : undefined,
    }),
  },

  paper_signed: {
    place: 'thesis',
    el: ({ thesisTitle, paperNumber }) => ({
      subject: 'Παραλήφθηκε υπογεγραμμένο έγγραφο',
      paragraphs: [
        `Παραλήφθηκε το υπογεγραμμένο αντίγραφο ${paperNumber === undefined ? 'ενός εγγράφου' : `του εγγράφου ${paperNumber}`} της εργασίας${el.named(thesisTitle)}.`,
        'Το έγγραφο και το αντίγραφό του βρίσκονται στη σελίδα της εργασίας.',
      ],
    }),
    en: ({ thesisTitle, paperNumber }) => ({
      subject: 'A signed paper was received',
      paragraphs: [
        `The signed copy of ${paperNumber === undefined ? 'a paper' : `paper ${paperNumber}`} of the thesis${en.named(thesisTitle)} was received.`,
        'The paper and its copy are on the page of the thesis.',
      ],
    }),
  },

  paper_outdated: {
    place: 'thesis',
    el: ({ thesisTitle, paperNumber }) => ({
      subject: 'Έγγραφο που εκδώσατε δεν ισχύει πια',
      paragraphs: [
        `${paperNumber === undefined ? 'Ένα έγγραφο' : `Το έγγραφο ${paperNumber}`} που εκδώσατε για την εργασία${el.named(thesisTitle)} δεν ισχύει πια: τα στοιχεία του άλλαξαν μετά την έκδοση.`,
        'Αν χρειάζεται ακόμη, εκδώστε το ξανά από τη σελίδα της εργασίας· το προηγούμενο φαίνεται τότε ότι αντικαταστάθηκε.',
      ],
    }),
    en: ({ thesisTitle, paperNumber }) => ({
      subject: 'A paper that you issued is outdated',
      paragraphs: [
        `${paperNumber === undefined ? 'A paper' : `Paper ${paperNumber}`} that you issued for the thesis${en.named(thesisTitle)} does not hold any more: its facts have changed since.`,
        'If it is still needed, issue it again on the page of the thesis; the former one is then shown as replaced.',
      ],
    }),
  },

  committee_complete: {
    place: 'thesis',
    el: ({ thesisTitle }) => ({
      subject: 'Η εξεταστική επιτροπή συγκροτήθηκε',
      paragraphs: [`Όλα τα μέλη της επιτροπής της εργασίας${el.named(thesisTitle)} έχουν αποδεχτεί.`],
    }),
    en: ({ thesisTitle }) => ({
      subject: 'The examination committee is complete',
      paragraphs: [`All members of the committee of the thesis${en.named(thesisTitle)} have accepted.`],
    }),
  },
}
