import { ofDepartment, withoutDepartment } from '@diatrivi/domain/institution/institution/department-words'
import type { Language } from '@diatrivi/domain/shared/language'
import { inBoth } from '../../../../platform/mail/templates/account-mails.ts'
import type { Detail } from '../../../../platform/mail/templates/mail-content.ts'
import { formatDayOfWeek } from '../../../../platform/text/dates.ts'

/*
 * Mails to people without an account, who sit in a committee or are asked to. They cannot know the product: each says
 * who runs it and what it is. Every person who has one can act by it, so that a mail names no more than is needed.
 */

/** Facts about the thesis and about the people who run the service for it. */
export interface OutsideFacts {
  thesisTitle: string
  supervisor: string
  department: string
  institution: string
}

type Asked = OutsideFacts & { url: string; day: string }

const LABELS: Record<Language, { supervisor: string; thesis: string; department: string }> = {
  el: { supervisor: 'Επίβλεψη', thesis: 'Εργασία', department: 'Τμήμα' },
  en: { supervisor: 'Supervisor', thesis: 'Thesis', department: 'Department' },
}
const UNTIL: Record<Language, string> = { el: 'Απάντηση έως', en: 'Answer until' }

export const dayIn = { el: formatDayOfWeek('el'), en: formatDayOfWeek('en') }

export function detailsOf(language: Language, facts: OutsideFacts): Detail[] {
  const labels = LABELS[language]
  // The label says «Τμήμα» already.
  const departmentName = language === 'el' ? withoutDepartment(facts.department) : facts.department
  return [
    { label: labels.thesis, value: facts.thesisTitle },
    { label: labels.supervisor, value: facts.supervisor },
    { label: labels.department, value: `${departmentName}, ${facts.institution}` },
  ]
}

function detailsUntil(language: Language, facts: Asked): Detail[] {
  return [...detailsOf(language, facts), { label: UNTIL[language], value: dayIn[language](facts.day) }]
}

export const runBy = {
  el: ({ department, institution }: OutsideFacts) =>
    `Η Διατριβή είναι η υπηρεσία διαχείρισης εργασιών ${ofDepartment(department)}, ${institution}. Δεν χρειάζεται λογαριασμός.`,
  en: ({ department, institution }: OutsideFacts) =>
    `Diatrivi is the service with which these run the theses of their students: ${department}, ${institution}. You need no account.`,
}

/** Asks for an answer. */
export const seatAskedMail = inBoth<Asked>('outside_letter', {
  el: (facts) => ({
    subject: `Πρόσκληση σε εξεταστική επιτροπή: «${facts.thesisTitle}»`,
    paragraphs: [
      'Σας προτείνουν ως εξωτερικό μέλος της εξεταστικής επιτροπής μιας εργασίας. Ανοίξτε τον σύνδεσμο και απαντήστε αν αποδέχεστε· για την άρνηση δεν χρειάζεται αιτιολογία.',
      runBy.el(facts),
    ],
    details: detailsUntil('el', facts),
    link: { url: facts.url, label: 'Απάντηση στην πρόσκληση' },
    closing: [
      'Ο σύνδεσμος είναι προσωπικός και δέχεται μία απάντηση· μην τον προωθήσετε.',
      'Αν δεν περιμένατε την πρόσκληση, αγνοήστε την: χωρίς απάντηση λήγει μόνη της.',
    ],
  }),
  en: (facts) => ({
    subject: `Invitation to an examination committee: “${facts.thesisTitle}”`,
    paragraphs: [
      'You are proposed as an outside member of the examination committee of a thesis. Open the link and answer whether you accept; declining needs no reason.',
      runBy.en(facts),
    ],
    details: detailsUntil('en', facts),
    link: { url: facts.url, label: 'Answer the invitation' },
    closing: [
      'The link is personal and takes one answer; do not pass it on.',
      'If you did not expect the invitation, ignore it: without an answer it ends by itself.',
    ],
  }),
})

/** The office of the department has corrected what is written of the person. */
export const seatRewordedMail = inBoth<OutsideFacts & { words: string }>('outside_letter', {
  el: (facts) => ({
    subject: `Διόρθωση των στοιχείων σας στην εξεταστική επιτροπή: «${facts.thesisTitle}»`,
    paragraphs: [
      'Η Γραμματεία του Τμήματος διόρθωσε τα στοιχεία με τα οποία γράφεστε στα έγγραφα των επιτροπών του. Αν δεν είναι σωστά, ενημερώστε την.',
      runBy.el(facts),
    ],
    details: [{ label: 'Νέα στοιχεία', value: facts.words }, ...detailsOf('el', facts)],
  }),
  en: (facts) => ({
    subject: `Your details in the examination committee were corrected: “${facts.thesisTitle}”`,
    paragraphs: [
      'The secretariat of the department has corrected the details by which you are named on the papers of its committees. If they are not right, inform the secretariat.',
      runBy.en(facts),
    ],
    details: [{ label: 'New details', value: facts.words }, ...detailsOf('en', facts)],
  }),
})

/** Only tells: the rules appoint members, or a substitute has moved up. */
export const seatGivenMail = inBoth<OutsideFacts>('outside_letter', {
  el: (facts) => ({
    subject: `Ορισμός σε εξεταστική επιτροπή: «${facts.thesisTitle}»`,
    paragraphs: [
      'Είστε μέλος της εξεταστικής επιτροπής μιας εργασίας. Δεν χρειάζεται να κάνετε κάτι τώρα· αν δεν μπορείτε να συμμετάσχετε, ενημερώστε τη Γραμματεία του Τμήματος.',
      runBy.el(facts),
    ],
    details: detailsOf('el', facts),
  }),
  en: (facts) => ({
    subject: `Appointment to an examination committee: “${facts.thesisTitle}”`,
    paragraphs: [
      'You are a member of the examination committee of a thesis. There is nothing to do now; if you cannot take part, inform the secretariat of the department.',
      runBy.en(facts),
    ],
    details: detailsOf('en', facts),
  }),
})
