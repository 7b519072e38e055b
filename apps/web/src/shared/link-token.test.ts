import { afterEach, describe, expect, it } from 'vitest'
import { LINK_TOKEN, linkToken, tokenInAddress } from './link-token.ts'

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

describe('an address as a gateway or a mail program has left it', () => {
  const found = (address: string) => tokenInAddress(new URL(address, 'https://uni.gr'))

  it.each([
    '/password/reset?token=of-the-link',
    '/password/reset/?token=of-the-link',
    '/Password/Reset?token=of-the-link',
    '/password/reset?token=of-the-link.',
    '/password/reset?token=of-the-link,',
    '/password/reset?token=of-the-link/',
    '/password/reset?token=of-the-link%3E',
    '/password/reset?token=of-the-link%253E',
    '/password/reset?token=of-the-link%20',
    '/password/reset?token%3Dof-the-link',
    '/password/reset?token%253Dof-the-link',
    '/password/reset?utm_source=mail&token=of-the-link',
    '/email/cancel?token=of-the-link&utm_source=mail',
    '/second-factor/undo?token=of-the-link#',
  ])('has the token: %s', (address) => {
    expect(found(address)).toBe('of-the-link')
  })

  it.each([
    '/s#dates.of-the-link',
    '/s/#dates.of-the-link',
    '/S#dates.of-the-link',
    '/s?x=1#dates.of-the-link',
  ])('has the code of a link for a person without an account: %s', (address) => {
    expect(found(address)).toBe('dates.of-the-link')
  })

  it.each([
    '/s',
    '/s#',
    '/password/reset',
    '/password/reset?token=',
    '/password/reset?token=.',
    '/login?returnTo=%2Fx%3Ftoken%3Dy',
  ])('has none: %s', (address) => {
    expect(found(address)).toBeNull()
  })
})
