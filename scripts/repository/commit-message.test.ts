import { describe, expect, it } from 'vitest'
import { problemsOf } from '../commit-message.mjs'

const REASON = '\n\nStudents asked for it.\n'

describe('the message of a commit', () => {
  it.each([
    'feat(api): refuse late interests',
    'docs: name the rules',
    'fix(web, e2e)!: wait for the editor',
  ])('may be %s', (subject) => {
    expect(problemsOf(subject + REASON)).toEqual([])
  })

  it.each(['refuse late interests', 'Feat(api): refuse', 'feat(api):refuse', 'feat(api): refuse it.'])(
    'has a kind and a scope before what it does, unlike "%s"',
    (subject) => {
      expect(problemsOf(subject + REASON)).toEqual([expect.stringContaining('kind(scope)')])
    },
  )

  it('has a subject of at most 72 characters', () => {
    expect(problemsOf(`docs: ${'a'.repeat(66)}${REASON}`)).toEqual([])
    expect(problemsOf(`docs: ${'a'.repeat(67)}${REASON}`)).toEqual([expect.stringContaining('73 characters')])
  })

  it.each(['', '\n', '\n\n# Please enter the commit message\n', '\nright below'])(
    'gives a reason',
    (rest) => {
      expect(problemsOf(`docs: name the rules${rest}`)).toEqual([expect.stringContaining('reason')])
    },
  )

  it('may be of git itself', () => {
    expect(problemsOf('Merge branch main')).toEqual([])
  })
})
