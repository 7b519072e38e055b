import type { MailKind } from '@diatrivi/domain/mail/mail'
import type { Letter } from '../mail.ts'
import { FRAME } from './frame.ts'
import type { LetterContent } from './letter-content.ts'
import { letterHtml } from './letter-html.ts'
import { letterText } from './letter-text.ts'

/** One letter in two forms. */
export function letter(kind: MailKind, content: LetterContent): Letter {
  const frame = FRAME[content.to.language]
  return {
    kind,
    to: content.to.email,
    subject: oneLine(content.subject),
    text: letterText(content, frame),
    html: letterHtml(content, frame),
  }
}

/** What people wrote may hold line breaks, which would begin another header. */
function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
}
