import { foldGreek } from './greek-text.ts'

/** The words of a text, folded, in their order. */
export function foldedWords(text: string): string[] {
  return foldGreek(text)
    .split(/\s+/)
    .filter((word) => word !== '')
}

/** Whether a text contains every word of what was typed, with accents or without. */
export function containsWords(text: string, typed: string): boolean {
  const folded = foldGreek(text)
  return foldedWords(typed).every((word) => folded.includes(word))
}

/** The words of a search, folded. One that is a part of another is left out: where the longer one is, it is too. */
export function searchWords(search: string): readonly string[] {
  const words = [...new Set(foldedWords(search))]
  return words.filter((word) => !words.some((other) => other !== word && other.includes(word)))
}

/** What inflection puts behind a folded word: Greek vowels with a sigma or nu, an English plural. */
const ENDING = /[αειουηω]+[σν]?$|(?<=[a-z])s$/
const STEM_SHORTEST = 3

/**
 * The part of a folded word that its forms share, so that «βηματοσ» finds «βηματα». It is cut by letters and not by
 * grammar, and stays whole where little would be left.
 */
export function withoutEnding(word: string): string {
  const stem = word.replace(ENDING, '')
  return stem.length < STEM_SHORTEST ? word : stem
}

/** A part of a text, by the places of its UTF-16 units. */
export interface TextRange {
  start: number
  /** Not included. */
  end: number
}

/** A folded text, with the place in the text from which each of its units comes. */
function foldWithPlaces(text: string): { folded: string; ranges: TextRange[] } {
  let folded = ''
  const ranges: TextRange[] = []
  let start = 0
  for (const character of text) {
    const end = start + character.length
    const units = foldGreek(character)
    folded += units
    // A mark that folds to nothing belongs to the letter before it.
    const letter = ranges.at(-1)
    if (units === '' && letter) letter.end = end
    for (const _unit of units.split('')) ranges.push({ start, end })
    start = end
  }
  return { folded, ranges }
}

/** Where a text contains any of these words, in the order of the text; what overlaps or touches is one range. */
export function findWords(text: string, words: readonly string[]): TextRange[] {
  // Most texts have none of them, and the places of all letters cost more than this.
  const inAll = foldGreek(text)
  if (!words.some((word) => inAll.includes(word))) return []
  const { folded, ranges } = foldWithPlaces(text)
  const found = words.flatMap((word) =>
    placesOf(word, folded).map(
      (place): TextRange => ({
        start: ranges[place]?.start ?? 0,
        end: ranges[place + word.length - 1]?.end ?? text.length,
      }),
    ),
  )
  const merged: TextRange[] = []
  for (const range of found.sort((one, other) => one.start - other.start)) {
    const last = merged.at(-1)
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end)
    else merged.push(range)
  }
  return merged
}

function placesOf(word: string, folded: string): number[] {
  const places: number[] = []
  if (word === '') return places
  for (let place = folded.indexOf(word); place >= 0; place = folded.indexOf(word, place + word.length)) {
    places.push(place)
  }
  return places
}

const EXCERPT_LENGTH = 160
const EXCERPT_BEFORE = 60

/** About 160 characters around the first of these words, in whole words where there are any; empty when the text has none. */
export function excerptAround(text: string, words: readonly string[]): string {
  const [hit] = findWords(text, words)
  if (hit === undefined) return ''
  const start = Math.max(0, hit.start - EXCERPT_BEFORE)
  const end = Math.max(hit.end, start + EXCERPT_LENGTH)
  const before = text.slice(start, hit.start)
  const after = text.slice(hit.end, end)
  return [
    start > 0 ? `…${before.replace(/^\S*\s+/, '')}` : before,
    text.slice(hit.start, hit.end),
    end < text.length ? `${after.replace(/\s+\S*$/, '')}…` : after,
  ].join('')
}
