import { toWireMoment } from '@diatrivi/contract/wire-dates'
import type { MailShown, MailStatusShown, SentMailShown } from '@diatrivi/contract/work/mail/mail.schemas'
import { mailProblem } from '@diatrivi/domain/work/mail/mail-problem'
import type { Config } from '../../../platform/config/config.ts'
import type { SentMail } from '../../../platform/mail/outbox-upkeep.repository.ts'
import type { MailStatus, UnsentMail } from './mail-status.service.ts'

export function presentMailStatus(status: MailStatus, { smtpUrl }: Config['mail']): MailStatusShown {
  const { outage } = status
  return {
    goesTo: smtpUrl === undefined ? 'local_mailbox' : 'server',
    outage: outage && {
      since: toWireMoment(outage.since),
      nextTry: toWireMoment(outage.nextTryAt),
      trouble: mailProblem(outage.lastError, 'outage'),
      codes: outage.lastError,
    },
    waiting: status.waiting,
    sentLastDay: status.sentLastDay,
    givenUp: status.undeliverable,
  }
}

/** Neither subject nor text: they are for the addressee, and may hold a code or a link. */
export function presentMail({ lastError, ...mail }: UnsentMail): MailShown {
  return {
    mailID: mail.id,
    recipient: mail.recipient,
    kind: mail.kind,
    state: mail.state,
    tries: mail.attempts,
    trouble: lastError === null ? null : mailProblem(lastError, isHeldUp(mail) ? 'outage' : 'mail'),
    codes: lastError,
    written: toWireMoment(mail.createdAt),
    nextTry: toWireMoment(mail.nextTryAt),
    givenUp: toWireMoment(mail.undeliverableAt),
  }
}

export function presentSentMail(mail: SentMail): SentMailShown {
  return {
    mailID: mail.id,
    recipient: mail.recipient,
    kind: mail.kind,
    written: toWireMoment(mail.createdAt),
    sent: toWireMoment(mail.sentAt),
    answer: mail.answer,
  }
}

/** A failure without a counted attempt is an outage, not a fault of this mail. */
function isHeldUp({ state, attempts }: Pick<UnsentMail, 'state' | 'attempts'>): boolean {
  return state === 'waiting' && attempts === 0
}
