import { describe, expect, it } from 'vitest'
import type { Actor } from '../../people/account/role.ts'
import { allowed, refused } from '../../shared/decision.ts'
import {
  administrator,
  instructor,
  neighbour,
  secretary,
  secretaryElsewhere,
  student,
} from '../../testing/people.ts'
import { canRulebook } from './rulebook.policy.ts'

const DEPARTMENT = 1
const DRAFT = { departmentId: DEPARTMENT, isPublished: false }
const PUBLISHED = { ...DRAFT, isPublished: true }
const ELSEWHERE = { ...PUBLISHED, departmentId: 2 }
const UNSEEN = refused('not_found')

describe('a published book', () => {
  it.each([
    ['a student of the department', student, PUBLISHED, allowed],
    ['an instructor of the department', instructor, PUBLISHED, allowed],
    ['an administrator', administrator, ELSEWHERE, allowed],
    ['a secretary of the department', secretary, PUBLISHED, allowed],
    ['a secretary of another department', secretaryElsewhere, PUBLISHED, UNSEEN],
    ['a student of another department', neighbour, PUBLISHED, UNSEEN],
    ['an instructor of another department', instructor, ELSEWHERE, UNSEEN],
  ])('is read or not by %s', (_who, actor, book, answer) => {
    expect(canRulebook.read(actor, book)).toEqual(answer)
    expect(canRulebook.list(actor, book.departmentId)).toEqual(answer)
  })

  it.each(['edit', 'publish', 'delete'] as const)('takes no %s, from nobody', (act) => {
    expect(canRulebook[act](administrator, PUBLISHED)).toEqual(refused('rulebook_in_force'))
    expect(canRulebook[act](instructor, PUBLISHED)).toEqual(UNSEEN)
  })
})

describe('a draft', () => {
  it.each([
    ['an administrator', administrator, allowed],
    ['a secretary of the department', secretary, allowed],
    ['a secretary of another department', secretaryElsewhere, UNSEEN],
    ['an instructor of the department', instructor, UNSEEN],
    ['a student of the department', student, UNSEEN],
  ] as const)('is seen and written or not by %s', (_who, actor: Actor, answer) => {
    expect(canRulebook.read(actor, DRAFT)).toEqual(answer)
    expect(canRulebook.write(actor, DEPARTMENT)).toEqual(answer)
    expect(canRulebook.edit(actor, DRAFT)).toEqual(answer)
    expect(canRulebook.publish(actor, DRAFT)).toEqual(answer)
    expect(canRulebook.delete(actor, DRAFT)).toEqual(answer)
  })
})
