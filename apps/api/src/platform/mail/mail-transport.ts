import type { Mail } from './mail.ts'

/** A way for letters to leave: by SMTP, into a folder, or into a test. */
export interface MailTransport {
  /** Rejects when the letter did not leave; it is then tried again later. */
  send(mail: Mail): Promise<void>
  close(): void
}
