import { afterEach, describe, expect, it } from 'vitest'
import { LINK_TOKEN, linkToken } from './link-token.ts'

const here = () => window.location.href
afterEach(() => window.history.replaceState(null, '', '/'))

describe('the token of a link in a mail', () => {
  it('is found in the entry of the history when it has left the address', () => {
    window.history.replaceState({ [LINK_TOKEN]: 'of-the-link' }, '', '/password/reset')
    expect(linkToken(here())).toBe('of-the-link')
  })

  it('is found in an address that no script has cleaned', () => {
    window.history.replaceState(null, '', '/password/reset?token=of-the-link')
    expect(linkToken(here())).toBe('of-the-link')
  })

  it('is that of no other page', () => {
    window.history.replaceState({ [LINK_TOKEN]: 'of-the-link' }, '', '/email/cancel')
    expect(linkToken(here().replace('/email/cancel', '/password/reset'))).toBeNull()
  })
})
