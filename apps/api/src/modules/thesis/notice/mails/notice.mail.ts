import type { Language } from '@diatrivi/domain/shared/language'
import type { NoticeFacts, NoticeKind } from '@diatrivi/domain/thesis/notice/notice'
import type { MailWithKind } from '../../../../platform/mail/mail.ts'
import { attachedWords } from '../../../../platform/mail/templates/attached-calendar.ts'
import { buildMail } from '../../../../platform/mail/templates/build-mail.ts'
import type { WebLinks } from '../../../../platform/mail/web-links.ts'
import type { MailRecipient, NoticeCalendar } from '../notice.model.ts'
import { ANSWER_TEMPLATES } from './answer.mail.ts'
import { COMMITTEE_TEMPLATES } from './committee.mail.ts'
import { ENDING_TEMPLATES } from './ending.mail.ts'
import { EXAMINATION_TEMPLATES } from './examination.mail.ts'
import { INTEREST_TEMPLATES } from './interest.mail.ts'
import { MARKING_TEMPLATES } from './marking.mail.ts'
import type { NoticePlace, NoticeReader, NoticeTemplates, NoticeText } from './notice-text.model.ts'
import { PHRASES } from './phrases.model.ts'
import { REMINDER_TEMPLATES } from './reminder.mail.ts'
import { RULEBOOK_TEMPLATES } from './rulebook.mail.ts'
import { STEP_TEMPLATES } from './step.mail.ts'

interface NoticeToMail {
  facts: NoticeFacts
  thesisId: number | null
  recipient: MailRecipient
  calendar?: NoticeCalendar | null
}

/** A kind without a template in both languages does not compile. */
const TEMPLATES: NoticeTemplates<NoticeKind> = {
  ...INTEREST_TEMPLATES,
  ...ANSWER_TEMPLATES,
  ...STEP_TEMPLATES,
  ...ENDING_TEMPLATES,
  ...COMMITTEE_TEMPLATES,
  ...EXAMINATION_TEMPLATES,
  ...MARKING_TEMPLATES,
  ...RULEBOOK_TEMPLATES,
  ...REMINDER_TEMPLATES,
}

const LINK_LABELS = {
  el: {
    thesis: 'Προβολή εργασίας',
    step: 'Προβολή βήματος',
    openTheses: 'Διαθέσιμες εργασίες',
    pastTheses: 'Παλαιότερες εργασίες',
    rulebook: 'Προβολή κανονισμού',
    home: 'Άνοιγμα της Διατριβής',
  },
  en: {
    thesis: 'View the thesis',
    step: 'View the step',
    openTheses: 'Open theses',
    pastTheses: 'Earlier theses',
    rulebook: 'View the rule book',
    home: 'Open Diatrivi',
  },
} as const satisfies Record<Language, Record<NoticePlace | 'step' | 'home', string>>

/** Long enough to recognise the thesis, short enough for the list on a phone. */
const TITLE_IN_SUBJECT_MAX = 60

/** The mail of one notice, in its reader's language. */
export function noticeMail(
  kind: NoticeKind,
  { facts, thesisId, recipient, calendar = null }: NoticeToMail,
  links: WebLinks,
): MailWithKind {
  const { subject, ...text } = noticeText(kind, facts, recipient)
  const title = facts.thesisTitle === undefined ? undefined : shortened(facts.thesisTitle)
  const mail = buildMail('notice', {
    to: recipient,
    // The subject names the thesis: an instructor has dozens, and a mail program groups equal subjects.
    subject: `${subject}${title === undefined ? '' : ':'}${PHRASES[recipient.language].named(title)}`,
    ...text,
    link: noticeLink(kind, { facts, thesisId, recipient }, links),
    ...(calendar !== null && {
      closing: [attachedWords(recipient.language, { kind, isCancelled: calendar.isCancelled })],
    }),
    settingsUrl: links.noticeSettings(recipient.role),
  })
  return calendar === null ? mail : { ...mail, calendar: calendar.file(recipient.language) }
}

/** What a notice says; a digest shows only its first paragraph. */
export function noticeText(
  kind: NoticeKind,
  facts: NoticeFacts,
  { language, role }: Pick<MailRecipient, 'language' | 'role'>,
): NoticeText {
  const reader: NoticeReader = role === 'student' ? 'student' : 'instructor'
  return TEMPLATES[kind][language](facts, reader)
}

/** Where a notice leads. The notice of a deleted thesis leads to the first page. */
export function noticeLink(
  kind: NoticeKind,
  { facts: { stepId, rulebookId }, thesisId, recipient: { language } }: NoticeToMail,
  links: WebLinks,
): { url: string; label: string } {
  const labels = LINK_LABELS[language]
  const { place } = TEMPLATES[kind]
  if (place === 'openTheses') return { url: links.openTheses(), label: labels.openTheses }
  if (place === 'rulebook' && rulebookId !== undefined) {
    return { url: links.rulebook(rulebookId), label: labels.rulebook }
  }
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
  // Cut between two words, unless the first word is too long.
  return `${characters.slice(0, end > 0 ? end : TITLE_IN_SUBJECT_MAX).join('')}…`
}
