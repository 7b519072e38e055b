import { LINK_PURPOSES } from '@diatrivi/domain/examination/committee/signed-link'
import { describe, expect, it } from 'vitest'
import { LINK_CODE_LENGTH, readLinkToken } from './link-code.ts'
import { linkFragment, readLinkFragment } from './link-fragment.ts'

const CODE = 'kY2v8-Jm4Qx0sWc7Tn1hRz6bE_9'

/** What mail programs take into a link, and what gateways make of a mail. */
const BEHIND = [
  '/',
  '.',
  ',',
  ';',
  ':',
  ' ',
  '>',
  ')',
  '%3E',
  '%253E',
  '%20',
  '%2E',
  '?utm_source=mail',
  '&x=1',
]

describe('what stands behind the # of a link', () => {
  it.each(LINK_PURPOSES)('says the code and what it is for: %s', (purpose) => {
    expect(CODE).toHaveLength(LINK_CODE_LENGTH)
    expect(readLinkFragment(linkFragment(purpose, CODE))).toEqual({ purpose, code: CODE })
  })

  it('is the code alone for a seat, as mails before have it', () => {
    expect(linkFragment('seat', CODE)).toBe(CODE)
  })

  it.each(BEHIND)('is read whatever a mail program leaves behind it: «%s»', (behind) => {
    expect(readLinkFragment(CODE + behind)).toEqual({ purpose: 'seat', code: CODE })
    expect(readLinkFragment(`mark.${CODE}${behind}`)).toEqual({ purpose: 'mark', code: CODE })
  })

  it.each([
    `mark%2E${CODE}`,
    `mark%252E${CODE}`,
    `#mark.${CODE}`,
    ` mark.${CODE}`,
    `MARK.${CODE}`,
    `%23mark.${CODE}`,
  ])('is read however a gateway has written it: «%s»', (text) => {
    expect(readLinkFragment(text)).toEqual({ purpose: 'mark', code: CODE })
  })

  it.each(['', '.', '#', '%', '%20', '…', 'Ώ'])('is nothing where there is no code: «%s»', (text) => {
    expect(readLinkFragment(text)).toBeNull()
  })

  it.each([
    ['vote.abc', 'vote'],
    ['mark', 'mark'],
  ])('opens nothing where it is no link of ours: «%s»', (text, code) => {
    expect(readLinkFragment(text)).toEqual({ purpose: 'seat', code })
  })
})

it.each(BEHIND)('the token of a link is read whatever a mail program leaves behind it: «%s»', (behind) => {
  expect(readLinkToken(CODE + behind)).toBe(CODE)
})

it.each(['', '.', '%20', '&x=1'])('the token of a link is nothing where there is none: «%s»', (text) => {
  expect(readLinkToken(text)).toBeNull()
})
