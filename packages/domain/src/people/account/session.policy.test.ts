import { describe, expect, it } from 'vitest'
import { allowed, refused } from '../../shared/decision.ts'
import { administrator, anotherStudent, student } from '../../testing/people.ts'
import { canSession } from './session.policy.ts'

const session = { accountId: student.accountId }

describe('ending a session', () => {
  it('is the business of the person whom it belongs to', () => {
    expect(canSession.end(student, session)).toEqual(allowed)
  })

  it.each([
    ['another student', anotherStudent],
    ['an administrator', administrator],
  ])('is not that of %s, who does not learn that there is one', (_who, actor) => {
    expect(canSession.end(actor, session)).toEqual(refused('not_found'))
  })
})
