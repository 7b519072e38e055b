import { describe, expect, it } from 'vitest'
import {
  administrator,
  instructor,
  officeHolder,
  officeHolderElsewhere,
  secretary,
  secretaryElsewhere,
  student,
} from '../../testing/people.ts'
import { canStaff } from './staff.policy.ts'

describe('what is kept of an instructor', () => {
  it.each([
    ['a secretary of the department', secretary, instructor, true],
    ['a secretary of another department', secretaryElsewhere, instructor, false],
    ['the instructor', instructor, instructor, false],
    ['who holds an office of the department', officeHolder, instructor, false],
    ['an administrator', administrator, instructor, false],
    ['a secretary of the department, of a student', secretary, student, false],
  ])('is written by %s: %j %j %j', (_who, actor, person, isAllowed) => {
    expect(canStaff.edit(actor, person).allowed).toBe(isAllowed)
  })
})

it('absences of people without an account are written by the secretary of their department alone', () => {
  const writers = [secretary, secretaryElsewhere, officeHolder, instructor, administrator]
  const decisions = writers.map((actor) => canStaff.setOutsideAbsences(actor, { departmentId: 1 }).allowed)
  expect(decisions).toEqual([true, false, false, false, false])
})

it('absences and ends of contracts are read by the secretary alone', () => {
  const readers = [secretary, officeHolder, instructor, administrator]
  expect(readers.map((actor) => canStaff.seeAbsences(actor).allowed)).toEqual([true, false, false, false])
})

describe('the offices of a department', () => {
  it.each([
    ['an administrator', administrator, true, true],
    ['a secretary of the department', secretary, true, false],
    ['a secretary of another department', secretaryElsewhere, false, false],
    ['an office holder of the department', officeHolder, true, false],
    ['an office holder of another department', officeHolderElsewhere, false, false],
    ['an instructor of the department', instructor, false, false],
    ['a student of the department', student, false, false],
  ])('are seen and set by %s: %j %j %j', (_who, actor, sees, sets) => {
    expect([canStaff.seeOffices(actor, 1).allowed, canStaff.setOffices(actor).allowed]).toEqual([sees, sets])
  })
})
