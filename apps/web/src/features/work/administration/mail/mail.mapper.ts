import type { MailShown, MailStatusShown, SentMailShown } from '@diatrivi/contract/work/mail/mail.schemas'
import type { MailKind, MailState } from '@diatrivi/domain/work/mail/mail'
import type { MailProblem } from '@diatrivi/domain/work/mail/mail-problem'
import { toClockText } from '../../../../shared/format/wire-day.ts'

/** A mail that is not sent yet. Moments are in the time of Athens: `2026-03-07 14:30`. */
export interface UnsentMail {
  id: number
  recipient: string
  kind: MailKind
  state: MailState
  tries: number
  problem: MailProblem | null
  codes: string | null
  writtenAt: string
  nextTryAt: string | null
  givenUpAt: string | null
}

/** A mail that has left, with what the server said; null where no server was asked. */
export interface SentMail extends Pick<UnsentMail, 'id' | 'recipient' | 'kind' | 'writtenAt'> {
  sentAt: string
  answer: string | null
}

export interface MailStatus {
  goesTo: MailStatusShown['goesTo']
  /** It is tried again so soon that `nextTryAt` has its seconds. */
  outage: { since: string; nextTryAt: string; problem: MailProblem; codes: string } | null
  waiting: number
  sentLastDay: number
  givenUp: number
}

export function toUnsentMail({ mailID, written, nextTry, givenUp, trouble, ...mail }: MailShown): UnsentMail {
  return {
    ...mail,
    id: mailID,
    problem: trouble,
    writtenAt: toClockText(written),
    nextTryAt: nextTry && toClockText(nextTry),
    givenUpAt: givenUp && toClockText(givenUp),
  }
}

export function toSentMail({ mailID, written, sent, ...mail }: SentMailShown): SentMail {
  return { ...mail, id: mailID, writtenAt: toClockText(written), sentAt: toClockText(sent) }
}

export function toMailStatus({ outage, ...status }: MailStatusShown): MailStatus {
  return {
    ...status,
    outage: outage && {
      since: toClockText(outage.since),
      nextTryAt: outage.nextTry.date.slice(0, '2026-03-07 14:30:00'.length),
      problem: outage.trouble,
      codes: outage.codes,
    },
  }
}
