import type { MailKind } from '@diatrivi/domain/work/mail/mail'
import type { MailProblem } from '@diatrivi/domain/work/mail/mail-problem'
import { m } from '../../../../paraglide/messages.js'

/** What an administrator can do about it. */
export const ADVICE: Record<MailProblem, () => string> = {
  no_answer: m.mail_advice_no_answer,
  not_secure: m.mail_advice_not_secure,
  not_let_in: m.mail_advice_not_let_in,
  sender_refused: m.mail_advice_sender_refused,
  unknown_address: m.mail_advice_unknown_address,
  mailbox_full: m.mail_advice_mailbox_full,
  not_permitted: m.mail_advice_not_permitted,
  text_refused: m.mail_advice_text_refused,
  not_now: m.mail_advice_not_now,
  other: m.mail_advice_other,
}

/** Mails with a code or a link that is valid for some hours or days only. */
export function mayHaveExpired(kind: MailKind): boolean {
  return kind === 'confirmation_code' || kind === 'invitation' || kind === 'password_reset'
}
