import { dayPartAt } from '@diatrivi/domain/shared/day-part'
import type { MailKind } from '@diatrivi/domain/work/mail/mail'
import type { MailWithKind } from '../mail.ts'
import { FRAME } from './frame.ts'
import type { MailContent } from './mail-content.ts'
import { mailHtml } from './mail-html.ts'
import { mailText } from './mail-text.ts'

/** One mail in two forms. */
export function buildMail(kind: MailKind, content: MailContent): MailWithKind {
  const frame = FRAME[content.to.language]
  return {
    kind,
    to: content.to.email,
    subject: oneLine(content.subject),
    textsAt: (moment) => {
      const greeting = frame.greeting(content.to.name, dayPartAt(moment))
      return { text: mailText(content, frame, greeting), html: mailHtml(content, frame, greeting) }
    },
  }
}

/** What people wrote may hold line breaks, which would begin another header. */
function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
}
