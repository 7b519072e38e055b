/** The person whose password it is to be, as far as is known. */
export interface PasswordOwner {
  username?: string
  email?: string
  firstName?: string
  surname?: string
}

/**
 * What people here try first, beside the list of common passwords, which is English: the product, its surroundings and
 * Greek words that lead every list of stolen passwords. Both alphabets are meant.
 */
export const EXPECTED_WORDS = [
  'διατριβή',
  'διατριβής',
  'διπλωματική',
  'πτυχιακή',
  'εργασία',
  'φοιτητής',
  'φοιτήτρια',
  'καθηγητής',
  'καθηγήτρια',
  'διαχειριστής',
  'πανεπιστήμιο',
  'κωδικός',
  'κωδικός πρόσβασης',
  'συνθηματικό',
  'καλημέρα',
  'καλησπέρα',
  'αγάπη',
  'σαγαπώ',
  'Ελλάδα',
  'Ολυμπιακός',
  'Παναθηναϊκός',
] as const

/** "Εύα" and "uoa" are in too many words to be refused wherever they stand. */
const SHORTEST = 4

/** What a password of this person must not contain: names, username, mail, and the words that these consist of. */
export function personalWords(owner: PasswordOwner): string[] {
  const { username = '', email = '', firstName = '', surname = '' } = owner
  const [mailbox = '', domain = ''] = email.split('@')
  const wholes = [username, mailbox, firstName, surname].flatMap((text) => [text, ...lettersIn(text)])
  const words = [...wholes, email, domain, providerOf(domain)].map((word) => word.trim())
  return [...new Set(words)].filter((word) => [...word].length >= SHORTEST)
}

const lettersIn = (text: string) => text.split(/[^\p{L}\p{M}]+/u)

/** "gmail" of gmail.com. */
const providerOf = (domain: string) => domain.split('.').at(-2) ?? ''
