import type { NoticeFacts, NoticeKind } from '@diatrivi/domain/notice/notice'
import type { Mail } from '../../../platform/mail/mail.ts'
import { letter } from '../../../platform/mail/templates/letter.ts'
import type { WebLinks } from '../../../platform/mail/web-links.ts'
import type { LetterRecipient } from '../notice.model.ts'

interface NoticeToMail {
  facts: NoticeFacts
  thesisId: number | null
  recipient: LetterRecipient
}

/** The letter of one notice, in its reader's language. */
export function noticeMail(
  _kind: NoticeKind,
  { facts, thesisId, recipient }: NoticeToMail,
  links: WebLinks,
): Mail {
  const about = facts.thesisTitle === undefined ? '' : ` για την εργασία «${facts.thesisTitle}»`
  return letter({
    to: recipient.email,
    name: recipient.name,
    subject: 'Νέα ειδοποίηση',
    paragraphs: [`Έχετε νέα ειδοποίηση${about}.`],
    ...(thesisId === null ? {} : { link: { url: links.thesis(thesisId), label: 'Προβολή εργασίας' } }),
  })
}
