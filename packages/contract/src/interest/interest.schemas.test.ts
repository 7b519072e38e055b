import { describe, expect, it } from 'vitest'
import { issuesOf } from '../testing/issues.ts'
import { AnswerParams, DeclareInterestBody } from './interest.schemas.ts'

describe('a declaration of interest', () => {
  it.each([1, 100, '50'])('has the priority %j', (prefOrder) => {
    expect(DeclareInterestBody.parse({ prefOrder }).prefOrder).toBe(Number(prefOrder))
  })

  it.each([0, 101, 1.5, 'first', ''])('has no priority %j', (prefOrder) => {
    expect(issuesOf(DeclareInterestBody, { prefOrder })).toEqual({ prefOrder: 'priority_range' })
  })
})

describe('an answer to a student', () => {
  it('is positive with 1 and cancelled with 0', () => {
    const answer = (flag: string) => AnswerParams.parse({ thesisId: '4', username: 'maria', flag }).flag
    expect([answer('1'), answer('0')]).toEqual([true, false])
  })

  it('hears of every wrong part of its path', () => {
    expect(issuesOf(AnswerParams, { thesisId: 'x', username: 'a b', flag: '2' })).toEqual({
      thesisId: 'invalid_id',
      username: 'invalid_username',
      flag: 'invalid_flag',
    })
  })
})
