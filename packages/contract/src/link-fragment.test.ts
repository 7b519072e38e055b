import { LINK_PURPOSES } from '@diatrivi/domain/committee/signed-link'
import { describe, expect, it } from 'vitest'
import { linkFragment, readLinkFragment } from './link-fragment.ts'

const CODE = 'kY2v8-Jm4Qx0sWc7Tn1hRz6bE_9'

describe('what stands behind the # of a link', () => {
  it.each(LINK_PURPOSES)('says the code and what it is for: %s', (purpose) => {
    expect(readLinkFragment(linkFragment(purpose, CODE))).toEqual({ purpose, code: CODE })
  })

  it('is the code alone for a seat, as letters before have it', () => {
    expect(linkFragment('seat', CODE)).toBe(CODE)
  })

  it.each(['', '.', 'vote.abc', 'mark', 'MARK.abc'])(
    'is the code of a seat, which opens nothing: «%s»',
    (text) => {
      expect(readLinkFragment(text)).toEqual({ purpose: 'seat', code: text })
    },
  )
})
