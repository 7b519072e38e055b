import type { HeldMailsPart } from '@diatrivi/contract/held-mails.schemas'
import { OUTSIDE_MAILS_A_DAY } from '@diatrivi/domain/work/mail/mail-time'
import { m } from '../../paraglide/messages.js'
import { formatClock } from '../format/dates.ts'

/** What the answer to an action says of people who are mailed later; none where all were mailed at once. */
export function heldMailsIn(answer: unknown): NonNullable<HeldMailsPart['heldMails']> {
  const isAnswer = typeof answer === 'object' && answer !== null && 'heldMails' in answer
  return isAnswer ? ((answer as HeldMailsPart).heldMails ?? []) : []
}

/** A sentence for each of them. */
export function saidOfHeldMails(held: NonNullable<HeldMailsPart['heldMails']>): string {
  return held
    .map(({ name, reason, mailedAt }) => {
      const at = formatClock(mailedAt.date)
      return reason === 'many_mails'
        ? m.ui_mail_held_many({ name, at, count: OUTSIDE_MAILS_A_DAY })
        : m.ui_mail_held({ name, at })
    })
    .join(' ')
}
