import type { Hundredths } from '../../../department/rulebook/marking-rules.ts'
import type { ProgrammeKind } from '../../../department/rulebook/programme.ts'
import { type GreekOfPerson, greekFor } from '../../../people/account/form-of-address.ts'
import { shortHundredths } from '../../../shared/hundredths.ts'
import type { Presence } from '../../examination/examination.ts'
import { roundHalfUp } from '../../marking/fraction.ts'
import { markInWords } from '../../marking/mark-in-words.ts'
import type { Addressed, CommitteeMember, PaperThesis } from '../paper-facts.ts'

/** A thesis in the cases that sentences need, by the kind of its programme. */
interface ThesisWords {
  nominative: string
  genitive: string
  accusative: string
  plural: string
}

const THESES: Readonly<Record<ProgrammeKind, ThesisWords>> = {
  bachelor: {
    nominative: 'πτυχιακή εργασία',
    genitive: 'πτυχιακής εργασίας',
    accusative: 'πτυχιακή εργασία',
    plural: 'πτυχιακές',
  },
  integrated_master: {
    nominative: 'διπλωματική εργασία',
    genitive: 'διπλωματικής εργασίας',
    accusative: 'διπλωματική εργασία',
    plural: 'διπλωματικές',
  },
  master: {
    nominative: 'μεταπτυχιακή διπλωματική εργασία',
    genitive: 'μεταπτυχιακής διπλωματικής εργασίας',
    accusative: 'μεταπτυχιακή διπλωματική εργασία',
    plural: 'μεταπτυχιακές διπλωματικές',
  },
}

const ANY_THESIS: ThesisWords = {
  nominative: 'εργασία',
  genitive: 'εργασίας',
  accusative: 'εργασία',
  plural: 'χωρίς πρόγραμμα σπουδών',
}

export function thesisWords(kind: PaperThesis['kind']): ThesisWords {
  return kind === null ? ANY_THESIS : THESES[kind]
}

/** «την πτυχιακή», but «τη διπλωματική»: the final ν stays before vowels, κ, π, τ and the like. */
export function accusativeWithArticle(words: string): string {
  return /^[αεηιουωάέήίόύώκπτξψ]/.test(words) ? `την ${words}` : `τη ${words}`
}

/** Words that a person is called by on papers, in the form that the person has chosen. */
export const PERSON_WORDS = {
  student: { mr: 'Φοιτητής', ms: 'Φοιτήτρια', both: 'Φοιτητής/Φοιτήτρια' },
  certifiedStudent: { mr: 'ο φοιτητής', ms: 'η φοιτήτρια', both: 'ο/η φοιτητής/τρια' },
  applicant: { mr: 'Ο αιτών', ms: 'Η αιτούσα', both: 'Ο/Η αιτών/ούσα' },
  declarer: { mr: 'Ο δηλών', ms: 'Η δηλούσα', both: 'Ο/Η δηλών/ούσα' },
  inPerson: { mr: 'ο ίδιος', ms: 'η ίδια', both: 'ο/η ίδιος/α' },
  supervisor: { mr: 'Επιβλέπων', ms: 'Επιβλέπουσα', both: 'Επιβλέπων/ουσα' },
  signingSupervisor: { mr: 'Ο επιβλέπων', ms: 'Η επιβλέπουσα', both: 'Ο/Η επιβλέπων/ουσα' },
  notifiedSupervisor: {
    mr: 'τον επιβλέποντα',
    ms: 'την επιβλέπουσα',
    both: 'τον/την επιβλέποντα/ουσα',
  },
  article: { mr: 'ο', ms: 'η', both: 'ο/η' },
  head: { mr: 'Ο Πρόεδρος του Τμήματος', ms: 'Η Πρόεδρος του Τμήματος', both: 'Ο/Η Πρόεδρος του Τμήματος' },
} as const satisfies Record<string, GreekOfPerson>

export function wordFor(word: keyof typeof PERSON_WORDS, { formOfAddress }: Addressed): string {
  return greekFor(PERSON_WORDS[word], formOfAddress)
}

const NEUTER_ROLES = { member: 'Μέλος', substitute: 'Αναπληρωματικό μέλος' }

export function roleWord({ role, ...person }: Pick<CommitteeMember, 'role'> & Addressed): string {
  return role === 'supervisor' ? wordFor('supervisor', person) : NEUTER_ROLES[role]
}

export const PRESENCE: Readonly<Record<Presence, string>> = {
  present: 'ναι',
  remote: 'εξ αποστάσεως',
  absent: 'όχι',
}

/** A place for the pen. */
export const BLANK = '________'

/** Headings: accents fall in Greek capitals. */
export function capitals(text: string): string {
  return text.toLocaleUpperCase('el')
}

export function firstCapital(text: string): string {
  return `${text.slice(0, 1).toLocaleUpperCase('el')}${text.slice(1)}`
}

/** «8,5» */
export function markInDigits(mark: Hundredths): string {
  return shortHundredths(mark)[0]
}

/** The exact mean of marks in hundredths, as papers print it: «8,33». */
export function meanInDigits({ numerator, denominator }: { numerator: number; denominator: number }): string {
  return markInDigits(roundHalfUp({ numerator: BigInt(numerator), denominator: BigInt(denominator) }, 1))
}

/** «8,5 (οκτώ και μισό)» */
export function markTwice(mark: Hundredths): string {
  return `${markInDigits(mark)} (${markInWords(mark, 'el')})`
}

export function rankAndAffiliation({ rank, affiliation }: CommitteeMember): string {
  return affiliation === null ? rank : `${rank}, ${affiliation}`
}

export function yesOrNo(is: boolean): string {
  return is ? 'ναι' : 'όχι'
}

const COMMITTEES = new Map([
  [2, 'διμελ'],
  [3, 'τριμελ'],
  [5, 'πενταμελ'],
  [7, 'επταμελ'],
])

/** «τριμελής εξεταστική επιτροπή» */
export function committeeWords(size: number): string {
  return `${sizeWord(size, 'ής')}εξεταστική επιτροπή`
}

/** «τριμελούς εξεταστικής επιτροπής» */
export function committeeGenitive(size: number): string {
  return `${sizeWord(size, 'ούς')}εξεταστικής επιτροπής`
}

function sizeWord(size: number, ending: string): string {
  const stem = COMMITTEES.get(size)
  return stem === undefined ? '' : `${stem}${ending} `
}

const FEMININE = /^(Αίθουσα|Βιβλιοθήκη|Γραμματεία)(?=\s|$)/
const NEUTER = /^(Αμφιθέατρο|Εργαστήριο|Γραφείο|Κτίριο|Κτήριο|Σπουδαστήριο)(?=\s|$)/

/** Where an examination is: a place whose gender is not known keeps its name as it is. */
export function placeWords({ place, link }: { place: string | null; link: string | null }): string {
  if (place === null) return link === null ? '' : 'με τηλεδιάσκεψη'
  const where = atPlace(place)
  return link === null ? where : `${where} και με τηλεδιάσκεψη`
}

function atPlace(place: string): string {
  if (FEMININE.test(place)) return `στην ${place}`
  if (NEUTER.test(place)) return `στο ${place}`
  return `στον χώρο «${place}»`
}
