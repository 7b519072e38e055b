import { describe, expect, it } from 'vitest'
import { hostNamesOf, isAllowedHost } from './hosts.mjs'

const names = hostNamesOf(
  ['https://api.example.org', 'https://theses.example.org', 'https://old.example.org:8443'],
  ['0.0.0.0', 'API-1', 'api-2.internal', 'api.example.org'],
)

describe('the names of an installation', () => {
  it('are each said once', () => {
    const inAddresses = ['api.example.org', 'theses.example.org', 'old.example.org']
    expect(names).toEqual([...inAddresses, '0.0.0.0', 'api-1', 'api-2.internal'])
  })

  it.each([
    'api.example.org',
    'API.example.org:443',
    'theses.example.org.',
    'old.example.org:8443',
    'api-1:4000',
    'localhost:4000',
    'diatrivi.localhost',
    '127.0.0.1:4000',
    '[::1]:4000',
    '10.0.0.11:4000',
    '[fd00::7]',
  ])('are taken: %s', (host) => {
    expect(isAllowedHost(names, ['Host', host])).toBe(true)
  })

  it.each([
    'evil.example:4000',
    'api.example.org.evil.example',
    'evil.example/api.example.org',
    'api.example.org@evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'evil.example, api.example.org',
    '',
  ])('are no other: %s', (host) => {
    expect(isAllowedHost(names, ['accept', '*/*', 'host', host])).toBe(false)
  })

  it('are said once, or by a program that says none', () => {
    expect(isAllowedHost(names, ['Host', 'api-1', 'host', 'api-1'])).toBe(false)
    expect(isAllowedHost(names, ['Accept', 'host'])).toBe(true)
  })
})
