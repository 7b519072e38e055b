import { describe, expect, it } from 'vitest'
import { preferredLanguage } from './language.ts'

describe('the language of an answer', () => {
  it.each([
    [undefined, 'el'],
    ['*', 'el'],
    ['de', 'el'],
    ['en', 'en'],
    ['EN-us,en;q=0.9', 'en'],
    ['el,en;q=0.9', 'el'],
    ['en;q=0.5,el-GR;q=0.8', 'el'],
    ['el;q=0.3, en;q=0.7', 'en'],
    ['en;q=0', 'el'],
    ['en;q=lots', 'el'],
  ] as const)('to "%s" is %s', (header, language) => {
    expect(preferredLanguage(header)).toBe(language)
  })
})
