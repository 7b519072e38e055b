import type { Config } from '../../config.ts'
import type { KeptMail } from './local-mailbox.ts'

/**
 * Says at the console that a letter came into the local mailbox. In a demonstration its page shows the letter; elsewhere
 * the console is the only place to read it.
 */
export function announceMail({ apiUrl, demo }: Pick<Config, 'apiUrl' | 'demo'>) {
  return (_id: string, { to, subject, text }: KeptMail): void => {
    const where = demo ? `${apiUrl}/dev/mailbox` : `\n${indented(text)}`
    process.stdout.write(`Mail to ${to}: ${subject}  ${where}\n`)
  }
}

function indented(text: string): string {
  return text.replace(/^/gm, '    ')
}
