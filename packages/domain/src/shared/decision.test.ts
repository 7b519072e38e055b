import { describe, expect, it } from 'vitest'
import { allowed, firstRefusal, refused } from './decision.ts'

describe('a decision made of several', () => {
  it('gives the first reason that there is', () => {
    expect(firstRefusal<string>(allowed, refused('early'), allowed, refused('late'))).toEqual(
      refused('early'),
    )
  })

  it('is a permission when every one is', () => {
    expect(firstRefusal(allowed, allowed)).toEqual(allowed)
    expect(firstRefusal()).toEqual(allowed)
  })
})
