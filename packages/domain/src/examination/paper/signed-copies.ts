import { isThere } from '../examination/examination.ts'
import type { PaperReturn } from './paper.ts'
import type { PaperFacts } from './paper-facts.ts'

/** How many people sign a paper. */
export function signersOf(facts: PaperFacts): number {
  switch (facts.kind) {
    case 'minutes':
      return facts.members.filter(({ presence }) => isThere(presence)).length
    case 'minutes_blank':
      return facts.members.length
    case 'announcement':
      return 0
    case 'application':
      return 2
    case 'supervision':
    case 'completion':
    case 'declaration':
    case 'summons':
    case 'sheet':
      return 1
  }
}

export interface SignedCopy {
  how: PaperReturn
  /** Digital signatures in the file; null of a picture. */
  signatures: number | null
}

/** A digital copy has to carry a signature; only a reader can see whether a paper was signed by hand. */
export function lacksSignature({ how, signatures }: SignedCopy): boolean {
  return how === 'digital' && (signatures ?? 0) === 0
}

/** A page that is read at 72 pixels an inch has 500,000; logos have fewer. */
const LEAST_PIXELS_OF_A_PAGE = 400_000

/**
 * A scan of what was signed by hand is a picture: a PDF of letters alone is the paper as a program wrote it.
 * `picturePixels` are those of a PDF, null of a file that is a picture itself.
 */
export function lacksPicture({
  how,
  picturePixels,
}: {
  how: PaperReturn
  picturePixels: number | null
}): boolean {
  return how !== 'digital' && picturePixels !== null && picturePixels < LEAST_PIXELS_OF_A_PAGE
}

/** Whether one of the copies carries the signatures: all of them, where they are digital. */
export function isSigned(copies: readonly SignedCopy[], signers: number): boolean {
  return copies.some(({ how, signatures }) =>
    how === 'digital' ? (signatures ?? 0) >= Math.max(signers, 1) : true,
  )
}
