import { describe, expect, it } from 'vitest'
import { chosen, PROOFS } from '../verify/proofs.mjs'
import { faultTable, filesNamed, PUBLIC_FAULTS } from '../verify/public-faults.mjs'
import { trackedFiles } from './tracked-files.ts'

describe('npm run check:proofs', () => {
  it('runs those that are asked for, in its own order', () => {
    expect(chosen(['crowd', 'life']).map(({ name }) => name)).toEqual(['life', 'crowd'])
    expect(chosen([])).toEqual(PROOFS)
  })

  it('names what there is when asked for something else', () => {
    expect(() => chosen(['crowd', 'strength'])).toThrow(
      /^No such proof: strength. There are: public-faults, life, /,
    )
  })
})

describe('the table of public faults', () => {
  const files = trackedFiles()
  const tests = [...new Set(PUBLIC_FAULTS.flatMap((one) => one.tests))]

  it.each(tests)('names a test that is there once: %s', (test) => {
    expect(filesNamed(test, files)).toHaveLength(1)
  })

  it('has each of the sixteen points', () => {
    const points = new Set(PUBLIC_FAULTS.map(({ point }) => point))
    expect([...points]).toEqual(Array.from({ length: 16 }, (_none, index) => index + 1))
  })

  it('says of each test whether it holds', () => {
    const { lines, failed } = faultTable((test) => test !== 'fonts.test.ts')
    expect(lines).toContain('| 4 | official papers print boxes | fonts.test.ts | failed |')
    expect(lines).toContain('| 4 | official papers print boxes | pdf.test.ts | ok |')
    expect(failed).toEqual(['fonts.test.ts'])
  })
})
