import { describe, expect, it } from 'vitest'
import { canProfile, type ProfileFacts } from './profile.policy.ts'
import type { Actor, Role } from './role.ts'

const FAR = { turnedToActor: false }
const NEAR = { turnedToActor: true }

function actor(role: Role, accountId: number): Actor {
  const place = role === 'administrator' ? null : 1
  return { accountId, role, departmentId: place, institutionId: place }
}

/** The department beside that of the profiles. */
const elsewhere = (who: Actor): Actor => ({ ...who, departmentId: 2 })

const profile = (role: Role, isPublic: boolean): ProfileFacts => ({
  accountId: 1,
  role,
  departmentId: 1,
  isPublic,
})

describe('the profile of an instructor', () => {
  it.each([
    ['a student', actor('student', 2), true, true],
    ['another instructor', actor('instructor', 2), true, true],
    ['a student', actor('student', 2), false, false],
    ['another instructor', actor('instructor', 2), false, false],
    ['the person', actor('instructor', 1), false, true],
    ['an administrator', actor('administrator', 2), false, true],
    ['a secretary of the department', actor('secretary', 2), false, true],
    ['a secretary of another department', elsewhere(actor('secretary', 2)), true, false],
  ])('for %s %j: public %j, shown %j', (_who, who, isPublic, shown) => {
    expect(canProfile.seeInstructor(who, profile('instructor', isPublic)).allowed).toBe(shown)
    expect(canProfile.see(who, profile('instructor', isPublic), FAR).allowed).toBe(shown)
  })
})

describe('the profile of a student', () => {
  it.each([
    ['the person', actor('student', 1), FAR, true],
    ['an administrator', actor('administrator', 2), FAR, true],
    ['an instructor whom the student turned to', actor('instructor', 2), NEAR, true],
    ['any other instructor', actor('instructor', 2), FAR, false],
    ['another student', actor('student', 2), NEAR, false],
    ['a secretary of the department', actor('secretary', 2), FAR, true],
    ['a secretary of another department', elsewhere(actor('secretary', 2)), NEAR, false],
  ])('for %s %j %j: shown %j, public or not', (_who, who, closeness, shown) => {
    for (const isPublic of [true, false]) {
      expect(canProfile.seeStudent(who, profile('student', isPublic), closeness).allowed).toBe(shown)
      expect(canProfile.see(who, profile('student', isPublic), closeness).allowed).toBe(shown)
    }
  })
})

describe('the profile of an administrator', () => {
  it('is for administrators', () => {
    const shown = (who: Actor) => canProfile.see(who, profile('administrator', true), NEAR).allowed
    expect([actor('administrator', 1), actor('administrator', 2)].map(shown)).toEqual([true, true])
    const others = [actor('instructor', 2), actor('student', 2), actor('secretary', 2)]
    expect(others.map(shown)).toEqual([false, false, false])
  })
})

describe('a profile asked for under the wrong role', () => {
  it('does not exist', () => {
    const administrator = actor('administrator', 2)
    expect(canProfile.seeInstructor(administrator, profile('student', true)).allowed).toBe(false)
    expect(canProfile.seeStudent(administrator, profile('instructor', true), NEAR).allowed).toBe(false)
  })
})
