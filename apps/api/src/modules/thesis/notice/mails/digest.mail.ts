import type { Language } from '@diatrivi/domain/shared/language'
import type { MailWithKind } from '../../../../platform/mail/mail.ts'
import { buildMail } from '../../../../platform/mail/templates/build-mail.ts'
import type { MailItem } from '../../../../platform/mail/templates/mail-content.ts'
import type { WebLinks } from '../../../../platform/mail/web-links.ts'
import type { DigestNotice } from '../digest.repository.ts'
import type { MailRecipient } from '../notice.model.ts'
import { noticeLink, noticeText } from './notice.mail.ts'

/** The most notices of one digest: the others are in the list of notices. */
const ITEMS_MAX = 50

const TEXTS = {
  el: {
    subject: (count: number) => `Ημερήσια σύνοψη: ${count} ${count === 1 ? 'ειδοποίηση' : 'ειδοποιήσεις'}`,
    intro: 'Αυτά έγιναν από την προηγούμενη σύνοψη:',
    more: (count: number) =>
      count === 1
        ? 'Και 1 ακόμη ειδοποίηση στην εφαρμογή.'
        : `Και ${count} ακόμη ειδοποιήσεις στην εφαρμογή.`,
    open: 'Άνοιγμα της Διατριβής',
  },
  en: {
    subject: (count: number) => `Daily digest: ${count} ${count === 1 ? 'notification' : 'notifications'}`,
    intro: 'This is what happened since the last digest:',
    more: (count: number) =>
      count === 1
        ? 'And 1 more notification in the application.'
        : `And ${count} more notifications in the application.`,
    open: 'Open Diatrivi',
  },
} as const satisfies Record<Language, object>

/** The notices of a day in one mail, oldest first. */
export function digestMail(
  notices: readonly DigestNotice[],
  recipient: MailRecipient,
  links: WebLinks,
): MailWithKind {
  const texts = TEXTS[recipient.language]
  const shown = notices.slice(-ITEMS_MAX)
  const left = notices.length - shown.length
  return buildMail('digest', {
    to: recipient,
    subject: texts.subject(notices.length),
    paragraphs: [texts.intro],
    items: shown.map((notice) => itemOf(notice, recipient, links)),
    link: { url: links.home(), label: texts.open },
    closing: left > 0 ? [texts.more(left)] : [],
    settingsUrl: links.noticeSettings(recipient.role),
  })
}

function itemOf(
  { kind, facts, thesisId }: DigestNotice,
  recipient: MailRecipient,
  links: WebLinks,
): MailItem {
  const { subject, paragraphs, details, quote } = noticeText(kind, facts, recipient)
  const link = noticeLink(kind, { facts, thesisId, recipient }, links)
  return { text: paragraphs[0] ?? subject, details, quote, link }
}
