import type { NoticeTemplates } from './notice-text.model.ts'
import { PHRASES } from './phrases.model.ts'

const { el, en } = PHRASES

/** Reminders of what comes near or waits too long. The person it names is the other one of the two. */
export const REMINDER_TEMPLATES: NoticeTemplates<
  'interest_deadline_near' | 'answer_waits' | 'step_end_near' | 'completion_near'
> = {
  interest_deadline_near: {
    place: 'thesis',
    el: ({ thesisTitle, day, daysLeft }) => ({
      subject: 'Λήγει η προθεσμία δήλωσης ενδιαφέροντος',
      paragraphs: [
        `Η προθεσμία δήλωσης ενδιαφέροντος για την εργασία${el.named(thesisTitle)} λήγει ${el.soon(daysLeft)}.`,
      ],
      details: el.deadline(day),
    }),
    en: ({ thesisTitle, day, daysLeft }) => ({
      subject: 'The deadline for declaring interest is approaching',
      paragraphs: [
        `The deadline for declaring interest in the thesis${en.named(thesisTitle)} ends ${en.soon(daysLeft)}.`,
      ],
      details: en.deadline(day),
    }),
  },

  answer_waits: {
    place: 'thesis',
    el: ({ thesisTitle, person }, reader) =>
      reader === 'student'
        ? {
            subject: 'Εκκρεμεί η απάντησή σας',
            paragraphs: [
              `Η ανάθεση της εργασίας${el.named(thesisTitle)} περιμένει να την αποδεχτείτε ή να την απορρίψετε.`,
            ],
            details: el.supervisor(person),
          }
        : {
            subject: 'Εκκρεμεί η αποδοχή της ανάθεσης',
            paragraphs: [
              `Η ανάθεση της εργασίας${el.named(thesisTitle)} δεν έχει ακόμη ούτε αποδοχή ούτε απόρριψη.`,
              'Μπορείτε να ακυρώσετε τη θετική απάντηση και να επιλέξετε άλλη δήλωση.',
            ],
            details: el.student(person),
          },
    en: ({ thesisTitle, person }, reader) =>
      reader === 'student'
        ? {
            subject: 'Awaiting your answer',
            paragraphs: [
              `The assignment of the thesis${en.named(thesisTitle)} is waiting for you to accept or decline it.`,
            ],
            details: en.supervisor(person),
          }
        : {
            subject: 'Assignment not yet accepted',
            paragraphs: [
              `The assignment of the thesis${en.named(thesisTitle)} has been neither accepted nor declined yet.`,
              'You can cancel the positive answer and choose another declaration.',
            ],
            details: en.student(person),
          },
  },

  step_end_near: {
    place: 'thesis',
    el: ({ thesisTitle, stepTitle, person, day, daysLeft }, reader) => ({
      subject: 'Πλησιάζει η ολοκλήρωση βήματος',
      paragraphs: [
        `Η εκτιμώμενη ολοκλήρωση ενός βήματος της εργασίας${el.named(thesisTitle)} είναι ${el.soon(daysLeft)}.`,
      ],
      details: [
        ...el.step(stepTitle),
        ...el.plannedEnd(day),
        ...(reader === 'student' ? el.supervisor(person) : el.student(person)),
      ],
    }),
    en: ({ thesisTitle, stepTitle, person, day, daysLeft }, reader) => ({
      subject: 'The completion of a step is approaching',
      paragraphs: [
        `The estimated completion of a step of the thesis${en.named(thesisTitle)} is ${en.soon(daysLeft)}.`,
      ],
      details: [
        ...en.step(stepTitle),
        ...en.plannedEnd(day),
        ...(reader === 'student' ? en.supervisor(person) : en.student(person)),
      ],
    }),
  },

  completion_near: {
    place: 'thesis',
    el: ({ thesisTitle, person, day, daysLeft }, reader) => ({
      subject: 'Πλησιάζει η ολοκλήρωση της εργασίας',
      paragraphs: [
        `Η επιθυμητή ημερομηνία ολοκλήρωσης της εργασίας${el.named(thesisTitle)} είναι ${el.soon(daysLeft)}.`,
      ],
      details: [
        ...el.desiredEnd(day),
        ...(reader === 'student' ? el.supervisor(person) : el.student(person)),
      ],
    }),
    en: ({ thesisTitle, person, day, daysLeft }, reader) => ({
      subject: 'The completion of the thesis is approaching',
      paragraphs: [
        `The desired completion date of the thesis${en.named(thesisTitle)} is ${en.soon(daysLeft)}.`,
      ],
      details: [
        ...en.desiredEnd(day),
        ...(reader === 'student' ? en.supervisor(person) : en.student(person)),
      ],
    }),
  },
}
