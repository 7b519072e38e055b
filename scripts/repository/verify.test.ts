import { describe, expect, it } from 'vitest'
import { chosen, PROOFS } from '../verify/proofs.mjs'

describe('npm run check:proofs', () => {
  it('runs those that are asked for, in its own order', () => {
    expect(chosen(['crowd', 'life']).map(({ name }) => name)).toEqual(['life', 'crowd'])
    expect(chosen([])).toEqual(PROOFS)
  })

  it('names what there is when asked for something else', () => {
    expect(() => chosen(['crowd', 'strength'])).toThrow(/^No such proof: strength. There are: life, /)
  })
})
