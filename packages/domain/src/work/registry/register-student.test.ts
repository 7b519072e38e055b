import { expect, it } from 'vitest'
import { type PassedCourse, recordInRegister } from './register-student.ts'

const course = (changes: Partial<PassedCourse> = {}): PassedCourse => ({
  ects: 5,
  coefficient: 5,
  grade: 0.8,
  isPart: false,
  countsForEcts: true,
  countsForAverage: true,
  ...changes,
})
const record = (...passed: PassedCourse[]) => {
  const { coursesPassed, ects, averageHundredths } = recordInRegister({
    registryNumber: '01234',
    semester: 8,
    passed,
  })
  return [coursesPassed, ects, averageHundredths]
}

it.each<[string, PassedCourse[], (number | null)[]]>([
  ['no course', [], [0, 0, null]],
  ['one course', [course()], [1, 5, 800]],
  ['weights', [course({ grade: 1, coefficient: 1.5 }), course({ grade: 0.5, coefficient: 1 })], [2, 10, 800]],
  ['a third', [course({ grade: 0.7 }), course({ grade: 0.7 }), course({ grade: 0.6 })], [3, 15, 667]],
  ['a half in the last place', [course({ grade: 0.7855 })], [1, 5, 786]],
  ['halves of ECTS', [course({ ects: 7.5 }), course({ ects: 7.5 }), course({ ects: 4.5 })], [3, 19, 800]],
  ['a course without ECTS', [course({ ects: null })], [1, 0, 800]],
  ['a part of a course', [course(), course({ isPart: true, grade: 0.1 })], [1, 5, 800]],
  [
    'a course beside the degree',
    [course(), course({ countsForEcts: false, countsForAverage: false })],
    [2, 5, 800],
  ],
  ['passed without a grade', [course(), course({ grade: null })], [2, 10, 800]],
  ['no weight', [course({ coefficient: null }), course({ coefficient: 0 })], [2, 10, null]],
])('the record by the courses of the register: %s', (_what, passed, expected) => {
  expect(record(...passed)).toEqual(expected)
})

it('number and semester are those of the register', () => {
  expect(recordInRegister({ registryNumber: '01234', semester: null, passed: [] })).toMatchObject({
    registryNumber: '01234',
    semester: null,
  })
})
