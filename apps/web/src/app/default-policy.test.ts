import { describe, expect, it } from 'vitest'
import { answerFor } from './default-policy.ts'

describe('what libraries may hand to the browser as HTML', () => {
  it.each(['', '24', 'ΕΕΕΕ', 'Ιανουάριος "a" > b', '<svg/>'])(
    'is text, and what the map asks: %s',
    (html) => {
      expect(answerFor(html)).toBe(html)
    },
  )

  it.each([
    '<svg onload=alert(1)>',
    '<svg/><img src=x onerror=alert(1)>',
    ' <svg/>',
    '&lt;svg onload=alert(1)&gt;',
    'a<b',
  ])('is no markup: %s', (html) => {
    expect(() => answerFor(html)).toThrow('nobody has sanitised')
  })
})
