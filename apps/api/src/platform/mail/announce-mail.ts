import type { KeptMail } from './local-mailbox.ts'

/**
 * Prints that a mail came into the local mailbox, with the address of its page; where there is none, with its text.
 */
export function announceMail(mailboxUrl: string | null) {
  return (_id: string, { to, subject, text }: KeptMail): void => {
    const where = mailboxUrl ?? `\n${indented(text)}`
    process.stdout.write(`Mail to ${to}: ${subject}  ${where}\n`)
  }
}

function indented(text: string): string {
  return text.replace(/^/gm, '    ')
}
