import { isLoopback } from '@diatrivi/settings/addresses'
import MailComposer from 'nodemailer/lib/mail-composer'
import { parseConnectionUrl } from 'nodemailer/lib/shared'
import type { Mail } from './mail.ts'
import { type MailStamp, type MailTransport, SEND_LIMIT } from './mail-transport.ts'
import { type SmtpMail, type SmtpServer, sendOverSmtp } from './smtp-conversation.ts'

export interface SmtpTimeouts {
  /** Milliseconds until a connection stands and the server has greeted. */
  greeting: number
  /** Milliseconds without a word from the server. */
  silence: number
  /** Milliseconds for a mail as a whole. */
  whole: number
}

const TIMEOUTS: SmtpTimeouts = { greeting: 10_000, silence: 20_000, whole: SEND_LIMIT }

interface SmtpTransportOptions {
  smtpUrl: string
  from: string
  timeouts?: SmtpTimeouts
}

/**
 * Mails leave through the server of `SMTP_URL`, each over a connection of its own: one that is kept may have been dead
 * for long when the next mail comes, and a mail that waits for it holds up no other.
 */
export function smtpTransport({ smtpUrl, from, timeouts = TIMEOUTS }: SmtpTransportOptions): MailTransport {
  const server = smtpServer(smtpUrl, timeouts)
  return {
    send: async (mail, stamp) => sendOverSmtp(server, await compose(mail, stamp, from)),
    close: () => undefined,
  }
}

export function smtpServer(smtpUrl: string, timeouts = TIMEOUTS): SmtpServer {
  const { auth, ...parsed } = parseConnectionUrl(smtpUrl)
  const options = {
    // A password is not for the ears of a network; the address may say otherwise.
    requireTLS: auth !== undefined && !isLoopback(parsed.host ?? ''),
    ...parsed,
    dnsTimeout: timeouts.greeting,
    connectionTimeout: timeouts.greeting,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.silence,
  }
  return { options, auth, limit: timeouts.whole }
}

async function compose(
  { calendar, ...mail }: Mail,
  { messageKey, writtenAt }: MailStamp,
  from: string,
): Promise<SmtpMail> {
  const composed = new MailComposer({
    ...mail,
    from,
    to: { name: '', address: mail.to },
    date: writtenAt,
    attachments: calendar ? [calendarAttachment(calendar)] : [],
    // Marked as made by a program, so that no automatic reply answers it: Exchange asks for a word of its own.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  }).compile()
  const envelope = composed.getEnvelope()
  const [sender, recipient] = [String(envelope.from), String(envelope.to[0])]
  composed.setHeader('Message-ID', `<${messageKey}@${sender.slice(sender.lastIndexOf('@') + 1)}>`)
  return { from: sender, to: recipient, message: await composed.build() }
}

/** Mail programs look at the method to offer what they do with it. */
function calendarAttachment(content: string) {
  const method = /^METHOD:([A-Z]+)\r$/m.exec(content)?.[1] ?? 'PUBLISH'
  return {
    filename: 'examination.ics',
    content,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
  }
}
