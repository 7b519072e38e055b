import type { HeldMailsPart } from '@diatrivi/contract/held-mails.schemas'
import { toWireMoment } from '@diatrivi/contract/wire-dates'
import type { HeldMail } from './paced-mail.repository.ts'

/** An answer without held mails is as it was before there were any. */
export function presentHeldMails(held: readonly HeldMail[]): HeldMailsPart {
  if (held.length === 0) return {}
  return {
    heldMails: held.map(({ name, reason, dueAt }) => ({ name, reason, mailedAt: toWireMoment(dueAt) })),
  }
}
