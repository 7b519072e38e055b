import type { PaperFacts } from './paper-facts.ts'

/** Where in a paper something stands, for the person who has to correct it. */
export type PaperPlace =
  | 'student'
  | 'title'
  | 'title_english'
  | 'programme'
  | 'people'
  | 'examination'
  | 'decision'
  | 'marks'
  | 'correction'
  | 'department'
  | 'rulebook'

/** By the names of the facts; what has none here stands where the fact around it does. */
const PLACES: Readonly<Record<string, PaperPlace>> = {
  student: 'student',
  studentInitials: 'student',
  title: 'title',
  titleEnglish: 'title_english',
  programme: 'programme',
  member: 'people',
  members: 'people',
  supervisor: 'people',
  instructor: 'people',
  head: 'people',
  examination: 'examination',
  committeeDecision: 'decision',
  parts: 'marks',
  markCorrections: 'correction',
  issuer: 'department',
  legalBasis: 'rulebook',
  signerOffice: 'rulebook',
  text: 'rulebook',
}

/** Where the first of some letters stands. Papers write some words in capitals, so case does not matter. */
export function placeOf(facts: PaperFacts, letters: readonly string[]): PaperPlace {
  const wanted = letters.map((letter) => letter.toUpperCase())
  const isHere = (text: string) => wanted.some((letter) => text.toUpperCase().includes(letter))
  // What the department says of itself is in every paper, so it is the place of what no other fact has.
  return placeIn(facts, null, isHere) ?? 'department'
}

function placeIn(
  fact: unknown,
  around: PaperPlace | null,
  isHere: (text: string) => boolean,
): PaperPlace | null {
  if (typeof fact === 'string') return isHere(fact) ? around : null
  if (typeof fact !== 'object' || fact === null) return null
  for (const [name, inner] of Object.entries(fact)) {
    const place = placeIn(inner, PLACES[name] ?? around, isHere)
    if (place !== null) return place
  }
  return null
}
