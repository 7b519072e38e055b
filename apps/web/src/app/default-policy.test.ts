import { describe, expect, it } from 'vitest'
import { addressFor, answerFor } from './default-policy.ts'

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

describe('the script that a page may run outside itself', () => {
  it('is the worker that shows what is pushed', () => {
    expect(addressFor('/push-worker.js')).toBe('/push-worker.js')
  })

  it.each(['/other.js', 'https://example.org/push-worker.js', '/push-worker.js?x', 'data:text/javascript,1'])(
    'is no other: %s',
    (address) => {
      expect(() => addressFor(address)).toThrow('runs no script')
    },
  )
})
