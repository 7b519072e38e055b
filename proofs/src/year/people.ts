import type { Role } from '@diatrivi/domain/people/account/role'
import type { IsoDate } from '@diatrivi/domain/shared/dates'

/** A person with an account, or who gets one. */
export interface Person {
  role: Role
  username: string
  email: string
  firstName: string
  surname: string
  password: string
  /** The token of the last sign-in, and its day. */
  token: string | null
  signedInOn: IsoDate | null
}

/** A member of committees who has no account and acts by links. */
export interface Outsider {
  role: 'outsider'
  firstName: string
  surname: string
  rankText: string
  affiliation: string
  email: string
}

const FIRST_NAMES = ['Άννα', 'Ιωάννης', 'Ευφροσύνη', 'Χριστόφορος', 'Ήβη', 'Νικόλαος', 'Ζωή']
const SURNAMES = [
  'Αγγελόπουλος',
  'Βασιλείου',
  'Γεωργίου',
  'Δημάκης',
  'Ευαγγέλου',
  'Ζαχαρίου',
  'Θεοδώρου',
  'Ιωαννίδης',
  'Κωνσταντίνου',
  'Λάμπρου',
  'Μιχαήλ',
]

function nameOf(number: number): { firstName: string; surname: string } {
  const firstName = FIRST_NAMES[number % FIRST_NAMES.length] ?? ''
  const surname = SURNAMES[number % SURNAMES.length] ?? ''
  return { firstName, surname: `${surname} ${letters(number)}` }
}

/** A number in Greek letters, so that every name is another. */
function letters(number: number): string {
  const [alphabet, tens] = ['ΑΒΓΔΕΖΗΘΙΚ', Math.floor(number / 10)]
  return `${tens > 0 ? letters(tens) : ''}${alphabet[number % 10]}`
}

export function newPerson(role: Role, number: number): Person {
  const username = `${role}${number + 1}`
  return {
    role,
    username,
    email: `${username}@example.gr`,
    ...nameOf(number),
    password: `Μακρύς κωδικός ${number} για τη χρονιά`,
    token: null,
    signedInOn: null,
  }
}

export function newOutsider(number: number): Outsider {
  return {
    role: 'outsider',
    ...nameOf(number + 5),
    rankText: 'Ομότιμη Καθηγήτρια',
    affiliation: 'Πανεπιστήμιο Κρήτης',
    email: `outside${number + 1}@example.org`,
  }
}

export const times = <Made>(count: number, make: (number: number) => Made): Made[] =>
  Array.from({ length: count }, (_none, number) => make(number))
