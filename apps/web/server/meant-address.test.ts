// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { endsInPunctuation, meantAddress } from './meant-address.ts'

describe('an address that a gateway or a mail program has changed', () => {
  it.each([
    ['/s%23mark.of-the-link', '/s#mark.of-the-link'],
    ['/s%2523mark.of-the-link', '/s#mark.of-the-link'],
    ['/S%23mark.of-the-link%3E', '/S#mark.of-the-link'],
    ['/s/%23of-the-link', '/s#of-the-link'],
    ['/password/reset%3Ftoken%3Dof-the-link', '/password/reset?token=of-the-link'],
    ['/password/reset%253Ftoken%253Dof-the-link.', '/password/reset?token=of-the-link.'],
    ['/thesis/7%23step-3', '/thesis/7#step-3'],
    ['/thesis/7.', '/thesis/7'],
    ['/thesis/7,', '/thesis/7'],
    ['/thesis/7%3E', '/thesis/7'],
    ['/thesis/7%20', '/thesis/7'],
    ['/thesis/7.?tab=steps', '/thesis/7?tab=steps'],
    ['/authenticateEmail/a%40uni.gr.', '/authenticateEmail/a%40uni.gr'],
  ])('%s was meant as %s', (url, meant) => {
    expect(meantAddress(url)).toBe(meant)
  })

  it.each(['/', '/thesis/7', '/thesis/7?tab=steps', '/%CE%B1%23x'])('%s was meant as it is', (url) => {
    expect(meantAddress(url)).toBeNull()
  })

  it.each([
    '//evil.example/thesis/7.',
    '/%2F%2Fevil.example/thesis/7.',
    '/%5Cevil.example/thesis/7.',
    '/x%23%0d%0aSet-Cookie:a=b',
    '/x%0d%0aSet-Cookie:a=b.',
  ])('%s leads to no other server, and into no header', (url) => {
    const meant = meantAddress(url) ?? '/'
    expect(new URL(meant, 'https://uni.gr').origin).toBe('https://uni.gr')
    expect(meant).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/)
  })

  it.each([
    ['/p/0123456789ABCDEF.', true],
    ['/authenticateEmail/a%40uni.gr%3E', true],
    ['/authenticateEmail/a%40uni.gr', false],
  ])('%s ends in punctuation: %s', (path, ends) => {
    expect(endsInPunctuation(path)).toBe(ends)
  })
})
