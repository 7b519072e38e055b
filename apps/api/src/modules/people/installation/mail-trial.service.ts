import { randomUUID } from 'node:crypto'
import { type MailProblem, mailProblem } from '@diatrivi/domain/work/mail/mail-problem'
import type { SessionActor } from '../../../platform/auth/session-actor.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Config } from '../../../platform/config/config.ts'
import type { Reader } from '../../../platform/database/transaction.ts'
import { SECOND } from '../../../platform/durations.ts'
import { labelledSubject } from '../../../platform/mail/mail.ts'
import { MailFailure } from '../../../platform/mail/mail-transport.ts'
import { smtpServer, smtpTransport } from '../../../platform/mail/smtp-transport.ts'
import { trialMail } from '../../../platform/mail/templates/trial-mail.ts'
import type { WebLinks } from '../../../platform/mail/web-links.ts'
import { found } from '../../../platform/refusal/refusal.ts'
import { fullName } from '../../../platform/text/full-name.ts'
import { findAccount } from '../account/account.queries.ts'

export type MailTrialOutcome =
  | { kind: 'no_server'; to: string }
  | { kind: 'taken'; to: string; server: string }
  | { kind: 'failed'; to: string; server: string; problem: MailProblem; codes: string }

/** A person waits in front of the screen. */
const TIMEOUTS = { greeting: 8 * SECOND, silence: 10 * SECOND, whole: 20 * SECOND }

interface Dependencies {
  db: Reader
  clock: Clock
  config: Pick<Config, 'mail' | 'installationLabel'>
  links: WebLinks
}

/** A mail by the transport of all mails, past the outbox: whether the server takes it is known at once. */
export function mailTrial({ db, clock, config: { mail, installationLabel }, links }: Dependencies) {
  const { smtpUrl, from } = mail

  return {
    async send({ accountId }: SessionActor): Promise<MailTrialOutcome> {
      const account = found(await findAccount(db, accountId))
      const { email: to, language } = account
      if (smtpUrl === undefined) return { kind: 'no_server', to }
      const { options } = smtpServer(smtpUrl)
      const server = `${options.host}:${options.port ?? 25}`
      const addressee = { email: to, name: fullName(account), language }
      const transport = smtpTransport({ smtpUrl, from, timeouts: TIMEOUTS })
      try {
        const stamp = { messageKey: randomUUID(), writtenAt: clock.now() }
        const trial = trialMail(addressee, { url: links.home() })
        const subject = labelledSubject(trial.subject, installationLabel)
        await transport.send({ to, subject, ...trial.textsAt(stamp.writtenAt) }, stamp)
        return { kind: 'taken', to, server }
      } catch (error) {
        if (!(error instanceof MailFailure)) throw error
        const problem = mailProblem(error.message, error.kind === 'outage' ? 'outage' : 'mail')
        return { kind: 'failed', to, server, problem, codes: error.message }
      }
    },
  }
}

export type MailTrialService = ReturnType<typeof mailTrial>
