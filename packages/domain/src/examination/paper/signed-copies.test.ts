import { describe, expect, it } from 'vitest'
import {
  ANNOUNCEMENT,
  APPLICATION_WITH_COMMITTEE,
  BLANK_MINUTES,
  COMPLETION,
  DECLARATION,
  FAILED_MINUTES,
  MINUTES,
  SHEET,
  SUMMONS,
  SUPERVISION,
} from '../../testing/invented-papers.ts'
import type { PaperReturn } from './paper.ts'
import type { PaperFacts } from './paper-facts.ts'
import { isSigned, lacksPicture, lacksSignature, type SignedCopy, signersOf } from './signed-copies.ts'

describe('a paper is signed by', () => {
  it.each<[string, PaperFacts, number]>([
    ['the members of the committee', MINUTES, 3],
    ['those of them who were there', FAILED_MINUTES, 2],
    ['the members, by pen', BLANK_MINUTES, 3],
    ['the student and the supervisor', APPLICATION_WITH_COMMITTEE, 2],
    ['the head of the department', COMPLETION, 1],
    ['the head of the department, of a certificate of supervision', SUPERVISION, 1],
    ['the student', DECLARATION, 1],
    ['the supervisor', SUMMONS, 1],
    ['the member', SHEET, 1],
    ['nobody, where it is only put up', ANNOUNCEMENT, 0],
  ])('%s', (_who, facts, signers) => {
    expect(signersOf(facts)).toBe(signers)
  })
})

const digital = (signatures: number | null): SignedCopy => ({ how: 'digital', signatures })
const scan: SignedCopy = { how: 'scan', signatures: 0 }
const photo: SignedCopy = { how: 'photo', signatures: null }

describe('a copy', () => {
  it.each<[SignedCopy, boolean]>([
    [digital(0), true],
    [digital(null), true],
    [digital(1), false],
    [scan, false],
    [photo, false],
  ])('%j lacks a signature: %s', (copy, lacks) => {
    expect(lacksSignature(copy)).toBe(lacks)
  })
})

describe('a copy that was signed by hand', () => {
  const page = 8_700_000
  it.each<[PaperReturn, string, number | null, boolean]>([
    ['scan', 'a PDF of letters alone', 0, true],
    ['scan', 'a PDF with a logo', 200_000, true],
    ['scan', 'a PDF with a page at 72 pixels an inch', 500_000, false],
    ['scan', 'a PDF with a page at 300 pixels an inch', page, false],
    ['photo', 'a PDF of letters alone', 0, true],
    ['photo', 'a picture', null, false],
    ['digital', 'a PDF of letters alone', 0, false],
  ])('(%s), %s, lacks its picture: %s %s', (how, _what, picturePixels, lacks) => {
    expect(lacksPicture({ how, picturePixels })).toBe(lacks)
  })
})

describe('a paper that three sign', () => {
  it.each<[string, SignedCopy[], boolean]>([
    ['no copy', [], false],
    ['a digital copy without a signature, of a former version', [digital(0)], false],
    ['a digital copy with one of three', [digital(1)], false],
    ['two digital copies with one and two of them', [digital(1), digital(2)], false],
    ['a digital copy with all of them', [digital(1), digital(3)], true],
    ['a scan', [scan], true],
    ['a photo', [digital(1), photo], true],
  ])('with %s', (_what, copies, signed) => {
    expect(isSigned(copies, 3)).toBe(signed)
  })

  it('is not signed by a digital copy without a signature, even where nobody has to sign', () => {
    expect(isSigned([digital(0)], 0)).toBe(false)
  })
})
