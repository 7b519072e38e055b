import type { Mail } from './mail.ts'

/** What stays the same at every attempt to send a mail. */
export interface MailStamp {
  /** Becomes its Message-ID: a mail program that gets it twice shows it once. */
  messageKey: string
  writtenAt: Date
}

/** A way for mails to leave: by SMTP, into a folder, or into a test. */
export interface MailTransport {
  /**
   * Rejects when the mail did not leave, with a MailFailure where its meaning is known. Never takes much longer
   * than `SEND_LIMIT`: by then it is given up, and another worker may take it.
   * @returns what the server has answered, by which its operator finds the mail; null where no server takes it
   */
  send(mail: Mail, stamp: MailStamp): Promise<string | null>
  close(): void
}

/** The longest that one mail may take, in milliseconds, whatever the server does. */
export const SEND_LIMIT = 60_000

/**
 * What a failure means for the mails:
 * - `outage`: no server, or none that takes anything from us; all mails wait, and no attempt is counted
 * - `later`: not this mail, not now
 * - `never`: not this mail, however often it is tried
 */
export type FailureKind = 'outage' | 'later' | 'never'

/** Its message holds codes only: the server's own words may quote the mail. */
export class MailFailure extends Error {
  override name = 'MailFailure'
  readonly kind: FailureKind

  constructor(kind: FailureKind, codes: string) {
    super(codes)
    this.kind = kind
  }
}
