/** Why a mail was not sent, in terms that a person can act on. */
export const MAIL_PROBLEMS = [
  'no_answer',
  'not_secure',
  'not_let_in',
  'sender_refused',
  'unknown_address',
  'mailbox_full',
  'not_permitted',
  'text_refused',
  'not_now',
  'other',
] as const
export type MailProblem = (typeof MAIL_PROBLEMS)[number]

interface Codes {
  /** The code of the program that speaks to the server, or of the network below it. */
  code: string
  /** Three digits, where the server answered. */
  answer: number
  /** The three numbers of RFC 3463, where it gave any. */
  enhanced: string
}

/**
 * Reads the codes of a failed attempt: `ECONNREFUSED`, `EENVELOPE 550 5.1.1`. In an outage the address that the server
 * refuses is that of the sender, who is the same in every mail.
 */
export function mailProblem(codes: string, failed: 'mail' | 'outage'): MailProblem {
  const read = readCodes(codes)
  if (/AUTH$/.test(read.code)) return 'not_let_in'
  if (/TLS|SSL|CERT|SIGNED/.test(read.code)) return 'not_secure'
  if (read.answer === 0) return isOfTheNetwork(read.code) ? 'no_answer' : 'other'
  if (failed === 'outage') return read.code === 'EENVELOPE' ? 'sender_refused' : 'no_answer'
  return ofAnswer(read)
}

function ofAnswer({ code, answer, enhanced }: Codes): MailProblem {
  if (enhanced.endsWith('.2.2') || answer === 452 || answer === 552) return 'mailbox_full'
  if (answer < 500) return 'not_now'
  if (enhanced.startsWith('5.7.') || answer < 550) return 'not_permitted'
  return code === 'EMESSAGE' ? 'text_refused' : 'unknown_address'
}

function isOfTheNetwork(code: string): boolean {
  return /^E(?:CONN|TIMEDOUT|SOCKET|DNS|HOST|NET|PIPE|PROTOCOL|AI_)|NOTFOUND$/.test(code)
}

function readCodes(codes: string): Codes {
  const [code = '', ...rest] = codes.split(' ')
  return {
    code,
    answer: Number(rest.find((part) => /^\d{3}$/.test(part)) ?? 0),
    enhanced: rest.find((part) => /^\d\.\d+\.\d+$/.test(part)) ?? '',
  }
}
