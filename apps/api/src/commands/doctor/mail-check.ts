import { type MailProblem, mailProblem } from '@diatrivi/domain/work/mail/mail-problem'
import { demoOf } from '@diatrivi/settings/demo'
import type { Environment } from '@diatrivi/settings/read-settings'
import type { Config } from '../../platform/config/config.ts'
import { MailFailure } from '../../platform/mail/mail-transport.ts'
import { trySmtp } from '../../platform/mail/smtp-conversation.ts'
import { smtpServer } from '../../platform/mail/smtp-transport.ts'
import { type Finding, findingsAbout } from './finding.ts'

const { fine, note, wrong } = findingsAbout('mail')

/** What a server does that takes nothing, and the way out. Whatever else it may be is the server's. */
const PROBLEMS: Partial<Record<MailProblem, [does: string, wayOut: string]>> = {
  no_answer: ['does not answer', 'start it, let this machine reach it, or correct SMTP_URL'],
  not_secure: ['offers no encryption that can be trusted', 'mend its certificate, or correct SMTP_URL'],
  not_let_in: ['refuses the name or the password of SMTP_URL', 'correct them'],
}

/** Connects, greets and signs in as for a mail, and sends none. */
export async function checkMail({ mail }: Pick<Config, 'mail'>, env: Environment): Promise<Finding> {
  if (mail.smtpUrl === undefined) return withoutServer(env)
  const server = smtpServer(mail.smtpUrl)
  const place = `${server.options.host}:${server.options.port ?? 25}`
  try {
    await trySmtp(server)
    return fine(
      `The mail server at ${place} lets us in. Whether it passes mails of MAIL_FROM on is not tried.`,
    )
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error
    const [does, wayOut] = PROBLEMS[mailProblem(error.message, 'outage')] ?? [
      'does not take our mails',
      'ask whoever looks after it',
    ]
    return wrong(`The mail server of SMTP_URL at ${place} ${does} (${error.message}): ${wayOut}.`)
  }
}

function withoutServer(env: Environment): Finding {
  const { reasons } = demoOf(env)
  if (reasons.length === 0) return note('SMTP_URL is not set: mails stay in a folder of this machine.')
  return wrong(
    `SMTP_URL is not set, although ${reasons.join(', ')}: nobody gets a mail, not even the link for a new password. Set it to your mail server.`,
  )
}
