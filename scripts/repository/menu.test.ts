import { describe, expect, it } from 'vitest'
import { read } from './tracked-files.ts'

const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'))
const names = Object.keys(scripts)
/** What everybody types, also a person who knows nothing of the menu. */
const PLAIN = ['start', 'test', 'create-admin']

describe('the scripts of the root read as a menu', () => {
  it('of some twenty lines', () => {
    expect(names.length).toBeLessThanOrEqual(24)
  })

  it('in which each says for whom it is', () => {
    const others = names.filter(
      (name) => !PLAIN.includes(name) && !/^(?:ops|check|write):[a-z-]+$/.test(name),
    )
    expect(others).toEqual([])
  })
})
