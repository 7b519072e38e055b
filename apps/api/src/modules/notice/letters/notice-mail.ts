import type { NoticeFacts, NoticeKind } from '@diatrivi/domain/notice/notice'
import type { Language } from '@diatrivi/domain/shared/language'
import type { Letter } from '../../../platform/mail/mail.ts'
import { letter } from '../../../platform/mail/templates/letter.ts'
import type { WebLinks } from '../../../platform/mail/web-links.ts'
import type { LetterRecipient } from '../notice.model.ts'
import { ANSWER_LETTERS } from './answer-letters.ts'
import { ENDING_LETTERS } from './ending-letters.ts'
import { INTEREST_LETTERS } from './interest-letters.ts'
import type { NoticeLetters, NoticePlace, NoticeReader, NoticeText } from './notice-text.ts'
import { PHRASES } from './phrases.ts'
import { REMINDER_LETTERS } from './reminder-letters.ts'
import { STEP_LETTERS } from './step-letters.ts'

interface NoticeToMail {
  facts: NoticeFacts
  thesisId: number | null
  recipient: LetterRecipient
}

/** A kind without its letter in both languages does not compile. */
const LETTERS: NoticeLetters<NoticeKind> = {
  ...INTEREST_LETTERS,
  ...ANSWER_LETTERS,
  ...STEP_LETTERS,
  ...ENDING_LETTERS,
  ...REMINDER_LETTERS,
}

const LINK_LABELS = {
  el: {
    thesis: 'Προβολή εργασίας',
    step: 'Προβολή βήματος',
    openTheses: 'Διαθέσιμες εργασίες',
    pastTheses: 'Παλαιότερες εργασίες',
    home: 'Άνοιγμα της Διατριβής',
  },
  en: {
    thesis: 'View the thesis',
    step: 'View the step',
    openTheses: 'Open theses',
    pastTheses: 'Earlier theses',
    home: 'Open Diatrivi',
  },
} as const satisfies Record<Language, Record<NoticePlace | 'step' | 'home', string>>

/** Long enough to know the thesis by, short enough for the list of a telephone. */
const TITLE_IN_SUBJECT_MAX = 60

/** The letter of one notice, in its reader's language. */
export function noticeMail(
  kind: NoticeKind,
  { facts, thesisId, recipient }: NoticeToMail,
  links: WebLinks,
): Letter {
  const { subject, ...text } = noticeText(kind, facts, recipient)
  const title = facts.thesisTitle === undefined ? undefined : shortened(facts.thesisTitle)
  return letter('notice', {
    to: recipient,
    // The thesis in the subject: an instructor has dozens, and a mail program shows what is alike as one.
    subject: `${subject}${title === undefined ? '' : ':'}${PHRASES[recipient.language].named(title)}`,
    ...text,
    link: noticeLink(kind, { facts, thesisId, recipient }, links),
    settingsUrl: links.noticeSettings(recipient.role),
  })
}

/** What a notice says; its first paragraph stands for the whole where several share a letter. */
export function noticeText(
  kind: NoticeKind,
  facts: NoticeFacts,
  { language, role }: Pick<LetterRecipient, 'language' | 'role'>,
): NoticeText {
  const reader: NoticeReader = role === 'instructor' ? 'instructor' : 'student'
  return LETTERS[kind][language](facts, reader)
}

/** Where a notice leads. A thesis that is gone leads to where everybody begins. */
export function noticeLink(
  kind: NoticeKind,
  { facts: { stepId }, thesisId, recipient: { language } }: NoticeToMail,
  links: WebLinks,
): { url: string; label: string } {
  const labels = LINK_LABELS[language]
  const { place } = LETTERS[kind]
  if (place === 'openTheses') return { url: links.openTheses(), label: labels.openTheses }
  if (thesisId === null) return { url: links.home(), label: labels.home }
  if (place === 'pastTheses') return { url: links.pastTheses(), label: labels.pastTheses }
  if (stepId === undefined) return { url: links.thesis(thesisId), label: labels.thesis }
  const part = kind === 'comment_written' ? 'conversation' : 'step'
  return { url: links.step(thesisId, stepId, part), label: labels.step }
}

function shortened(title: string): string {
  const characters = [...title]
  if (characters.length <= TITLE_IN_SUBJECT_MAX) return title
  const end = characters.slice(0, TITLE_IN_SUBJECT_MAX + 1).lastIndexOf(' ')
  // Between two words, unless one fills it all.
  return `${characters.slice(0, end > 0 ? end : TITLE_IN_SUBJECT_MAX).join('')}…`
}
