import { describe, expect, it } from 'vitest'
import { issuesOf } from '../../testing/issues.ts'
import { AnswerParams, DeclareInterestBody, ReorderInterestsBody } from './interest.schemas.ts'

describe('a declaration of interest', () => {
  it.each([1, 100, '50'])('has the priority %j', (prefOrder) => {
    expect(DeclareInterestBody.parse({ prefOrder }).prefOrder).toBe(Number(prefOrder))
  })

  it.each([0, 101, 1.5, 'first', ''])('has no priority %j', (prefOrder) => {
    expect(issuesOf(DeclareInterestBody, { prefOrder })).toEqual({ prefOrder: 'priority_range' })
  })
})

describe('a new order of interests', () => {
  it('is the ids of theses', () => {
    expect(ReorderInterestsBody.parse({ theses: [7, '4', 9] }).theses).toEqual([7, 4, 9])
  })

  it.each([
    [undefined, { theses: 'required' }],
    ['7', { theses: 'invalid' }],
    [[], { theses: 'required' }],
    [[7, 4, 7], { theses: 'invalid' }],
    [[7, 0], { 'theses.1': 'invalid_id' }],
    [Array.from({ length: 201 }, (_, place) => place + 1), { theses: 'too_long' }],
  ])('is not %j', (theses, issues) => {
    expect(issuesOf(ReorderInterestsBody, { theses })).toEqual(issues)
  })
})

describe('an answer to a student', () => {
  it('is positive with 1 and cancelled with 0', () => {
    const answer = (flag: string) => AnswerParams.parse({ thesisId: '4', username: 'maria', flag }).flag
    expect([answer('1'), answer('0')]).toEqual([true, false])
  })

  it('reports every wrong part of its path', () => {
    expect(issuesOf(AnswerParams, { thesisId: 'x', username: 'a b', flag: '2' })).toEqual({
      thesisId: 'invalid_id',
      username: 'invalid_username',
      flag: 'invalid_flag',
    })
  })
})
