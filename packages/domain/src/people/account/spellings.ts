import { foldGreek } from '../../shared/greek-text.ts'

/** How Greek is written in Latin letters: by sound, by sight, and as people mix them. */
const LATIN: Readonly<Record<string, readonly string[]>> = {
  αι: ['ai', 'e'],
  αυ: ['av', 'af', 'au', 'ay'],
  γγ: ['ng', 'gg'],
  γκ: ['gk', 'g', 'ng'],
  ει: ['ei', 'i'],
  ευ: ['ev', 'ef', 'eu', 'ey'],
  μπ: ['mp', 'b'],
  ντ: ['nt', 'd'],
  οι: ['oi', 'i'],
  ου: ['ou', 'oy', 'u'],
  α: ['a'],
  β: ['v', 'b'],
  γ: ['g', 'y'],
  δ: ['d'],
  ε: ['e'],
  ζ: ['z'],
  η: ['i', 'h'],
  θ: ['th', '8'],
  ι: ['i'],
  κ: ['k', 'c'],
  λ: ['l'],
  μ: ['m'],
  ν: ['n'],
  ξ: ['x', 'ks', '3'],
  ο: ['o'],
  π: ['p'],
  ρ: ['r'],
  σ: ['s'],
  τ: ['t'],
  υ: ['y', 'i', 'u'],
  φ: ['f', 'ph'],
  χ: ['ch', 'h', 'x'],
  ψ: ['ps'],
  ω: ['o', 'w'],
}

const GREEK = new Map<string, string[]>()
for (const [greek, spellings] of Object.entries(LATIN)) {
  for (const latin of spellings) GREEK.set(latin, [...(GREEK.get(latin) ?? []), greek])
}

/** A word as its letters, each with the ways to write it; what is no letter of either alphabet has one. */
function lettersOf(word: string): string[][] {
  const folded = foldGreek(word)
  const letters: string[][] = []
  for (let place = 0; place < folded.length; ) {
    const pair = folded.slice(place, place + 2)
    const isPair = pair in LATIN || GREEK.has(pair)
    const letter = isPair ? pair : folded.charAt(place)
    const single = isPair ? spellingsOfPair(pair) : []
    letters.push([letter, ...(LATIN[letter] ?? []), ...(GREEK.get(letter) ?? []), ...single])
    place += letter.length
  }
  return letters
}

/** Two letters that are often one can be written one by one too, as the diaeresis says. */
function spellingsOfPair([first = '', second = '']: string): string[] {
  const ways = (letter: string) => [...(LATIN[letter] ?? []), ...(GREEK.get(letter) ?? [])]
  return ways(first).flatMap((one) => ways(second).map((other) => one + other))
}

/**
 * Where a text that contains the word ends it, whichever alphabet either is in. All readings go on side by side, so that
 * a word of many pairs costs no more than a long one.
 */
function endsOf(word: string, text: string, starts: readonly number[]): Set<number> {
  let places = new Set(starts)
  for (const ways of lettersOf(word)) {
    const next = new Set<number>()
    for (const place of places) {
      for (const way of ways) if (text.startsWith(way, place)) next.add(place + way.length)
    }
    places = next
  }
  return places
}

/** Whether a text contains a word, however either is written: «Γιώργος» is in `xx-giwrgos-xx` and the reverse. */
export function containsWord(text: string, word: string): boolean {
  const folded = foldGreek(text)
  return endsOf(word, folded, [...Array(folded.length).keys()]).size > 0
}

/** Whether a text is this word, however either is written. */
export function isWord(text: string, word: string): boolean {
  const folded = foldGreek(text)
  return endsOf(word, folded, [0]).has(folded.length)
}
