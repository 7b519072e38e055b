import { compareGreek, foldGreek } from '../../shared/greek-text.ts'

/** How many of each kind a search finds at most: docs/regulation.md#search. */
export const FOUND_MAX = 6

/** A text with fewer letters would find nearly everything. */
export const SOUGHT_MIN = 2

/** How near a name is to what is sought, the nearest first. */
export const NEARNESS = ['nameBegins', 'wordBegins', 'contains'] as const
export type Nearness = (typeof NEARNESS)[number]

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u

/**
 * Null where one of the words is not in the name. Their order does not matter, so a surname finds its person too.
 * The database compares in the same way; a test of the API holds the two together.
 */
export function nearnessOf(name: string, words: readonly string[]): Nearness | null {
  const folded = foldGreek(name)
  if (words.length === 0 || !words.every((word) => folded.includes(word))) return null
  if (folded.startsWith(words.join(' '))) return 'nameBegins'
  return words.every((word) => beginsAWord(folded, word)) ? 'wordBegins' : 'contains'
}

function beginsAWord(folded: string, part: string): boolean {
  for (let at = folded.indexOf(part); at >= 0; at = folded.indexOf(part, at + 1)) {
    if (at === 0 || !LETTER_OR_DIGIT.test(folded.charAt(at - 1))) return true
  }
  return false
}

/** What is found among these: the nearest first, equally near ones in the order of the alphabet. */
export function nearestFirst<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  words: readonly string[],
): Item[] {
  return items
    .flatMap((item) => {
      const name = nameOf(item)
      const nearness = nearnessOf(name, words)
      return nearness === null ? [] : [{ item, name, place: NEARNESS.indexOf(nearness) }]
    })
    .sort((a, b) => a.place - b.place || compareGreek(a.name, b.name))
    .slice(0, FOUND_MAX)
    .map(({ item }) => item)
}
