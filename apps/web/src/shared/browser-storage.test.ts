import { describe, expect, it } from 'vitest'
import { blockStorage, fillStorage } from '../testing/storage.ts'
import { session } from './api/session.ts'
import { browserStorage } from './browser-storage.ts'

describe('what the browser keeps', () => {
  it('is there for all windows, until it is removed', () => {
    expect(browserStorage.set('key', 'value')).toBe(true)
    expect([browserStorage.get('key'), localStorage.getItem('key')]).toEqual(['value', 'value'])
    expect(browserStorage.isLasting()).toBe(true)
    browserStorage.remove('key')
    expect([browserStorage.get('key'), localStorage.length]).toEqual([null, 0])
  })

  it('is removed by what its names have in common', () => {
    for (const key of ['draft:a', 'draft:b', 'locale']) browserStorage.set(key, '1')
    browserStorage.removeAll((key) => key.startsWith('draft:'))
    expect(Object.keys(localStorage)).toEqual(['locale'])
  })
})

describe.each([
  ['lets the page keep nothing', blockStorage],
  ['is full', fillStorage],
])('a browser whose storage %s', (_what, refuse) => {
  it('fails no page: what is kept stays until the page is loaded again, which is said', () => {
    refuse()
    expect(browserStorage.isLasting()).toBe(false)
    expect(browserStorage.get('key')).toBeNull()
    expect(browserStorage.set('key', 'value')).toBe(false)
    expect(browserStorage.get('key')).toBe('value')
    browserStorage.removeAll((key) => key === 'key')
    expect(browserStorage.get('key')).toBeNull()
    expect(() => browserStorage.remove('key')).not.toThrow()
  })

  it('lets a person in and out', () => {
    refuse()
    const facts = {
      role: 'student',
      email: 's@uni.gr',
      isActive: true,
      mustSetUpSecondFactor: false,
    } as const
    session.begin('a-token', facts, 4)
    expect(session.get()).toMatchObject({ token: 'a-token', facts })
    session.end()
    expect(session.get().token).toBeNull()
  })
})

it('does not bring back what was there before the storage was full', () => {
  browserStorage.set('jwt_token', 'old')
  fillStorage()
  browserStorage.set('jwt_token', 'new')
  expect([browserStorage.get('jwt_token'), localStorage.getItem('jwt_token')]).toEqual(['new', null])
})
