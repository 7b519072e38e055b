import type { NoticeTemplates } from './notice-text.model.ts'
import { PHRASES } from './phrases.model.ts'

const { el, en } = PHRASES

/** When and where a student is examined. */
export const EXAMINATION_TEMPLATES: NoticeTemplates<
  'dates_asked' | 'exam_planned' | 'exam_moved' | 'exam_announced' | 'exam_cancelled' | 'exam_near'
> = {
  dates_asked: {
    place: 'thesis',
    el: ({ thesisTitle, person }) => ({
      subject: 'Επιλέξτε ημερομηνία εξέτασης',
      paragraphs: [
        `Προτείνονται ημερομηνίες για την εξέταση της εργασίας${el.named(thesisTitle)}.`,
        'Σημειώστε στη σελίδα της εργασίας ποιες σας εξυπηρετούν.',
      ],
      details: el.supervisor(person),
    }),
    en: ({ thesisTitle, person }) => ({
      subject: 'Choose a date for the examination',
      paragraphs: [
        `Dates are offered for the examination of the thesis${en.named(thesisTitle)}.`,
        'Say on the page of the thesis which of them suit you.',
      ],
      details: en.supervisor(person),
    }),
  },

  exam_planned: {
    place: 'thesis',
    el: ({ thesisTitle, ...facts }) => ({
      subject: 'Ορίστηκε η εξέταση της εργασίας',
      paragraphs: [`Ορίστηκε η ημέρα της εξέτασης της εργασίας${el.named(thesisTitle)}.`],
      details: el.whenAndWhere(facts),
    }),
    en: ({ thesisTitle, ...facts }) => ({
      subject: 'The examination of the thesis was planned',
      paragraphs: [`The day of the examination of the thesis${en.named(thesisTitle)} was set.`],
      details: en.whenAndWhere(facts),
    }),
  },

  exam_moved: {
    place: 'thesis',
    el: ({ thesisTitle, reason, ...facts }) => ({
      subject: 'Η εξέταση μεταφέρθηκε',
      paragraphs: [`Άλλαξε ο χρόνος ή ο τόπος της εξέτασης της εργασίας${el.named(thesisTitle)}.`],
      details: [...el.whenAndWhere(facts), ...el.formerly(facts)],
      quote: el.reason(reason),
    }),
    en: ({ thesisTitle, reason, ...facts }) => ({
      subject: 'The examination was moved',
      paragraphs: [
        `The time or the place of the examination of the thesis${en.named(thesisTitle)} has changed.`,
      ],
      details: [...en.whenAndWhere(facts), ...en.formerly(facts)],
      quote: en.reason(reason),
    }),
  },

  exam_announced: {
    place: 'thesis',
    el: ({ thesisTitle, ...facts }) => ({
      subject: 'Ανακοινώθηκε η εξέταση',
      paragraphs: [`Ανακοινώθηκε η εξέταση της εργασίας${el.named(thesisTitle)}.`],
      details: el.whenAndWhere(facts),
    }),
    en: ({ thesisTitle, ...facts }) => ({
      subject: 'The examination was announced',
      paragraphs: [`The examination of the thesis${en.named(thesisTitle)} was announced.`],
      details: en.whenAndWhere(facts),
    }),
  },

  exam_cancelled: {
    place: 'thesis',
    el: ({ thesisTitle, reason, ...facts }) => ({
      subject: 'Η εξέταση ματαιώθηκε',
      paragraphs: [`Η εξέταση της εργασίας${el.named(thesisTitle)} δεν θα γίνει.`],
      details: el.whenAndWhere(facts),
      quote: el.reason(reason),
    }),
    en: ({ thesisTitle, reason, ...facts }) => ({
      subject: 'The examination was cancelled',
      paragraphs: [`The examination of the thesis${en.named(thesisTitle)} will not be held.`],
      details: en.whenAndWhere(facts),
      quote: en.reason(reason),
    }),
  },

  exam_near: {
    place: 'thesis',
    el: ({ thesisTitle, daysLeft, ...facts }) => ({
      subject: 'Πλησιάζει η εξέταση',
      paragraphs: [`Η εξέταση της εργασίας${el.named(thesisTitle)} είναι ${el.soon(daysLeft)}.`],
      details: el.whenAndWhere(facts),
    }),
    en: ({ thesisTitle, daysLeft, ...facts }) => ({
      subject: 'The examination is approaching',
      paragraphs: [`The examination of the thesis${en.named(thesisTitle)} is ${en.soon(daysLeft)}.`],
      details: en.whenAndWhere(facts),
    }),
  },
}
