import type { NoticeTemplates } from './notice-text.model.ts'
import { PHRASES } from './phrases.model.ts'

const { el, en } = PHRASES

/** The list of steps, and a step on its way between student and instructor. */
export const STEP_TEMPLATES: NoticeTemplates<
  | 'list_attached'
  | 'step_finished'
  | 'step_withdrawn'
  | 'step_returned'
  | 'step_accepted'
  | 'step_acceptance_cancelled'
  | 'comment_written'
  | 'company_comment'
> = {
  list_attached: {
    place: 'thesis',
    el: ({ thesisTitle, listTitle }) => ({
      subject: 'Νέα λίστα βημάτων',
      paragraphs: [`Η εργασία${el.named(thesisTitle)} έχει νέα λίστα βημάτων.`],
      details: el.list(listTitle),
    }),
    en: ({ thesisTitle, listTitle }) => ({
      subject: 'New to-do list',
      paragraphs: [`The thesis${en.named(thesisTitle)} has a new to-do list.`],
      details: en.list(listTitle),
    }),
  },

  step_finished: {
    place: 'thesis',
    el: ({ thesisTitle, stepTitle, person }) => ({
      subject: 'Βήμα σε αναμονή έγκρισης',
      paragraphs: [
        `Ένα βήμα της εργασίας${el.named(thesisTitle)} ολοκληρώθηκε και περιμένει την έγκρισή σας.`,
      ],
      details: [...el.step(stepTitle), ...el.student(person)],
    }),
    en: ({ thesisTitle, stepTitle, person }) => ({
      subject: 'Step awaiting approval',
      paragraphs: [`A step of the thesis${en.named(thesisTitle)} is finished and awaiting your approval.`],
      details: [...en.step(stepTitle), ...en.student(person)],
    }),
  },

  step_withdrawn: {
    place: 'thesis',
    el: ({ thesisTitle, stepTitle, person }) => ({
      subject: 'Ανάκληση ολοκλήρωσης βήματος',
      paragraphs: [
        `Η ολοκλήρωση ενός βήματος της εργασίας${el.named(thesisTitle)} ανακλήθηκε· το βήμα δεν περιμένει πια την έγκρισή σας.`,
      ],
      details: [...el.step(stepTitle), ...el.student(person)],
    }),
    en: ({ thesisTitle, stepTitle, person }) => ({
      subject: 'Finished step withdrawn',
      paragraphs: [
        `A finished step of the thesis${en.named(thesisTitle)} was withdrawn; it is no longer awaiting your approval.`,
      ],
      details: [...en.step(stepTitle), ...en.student(person)],
    }),
  },

  step_returned: {
    place: 'thesis',
    el: ({ thesisTitle, stepTitle, person, reason }) => ({
      subject: 'Επιστροφή βήματος για διόρθωση',
      paragraphs: [`Ένα βήμα της εργασίας${el.named(thesisTitle)} επιστράφηκε για διόρθωση.`],
      details: [...el.step(stepTitle), ...el.supervisor(person)],
      quote: el.reason(reason),
    }),
    en: ({ thesisTitle, stepTitle, person, reason }) => ({
      subject: 'Step returned for correction',
      paragraphs: [`A step of the thesis${en.named(thesisTitle)} was returned for correction.`],
      details: [...en.step(stepTitle), ...en.supervisor(person)],
      quote: en.reason(reason),
    }),
  },

  step_accepted: {
    place: 'thesis',
    el: ({ thesisTitle, stepTitle, person }) => ({
      subject: 'Έγκριση βήματος',
      paragraphs: [`Ένα βήμα της εργασίας${el.named(thesisTitle)} εγκρίθηκε.`],
      details: [...el.step(stepTitle), ...el.supervisor(person)],
    }),
    en: ({ thesisTitle, stepTitle, person }) => ({
      subject: 'Step approved',
      paragraphs: [`A step of the thesis${en.named(thesisTitle)} was approved.`],
      details: [...en.step(stepTitle), ...en.supervisor(person)],
    }),
  },

  step_acceptance_cancelled: {
    place: 'thesis',
    el: ({ thesisTitle, stepTitle, person }) => ({
      subject: 'Ανάκληση έγκρισης βήματος',
      paragraphs: [
        `Η έγκριση ενός βήματος της εργασίας${el.named(thesisTitle)} ανακλήθηκε· το βήμα είναι ξανά σε αναμονή έγκρισης.`,
      ],
      details: [...el.step(stepTitle), ...el.supervisor(person)],
    }),
    en: ({ thesisTitle, stepTitle, person }) => ({
      subject: 'Approval of a step withdrawn',
      paragraphs: [
        `The approval of a step of the thesis${en.named(thesisTitle)} was withdrawn; the step is awaiting approval again.`,
      ],
      details: [...en.step(stepTitle), ...en.supervisor(person)],
    }),
  },

  comment_written: {
    place: 'thesis',
    el: ({ thesisTitle, stepTitle, person, reason }) => ({
      subject: 'Νέο σχόλιο σε βήμα',
      paragraphs: [`Γράφτηκε νέο σχόλιο σε ένα βήμα της εργασίας${el.named(thesisTitle)}.`],
      details: [...el.step(stepTitle), ...el.author(person)],
      quote: el.comment(reason),
    }),
    en: ({ thesisTitle, stepTitle, person, reason }) => ({
      subject: 'New comment on a step',
      paragraphs: [`A new comment was written on a step of the thesis${en.named(thesisTitle)}.`],
      details: [...en.step(stepTitle), ...en.author(person)],
      quote: en.comment(reason),
    }),
  },

  company_comment: {
    place: 'thesis',
    el: ({ thesisTitle, person, reason }) => ({
      subject: 'Νέο σχόλιο στη συνομιλία με τον φορέα',
      paragraphs: [
        `Γράφτηκε νέο σχόλιο στη συνομιλία με τον συνεργαζόμενο φορέα της εργασίας${el.named(thesisTitle)}.`,
      ],
      details: el.author(person),
      quote: el.comment(reason),
    }),
    en: ({ thesisTitle, person, reason }) => ({
      subject: 'New comment in the conversation with the organisation',
      paragraphs: [
        `A new comment was written in the conversation with the partner organisation of the thesis${en.named(thesisTitle)}.`,
      ],
      details: en.author(person),
      quote: en.comment(reason),
    }),
  },
}
