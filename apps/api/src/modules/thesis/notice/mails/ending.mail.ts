import type { NoticeTemplates } from './notice-text.model.ts'
import { PHRASES } from './phrases.model.ts'

const { el, en } = PHRASES

/** The end of an assignment: by a mark, or before it. */
export const ENDING_TEMPLATES: NoticeTemplates<'ready_to_mark' | 'marked' | 'released'> = {
  ready_to_mark: {
    place: 'thesis',
    el: ({ thesisTitle, person }) => ({
      subject: 'Η εργασία μπορεί να βαθμολογηθεί',
      paragraphs: [
        `Όλα τα βήματα της εργασίας${el.named(thesisTitle)} έχουν εγκριθεί.`,
        'Μένει η καταχώριση του βαθμού.',
      ],
      details: el.student(person),
    }),
    en: ({ thesisTitle, person }) => ({
      subject: 'The thesis can be marked',
      paragraphs: [
        `All steps of the thesis${en.named(thesisTitle)} have been approved.`,
        'Only the mark is missing.',
      ],
      details: en.student(person),
    }),
  },

  marked: {
    place: 'thesis',
    el: ({ thesisTitle, mark, person }) => ({
      subject: 'Η εργασία σας βαθμολογήθηκε',
      paragraphs: [`Η εργασία${el.named(thesisTitle)} ολοκληρώθηκε και βαθμολογήθηκε.`],
      details: [...el.mark(mark), ...el.supervisor(person)],
    }),
    en: ({ thesisTitle, mark, person }) => ({
      subject: 'Your thesis has been marked',
      paragraphs: [`The thesis${en.named(thesisTitle)} has been completed and marked.`],
      details: [...en.mark(mark), ...en.supervisor(person)],
    }),
  },

  released: {
    place: 'pastTheses',
    el: ({ thesisTitle, reason, person }) => ({
      subject: 'Η ανάθεση της εργασίας σας τερματίστηκε',
      paragraphs: [
        `Η ανάθεση της εργασίας${el.named(thesisTitle)} σε εσάς τερματίστηκε.`,
        'Η πρόοδος και τα αρχεία σας παραμένουν διαθέσιμα σε εσάς. Μπορείτε να δηλώσετε ενδιαφέρον για άλλη εργασία.',
      ],
      details: el.supervisor(person),
      quote: el.reason(reason),
    }),
    en: ({ thesisTitle, reason, person }) => ({
      subject: 'The assignment of your thesis has ended',
      paragraphs: [
        `The assignment of the thesis${en.named(thesisTitle)} to you has ended.`,
        'Your progress and your files remain available to you. You can declare interest in another thesis.',
      ],
      details: en.supervisor(person),
      quote: en.reason(reason),
    }),
  },
}
