import { expect, it } from 'vitest'
import { linkedParts } from './text-links.ts'

const links = (text: string) => linkedParts(text).flatMap(({ href }) => (href === null ? [] : [href]))

it.each([
  ['nothing where there is no address', 'Γράψτε στο uoa.gr', []],
  ['a whole address', 'https://www.uoa.gr/?a=1&b=2#γ', ['https://www.uoa.gr/?a=1&b=2#γ']],
  ['no full stop after it', 'Δείτε http://uoa.gr/α.', ['http://uoa.gr/α']],
  ['no question mark of Greek', 'Το https://uoa.gr/α;', ['https://uoa.gr/α']],
  ['no bracket around it', '(https://uoa.gr/α).', ['https://uoa.gr/α']],
  ['a bracket within it', 'https://el.wikipedia.org/wiki/Α_(β)', ['https://el.wikipedia.org/wiki/Α_(β)']],
  ['no quotation mark', '«https://uoa.gr»', ['https://uoa.gr']],
  ['several, on several lines', 'https://a.gr\nκαι http://b.gr', ['https://a.gr', 'http://b.gr']],
  ['no address of a script', 'javascript:alert(1) data:text/html,x', []],
  ['nothing of what is no address after all', 'http:// και https://[', []],
])('finds %s', (_what, text, found) => {
  expect(links(text)).toEqual(found)
})

it('loses no character of the text', () => {
  const text = ' α https://a.gr, β\n\n(http://b.gr/γ)…  δ'
  expect(
    linkedParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})
