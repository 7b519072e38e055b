import { describe, expect, it } from 'vitest'
import { hasVisibleLetter, isVisible, withoutInvisible } from './invisible.ts'

const FAMILY = '👩\u200d🎓'
const PERSIAN = 'می\u200cخواهم'
const HINDI = 'क्\u200dष'

describe('characters that nobody sees', () => {
  it.each([
    ['a soft hyphen', 'Αναγνώ\u00adριση', 'Αναγνώριση'],
    ['zero-width blanks', 'δι\u200bα\u2060τρι\ufeffβή', 'διατριβή'],
    ['joiners between Greek or Latin letters', 'δι\u200dα\u200cτρ a\u200db', 'διατρ ab'],
    ['joiners beside blanks', 'می\u200c خواهم\u200d', 'می خواهم'],
    ['joiners behind a mark of a Greek letter', 'α\u0301\u200dβ', 'α\u0301β'],
    ['a joiner between figures', '1\u200d2', '12'],
    ['marks of direction', '\u202efdp.exe\u202c \u2067α\u2069\u200e', 'fdp.exe α'],
    ['annotations between lines', '\ufff9α\ufffaβ\ufffb', 'αβ'],
    ['text hidden in tags', 'α\u{e0041}\u{e007f}', 'α'],
  ])('are dropped: %s', (_what, text, kept) => {
    expect(withoutInvisible(text)).toBe(kept)
  })

  it.each([
    ['joiners between Persian letters', PERSIAN],
    ['joiners between letters of India', HINDI],
    ['pictures that are made of several', FAMILY],
    ['pictures with the colour of a skin', '👩🏽\u200d🔬 ❤\ufe0f\u200d🔥'],
    ['signs of Arabic that are seen', '\u0600\u0661\u06dd'],
    ['the look of a picture', '❤\ufe0f'],
    ['lines and tabulators', 'α\tβ\nγ'],
  ])('are no %s, which stay', (_what, text) => {
    expect(withoutInvisible(text)).toBe(text)
  })
})

describe('a letter to see', () => {
  it.each(['Άννα', 'x', '5ος', '٣ك', '数'])('is in %s', (text) => {
    expect(hasVisibleLetter(text)).toBe(true)
  })

  it.each([
    ['figures', '12345'],
    ['signs', '«—» …'],
    ['marks alone', '\u0301\u0323'],
    ['characters that are not seen', '\u200b\u00ad\u2060'],
    ['the blanks among letters', '\u3164\u115f\uffa0'],
    ['nothing', ''],
  ])('is not in %s', (_what, text) => {
    expect(hasVisibleLetter(text)).toBe(false)
  })
})

describe('something to see', () => {
  it.each(['α', '5', '!', '😀', '\u0600'])('is %s', (text) => {
    expect(isVisible(text)).toBe(true)
  })

  it.each([
    ['blanks', ' \u00a0\u3000\u2800'],
    ['characters that are not seen', '\u200b\u00ad\u3164'],
    ['marks alone', '\u0301\u0323'],
    ['control characters', '\u0007\u009f'],
  ])('are not %s', (_what, text) => {
    expect(isVisible(text)).toBe(false)
  })
})
