import type { NoticeTemplates } from './notice-text.model.ts'
import { PHRASES } from './phrases.model.ts'

const { el, en } = PHRASES

/** Declarations of interest, and what ends them. */
export const INTEREST_TEMPLATES: NoticeTemplates<
  'interest_declared' | 'interest_withdrawn' | 'interest_closed' | 'thesis_withdrawn' | 'topic_fits'
> = {
  interest_declared: {
    place: 'thesis',
    el: ({ thesisTitle, person }) => ({
      subject: 'Δήλωση ενδιαφέροντος',
      paragraphs: [`Δηλώθηκε ενδιαφέρον για την εργασία${el.named(thesisTitle)}.`],
      details: el.student(person),
    }),
    en: ({ thesisTitle, person }) => ({
      subject: 'New declaration of interest',
      paragraphs: [`There is a new declaration of interest in the thesis${en.named(thesisTitle)}.`],
      details: en.student(person),
    }),
  },

  interest_withdrawn: {
    place: 'thesis',
    el: ({ thesisTitle, person }) => ({
      subject: 'Ανάκληση δήλωσης ενδιαφέροντος',
      paragraphs: [`Μια δήλωση ενδιαφέροντος για την εργασία${el.named(thesisTitle)} ανακλήθηκε.`],
      details: el.student(person),
    }),
    en: ({ thesisTitle, person }) => ({
      subject: 'Declaration of interest withdrawn',
      paragraphs: [`A declaration of interest in the thesis${en.named(thesisTitle)} was withdrawn.`],
      details: en.student(person),
    }),
  },

  interest_closed: {
    place: 'openTheses',
    el: ({ thesisTitle, person, message }) => ({
      subject: 'Η εργασία ανατέθηκε σε άλλο πρόσωπο',
      paragraphs: [
        `Η εργασία${el.named(thesisTitle)}, για την οποία είχατε δηλώσει ενδιαφέρον, ανατέθηκε σε άλλο πρόσωπο· η δήλωσή σας έκλεισε.`,
        'Ευχαριστούμε για το ενδιαφέρον σας. Άλλες εργασίες είναι διαθέσιμες και μπορείτε να δηλώσετε ενδιαφέρον γι’ αυτές.',
      ],
      details: el.supervisor(person),
      quote: el.message(message),
    }),
    en: ({ thesisTitle, person, message }) => ({
      subject: 'The thesis was assigned to another student',
      paragraphs: [
        `The thesis${en.named(thesisTitle)}, in which you had declared interest, was assigned to another student; your declaration has been closed.`,
        'Thank you for your interest. Other theses are open, and you can declare interest in them.',
      ],
      details: en.supervisor(person),
      quote: en.message(message),
    }),
  },

  thesis_withdrawn: {
    place: 'openTheses',
    el: ({ thesisTitle }) => ({
      subject: 'Η εργασία αποσύρθηκε',
      paragraphs: [
        `Η εργασία${el.named(thesisTitle)}, για την οποία είχατε δηλώσει ενδιαφέρον, αποσύρθηκε και η δήλωσή σας διαγράφηκε.`,
        'Μπορείτε να δηλώσετε ενδιαφέρον για άλλη εργασία.',
      ],
    }),
    en: ({ thesisTitle }) => ({
      subject: 'The thesis was withdrawn',
      paragraphs: [
        `The thesis${en.named(thesisTitle)}, in which you had declared interest, was withdrawn and your declaration deleted.`,
        'You can declare interest in another thesis.',
      ],
    }),
  },

  topic_fits: {
    place: 'thesis',
    el: ({ thesisTitle, person, keywords }) => ({
      subject: 'Νέο θέμα που σας ταιριάζει',
      paragraphs: [`Η εργασία${el.named(thesisTitle)} είναι διαθέσιμη και ταιριάζει στα ενδιαφέροντά σας.`],
      details: [...el.shared(keywords), ...el.supervisor(person)],
    }),
    en: ({ thesisTitle, person, keywords }) => ({
      subject: 'New topic that fits you',
      paragraphs: [`The thesis${en.named(thesisTitle)} is open and fits your interests.`],
      details: [...en.shared(keywords), ...en.supervisor(person)],
    }),
  },
}
