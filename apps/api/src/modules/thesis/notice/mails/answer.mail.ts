import type { NoticeTemplates } from './notice-text.model.ts'
import { PHRASES } from './phrases.model.ts'

const { el, en } = PHRASES

/** A positive answer, and what becomes of it. */
export const ANSWER_TEMPLATES: NoticeTemplates<
  'answer_given' | 'topic_shared' | 'answer_cancelled' | 'answer_declined' | 'assignment_accepted'
> = {
  answer_given: {
    place: 'thesis',
    el: ({ thesisTitle, person }) => ({
      subject: 'Θετική απάντηση στη δήλωσή σας',
      paragraphs: [
        `Η δήλωση ενδιαφέροντός σας για την εργασία${el.named(thesisTitle)} απαντήθηκε θετικά.`,
        'Αποδεχτείτε ή απορρίψτε την ανάθεση. Μέχρι τότε δεν μπορείτε να δηλώσετε ενδιαφέρον για άλλη εργασία.',
      ],
      details: el.supervisor(person),
    }),
    en: ({ thesisTitle, person }) => ({
      subject: 'Positive answer to your declaration',
      paragraphs: [
        `Your declaration of interest in the thesis${en.named(thesisTitle)} was answered positively.`,
        'Accept or decline the assignment. Until then you cannot declare interest in another thesis.',
      ],
      details: en.supervisor(person),
    }),
  },

  topic_shared: {
    place: 'thesis',
    el: ({ thesisTitle, person }) => ({
      subject: 'Σας προτείνεται θέμα μαζί με άλλον φοιτητή ή άλλη φοιτήτρια',
      paragraphs: [
        `Σας προτείνεται να αναλάβετε και εσείς το θέμα${el.named(thesisTitle)}, το οποίο έχει ήδη άλλος φοιτητής ή άλλη φοιτήτρια.`,
        'Καθένας έχει δική του εργασία, με δικά του βήματα, κείμενο και βαθμό. Αποδεχτείτε ή απορρίψτε την ανάθεση. Μέχρι τότε δεν μπορείτε να δηλώσετε ενδιαφέρον για άλλη εργασία.',
      ],
      details: el.supervisor(person),
    }),
    en: ({ thesisTitle, person }) => ({
      subject: 'A topic is offered to you together with another student',
      paragraphs: [
        `The topic${en.named(thesisTitle)}, which another student has already, is offered to you too.`,
        'Each has a thesis of his or her own, with own steps, text and mark. Accept or decline the assignment. Until then you cannot declare interest in another thesis.',
      ],
      details: en.supervisor(person),
    }),
  },

  answer_cancelled: {
    place: 'thesis',
    el: ({ thesisTitle, person }) => ({
      subject: 'Η θετική απάντηση ακυρώθηκε',
      paragraphs: [
        `Η θετική απάντηση στη δήλωσή σας για την εργασία${el.named(thesisTitle)} ακυρώθηκε.`,
        'Η δήλωση ενδιαφέροντός σας παραμένει.',
      ],
      details: el.supervisor(person),
    }),
    en: ({ thesisTitle, person }) => ({
      subject: 'The positive answer was cancelled',
      paragraphs: [
        `The positive answer to your declaration of interest in the thesis${en.named(thesisTitle)} was cancelled.`,
        'Your declaration of interest remains.',
      ],
      details: en.supervisor(person),
    }),
  },

  answer_declined: {
    place: 'thesis',
    el: ({ thesisTitle, person }) => ({
      subject: 'Η ανάθεση δεν έγινε αποδεκτή',
      paragraphs: [
        `Η ανάθεση της εργασίας${el.named(thesisTitle)} δεν έγινε αποδεκτή και η δήλωση ενδιαφέροντος αποσύρθηκε.`,
        'Μπορείτε να απαντήσετε θετικά σε άλλη δήλωση.',
      ],
      details: el.student(person),
    }),
    en: ({ thesisTitle, person }) => ({
      subject: 'The assignment was declined',
      paragraphs: [
        `The assignment of the thesis${en.named(thesisTitle)} was declined and the declaration of interest withdrawn.`,
        'You can give a positive answer to another declaration.',
      ],
      details: en.student(person),
    }),
  },

  assignment_accepted: {
    place: 'thesis',
    el: ({ thesisTitle, person }) => ({
      subject: 'Η ανάθεση έγινε αποδεκτή',
      paragraphs: [`Η ανάθεση της εργασίας${el.named(thesisTitle)} έγινε αποδεκτή.`],
      details: el.student(person),
    }),
    en: ({ thesisTitle, person }) => ({
      subject: 'The assignment was accepted',
      paragraphs: [`The assignment of the thesis${en.named(thesisTitle)} was accepted.`],
      details: en.student(person),
    }),
  },
}
