import { diffArrays } from 'diff'

/** A run of text, and whether the other side has it too. */
export interface Piece {
  text: string
  isChanged: boolean
}

/** With more changes than this the texts differ too much for marks, and the comparison takes long. */
const MOST_CHANGES = 1_000

/** Splits words by the rules of the language, because JavaScript's word characters are Latin only. */
const WORDS = new Intl.Segmenter('el', { granularity: 'word' })

const wordsOf = (text: string) => [...WORDS.segment(text)].map(({ segment }) => segment)

/** Returns both texts in pieces, so that the words missing in the other one can be marked. */
export function changedWords(mine: string, saved: string): { mine: Piece[]; saved: Piece[] } {
  const changes = diffArrays(wordsOf(mine), wordsOf(saved), { maxEditLength: MOST_CHANGES })
  if (changes === undefined) return { mine: wholly(mine), saved: wholly(saved) }
  const pieces = changes.map(({ value, added, removed }) => ({ text: value.join(''), added, removed }))
  return {
    mine: joined(pieces.filter(({ added }) => !added).map(toPiece)),
    saved: joined(pieces.filter(({ removed }) => !removed).map(toPiece)),
  }
}

const wholly = (text: string): Piece[] => (text === '' ? [] : [{ text, isChanged: true }])

const toPiece = ({ text, added, removed }: { text: string; added: boolean; removed: boolean }): Piece => ({
  text,
  isChanged: added || removed,
})

/** A space between two changed words belongs to them: otherwise a new sentence looks like many separate words. */
function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = []
  for (const [index, piece] of pieces.entries()) {
    const before = result.at(-1)
    const isBetween = before?.isChanged && pieces[index + 1]?.isChanged && /^[ \t]+$/.test(piece.text)
    const isChanged = piece.isChanged || isBetween === true
    if (before?.isChanged === isChanged) before.text += piece.text
    else result.push({ text: piece.text, isChanged })
  }
  return result
}

/** Characters of unchanged text kept beside a change, to show where it stands. */
const CONTEXT = 90

/** Long unchanged text is left out, except beside a change. Changed text is always whole. */
export function withoutTheSame(pieces: readonly Piece[]): Piece[] {
  return pieces.map(({ text, isChanged }, index) => {
    const before = index === 0 ? 0 : CONTEXT
    const after = index === pieces.length - 1 ? 0 : CONTEXT
    // A gap replaces at least one line.
    if (isChanged || text.length < before + after + CONTEXT) return { text, isChanged }
    return { text: `${startOf(text, before)}…${endOf(text, after)}`, isChanged }
  })
}

/** Cut at the end of a word. */
function startOf(text: string, length: number): string {
  return length === 0 ? '' : `${text.slice(0, length).replace(/\S*$/, '')}`
}

function endOf(text: string, length: number): string {
  return length === 0 ? '' : text.slice(-length).replace(/^\S*/, '')
}
