import { commonNumber } from '../../shared/common-form.ts'

/** Crockford's alphabet: no I, L, O and U, so that no letter is mistaken for a figure. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 16
/** So many random bytes make a code. */
export const PAPER_CODE_BYTES = 10

/** What the foot of a paper carries and its page of verification is found by: 16 letters, which is 80 bits. */
export type PaperCode = string & { readonly paperCode: unique symbol }

export function paperCodeFrom(bytes: Uint8Array): PaperCode {
  if (bytes.length !== PAPER_CODE_BYTES) throw new Error(`a code is made of ${PAPER_CODE_BYTES} bytes`)
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const letters = Array.from(
    { length: LENGTH },
    (_, at) => LETTERS[Number.parseInt(bits.slice(at * 5, at * 5 + 5), 2)],
  )
  return letters.join('') as PaperCode
}

/** The code that a person typed or a camera read: hyphens, spaces, small and Greek letters and the usual mistakes do no harm. */
export function parsePaperCode(text: string): PaperCode | null {
  const letters = commonNumber(text)
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
  const isCode = letters.length === LENGTH && [...letters].every((letter) => LETTERS.includes(letter))
  return isCode ? (letters as PaperCode) : null
}

/** In groups of four, as people read it. */
export function groupedPaperCode(code: PaperCode): string {
  return code.replace(/.{4}(?=.)/g, '$&-')
}
