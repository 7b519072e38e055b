import { expect, it } from 'vitest'
import { read, trackedFiles } from './tracked-files.ts'

const components = trackedFiles().filter((path) => /^apps\/web\/src\/.*(?<!\.test)\.tsx$/.test(path))

/** The names that the palette has for `sx`; as the prop `color` they match no variant of Typography and draw nothing. */
const DEAD_COLOUR = /<Typography\b[^>]*?\scolor=(?:"|\{['"])(?:text|background|action)\./

it('no text asks for its colour by a prop that does nothing', () => {
  expect(components.filter((path) => DEAD_COLOUR.test(read(path)))).toEqual([])
})

it.each([
  ['<Typography color="text.secondary">', true],
  ['<Typography\n  variant="body2"\n  color="text.secondary"\n>', true],
  [`<Typography color={'text.secondary'}>`, true],
  [`<Typography sx={{ color: 'text.secondary' }}>`, false],
  ['<Typography color="error">', false],
  ['<Icon color="text.secondary" />', false],
])('%j asks for it so: %s', (source, isDead) => {
  expect(DEAD_COLOUR.test(source)).toBe(isDead)
})
