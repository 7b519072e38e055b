import { expect, it } from 'vitest'
import { withPart } from '../page-part.mjs'

const PAGE = '# Reliability\n\nHow it is measured.\n\n## One\n\nold\n\n## Two\n\nstays\n'

it('a part of a generated page is replaced where it stands', () => {
  expect(withPart(PAGE, 'One', ['new', '', 'and more'])).toBe(
    '# Reliability\n\nHow it is measured.\n\n## One\n\nnew\n\nand more\n\n## Two\n\nstays\n',
  )
})

it('a part of a generated page that is new is added at its end', () => {
  expect(withPart(PAGE, 'Three', ['new'])).toBe(`${PAGE}\n## Three\n\nnew\n`)
})
