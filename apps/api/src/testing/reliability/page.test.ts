import { expect, it } from 'vitest'
import { withPart } from './page.ts'

const PAGE = '# Reliability\n\nHow it is measured.\n\n## One\n\nold\n\n## Two\n\nstays\n'

it('has a part replaced where it stands', () => {
  expect(withPart(PAGE, 'One', ['new', '', 'and more'])).toBe(
    '# Reliability\n\nHow it is measured.\n\n## One\n\nnew\n\nand more\n\n## Two\n\nstays\n',
  )
})

it('has a part that is new added at its end', () => {
  expect(withPart(PAGE, 'Three', ['new'])).toBe(`${PAGE}\n## Three\n\nnew\n`)
})
