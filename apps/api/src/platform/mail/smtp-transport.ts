import MailComposer from 'nodemailer/lib/mail-composer'
import { parseConnectionUrl } from 'nodemailer/lib/shared'
import type { Mail } from './mail.ts'
import { type MailStamp, type MailTransport, SEND_LIMIT } from './mail-transport.ts'
import { type SmtpLetter, sayBySmtp } from './smtp-conversation.ts'

export interface SmtpPatience {
  /** Milliseconds until a connection stands and the server has greeted. */
  greeting: number
  /** Milliseconds without a word from the server. */
  silence: number
  /** Milliseconds for a letter as a whole. */
  whole: number
}

const PATIENCE: SmtpPatience = { greeting: 10_000, silence: 20_000, whole: SEND_LIMIT }

interface SmtpTransportOptions {
  smtpUrl: string
  from: string
  patience?: SmtpPatience
}

/**
 * Letters leave through the server of `SMTP_URL`, each over a connection of its own: one that is kept may have been dead
 * for long when the next letter comes, and a letter that waits for it holds up no other.
 */
export function smtpTransport({ smtpUrl, from, patience = PATIENCE }: SmtpTransportOptions): MailTransport {
  const { auth, ...parsed } = parseConnectionUrl(smtpUrl)
  const options = {
    ...parsed,
    dnsTimeout: patience.greeting,
    connectionTimeout: patience.greeting,
    greetingTimeout: patience.greeting,
    socketTimeout: patience.silence,
  }
  return {
    send: async (mail, stamp) =>
      sayBySmtp({ options, auth, limit: patience.whole }, await compose(mail, stamp, from)),
    close: () => undefined,
  }
}

async function compose(mail: Mail, { messageKey, writtenAt }: MailStamp, from: string): Promise<SmtpLetter> {
  const composed = new MailComposer({
    ...mail,
    from,
    to: { name: '', address: mail.to },
    date: writtenAt,
    // Announced as made by a program, so that no absent person's machine answers it.
    headers: { 'Auto-Submitted': 'auto-generated' },
  }).compile()
  const envelope = composed.getEnvelope()
  const [sender, recipient] = [String(envelope.from), String(envelope.to[0])]
  composed.setHeader('Message-ID', `<${messageKey}@${sender.slice(sender.lastIndexOf('@') + 1)}>`)
  return { from: sender, to: recipient, message: await composed.build() }
}
