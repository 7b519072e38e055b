import type { Language } from '@diatrivi/domain/shared/language'
import type { PlanWarning } from '@diatrivi/domain/thesis/thesis/plan-warning'
import { inBoth } from '../../../../platform/mail/templates/account-mails.ts'
import { attachedWords } from '../../../../platform/mail/templates/attached-calendar.ts'
import type { Detail } from '../../../../platform/mail/templates/mail-content.ts'
import { dayIn, detailsOf, type OutsideFacts, runBy } from './outside-seat.mail.ts'
import { PHRASES } from './phrases.model.ts'

/*
 * Mails about the examination to members of a committee who have no account. All but the first carry a file for the
 * calendar.
 */

const LABELS: Record<Language, Record<'until' | 'when' | 'minutes' | 'place' | 'link' | 'former', string>> = {
  el: {
    until: 'Απάντηση έως',
    when: 'Ημέρα και ώρα',
    minutes: 'Διάρκεια',
    place: 'Χώρος',
    link: 'Σύνδεση από απόσταση',
    former: 'Πριν από τη μεταφορά',
  },
  en: {
    until: 'Answer until',
    when: 'Day and hour',
    minutes: 'Duration',
    place: 'Place',
    link: 'To join from afar',
    former: 'Before it was moved',
  },
}
const REASON: Record<Language, string> = { el: 'Αιτιολογία:', en: 'The reason:' }

type Asked = OutsideFacts & { url: string; day: string }

/** Asks which of the offered dates suit. */
export const datesAskedMail = inBoth<Asked>('outside_letter', {
  el: (facts) => ({
    subject: `Επιλέξτε ημερομηνία εξέτασης: «${facts.thesisTitle}»`,
    paragraphs: [
      'Ο επιβλέπων ή η επιβλέπουσα προτείνει ημερομηνίες για την εξέταση. Ανοίξτε τον σύνδεσμο και σημειώστε ποιες σας εξυπηρετούν· η απάντηση αλλάζει μέχρι να οριστεί η εξέταση.',
      runBy.el(facts),
    ],
    details: [...detailsOf('el', facts), { label: LABELS.el.until, value: dayIn.el(facts.day) }],
    link: { url: facts.url, label: 'Οι ημερομηνίες' },
    closing: ['Ο σύνδεσμος είναι προσωπικός· μην τον προωθήσετε.'],
  }),
  en: (facts) => ({
    subject: `Choose a date for the examination: “${facts.thesisTitle}”`,
    paragraphs: [
      'The supervisor offers dates for the examination. Open the link and say which suit you; the answer may be changed until the examination is planned.',
      runBy.en(facts),
    ],
    details: [...detailsOf('en', facts), { label: LABELS.en.until, value: dayIn.en(facts.day) }],
    link: { url: facts.url, label: 'The dates' },
    closing: ['The link is personal; do not pass it on.'],
  }),
})

export type ExaminationChange =
  | 'exam_planned'
  | 'exam_moved'
  | 'exam_announced'
  | 'exam_cancelled'
  | 'exam_near'

type DayFacts = OutsideFacts & {
  change: ExaminationChange
  day: string
  time: string
  minutes: number
  place: string | null
  link: string | null
  /** When an examination that was moved would have been. */
  former?: { day: string; time: string } | undefined
  /** What the rule book only points out about the day. */
  warnings?: readonly PlanWarning[] | undefined
  /** The reason for moving or cancelling. */
  reason?: string | undefined
  /** Where the day stands, and the final text can be read; null of one that was cancelled. */
  url: string | null
}

const THE_PAGE: Record<Language, { label: string; closing: string }> = {
  el: {
    label: 'Η εξέταση και το τελικό κείμενο',
    closing: 'Ο σύνδεσμος είναι προσωπικός· μην τον προωθήσετε.',
  },
  en: {
    label: 'The examination and the final text',
    closing: 'The link is personal; do not pass it on.',
  },
}

/** What happened, in the language of the reader. */
interface Said {
  subject: string
  text: string
}

const SAID: Record<Language, Record<ExaminationChange, (facts: DayFacts) => Said>> = {
  el: {
    exam_planned: () => ({
      subject: 'Ορίστηκε η εξέταση',
      text: 'Ορίστηκε η εξέταση της εργασίας, στην επιτροπή της οποίας είστε μέλος.',
    }),
    exam_moved: ({ day, time }) => ({
      subject: `Η εξέταση μεταφέρθηκε: ${dayIn.el(day)}, ${time}`,
      text: 'Η εξέταση της εργασίας μεταφέρθηκε.',
    }),
    exam_announced: () => ({
      subject: 'Ανακοινώθηκε η παρουσίαση',
      text: 'Η παρουσίαση της εργασίας ανακοινώθηκε και το τελικό κείμενο έχει κατατεθεί.',
    }),
    exam_cancelled: () => ({
      subject: 'Η εξέταση ματαιώθηκε',
      text: 'Η εξέταση της εργασίας δεν θα γίνει την ημέρα που είχε οριστεί.',
    }),
    exam_near: ({ day, time }) => ({
      subject: `Πλησιάζει η εξέταση: ${dayIn.el(day)}, ${time}`,
      text: 'Σας υπενθυμίζουμε την εξέταση της εργασίας, στην επιτροπή της οποίας είστε μέλος.',
    }),
  },
  en: {
    exam_planned: () => ({
      subject: 'The examination was planned',
      text: 'The examination of the thesis in whose committee you sit was planned.',
    }),
    exam_moved: ({ day, time }) => ({
      subject: `The examination was moved: ${dayIn.en(day)}, ${time}`,
      text: 'The examination of the thesis was moved.',
    }),
    exam_announced: () => ({
      subject: 'The presentation was announced',
      text: 'The presentation of the thesis was announced, and its final text has been submitted.',
    }),
    exam_cancelled: () => ({
      subject: 'The examination was cancelled',
      text: 'The examination of the thesis will not be held on the day that was set.',
    }),
    exam_near: ({ day, time }) => ({
      subject: `The examination is near: ${dayIn.en(day)}, ${time}`,
      text: 'This is a reminder of the examination of the thesis in whose committee you sit.',
    }),
  },
}
function whenAndWhere(language: Language, facts: DayFacts): Detail[] {
  const labels = LABELS[language]
  const moment = ({ day, time }: { day: string; time: string }) => `${dayIn[language](day)}, ${time}`
  return [
    { label: labels.when, value: moment(facts) },
    { label: labels.minutes, value: `${facts.minutes}′` },
    ...(facts.place === null ? [] : [{ label: labels.place, value: facts.place }]),
    ...(facts.link === null ? [] : [{ label: labels.link, value: facts.link }]),
    ...(facts.former === undefined ? [] : [{ label: labels.former, value: moment(facts.former) }]),
    ...PHRASES[language].minded(facts.warnings),
  ]
}

function dayMail(language: Language, facts: DayFacts) {
  const { subject, text } = SAID[language][facts.change](facts)
  const title = language === 'el' ? `«${facts.thesisTitle}»` : `“${facts.thesisTitle}”`
  return {
    subject: `${subject}: ${title}`,
    paragraphs: [text, runBy[language](facts)],
    details: [...detailsOf(language, facts), ...whenAndWhere(language, facts)],
    ...(facts.reason !== undefined && { quote: { intro: REASON[language], text: facts.reason } }),
    ...(facts.url !== null && { link: { url: facts.url, label: THE_PAGE[language].label } }),
    closing: [
      attachedWords(language, { kind: facts.change, isCancelled: facts.change === 'exam_cancelled' }),
      ...(facts.url === null ? [] : [THE_PAGE[language].closing]),
    ],
  }
}

/** Tells of a day that was set, changed or taken away. */
export const examinationMail = inBoth<DayFacts>('outside_letter', {
  el: (facts) => dayMail('el', facts),
  en: (facts) => dayMail('en', facts),
})
