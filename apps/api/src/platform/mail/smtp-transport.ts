import { createTransport } from 'nodemailer'
import type { MailTransport } from './mail-transport.ts'

const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/** Letters leave through the server of `SMTP_URL`. */
export function smtpTransport({ smtpUrl, from }: { smtpUrl: string; from: string }): MailTransport {
  const transport = createTransport({ url: smtpUrl, pool: true, maxConnections: 2, ...PATIENCE }, { from })
  return {
    send: async (mail) => {
      // Announced as made by a program, so that no absent person's machine answers it.
      await transport.sendMail({ ...mail, headers: { 'Auto-Submitted': 'auto-generated' } })
    },
    close: () => transport.close(),
  }
}
