// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { listEarlyParts } from './early-parts.ts'

describe('the parts that are asked for at once', () => {
  it('are found in the sources, however their line is broken', () => {
    expect(listEarlyParts()).toEqual(new Set(['final-text-form', 'sanitised-html', 'step-conversation']))
  })
})
