import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { freePort } from '../../testing/running-program.ts'
import { CLIENT, startStudentRegister } from '../../testing/student-register.ts'
import { readConfig } from '../config/config.ts'
import { type RegisterFailure, registerProblem } from './register-failure.ts'
import { readStudents } from './register-students.ts'

const register = await startStudentRegister()
afterAll(register.close)
beforeEach(() => {
  Object.assign(register, { students: [], mishaps: [], tokenMishaps: [], pageSize: 1_000, asked: [] })
})

const read = (
  settings: Record<string, string> = {},
  { codes = ['550'], most = 1_000, within = 20_000 } = {},
) => {
  const { register: there } = readConfig({ ...register.settings, ...settings })
  if (there === undefined) throw new Error('the settings name no register')
  return readStudents(there, { codes, most, signal: AbortSignal.timeout(within) })
}
const failure = (...asked: Parameters<typeof read>) =>
  read(...asked).then(
    () => 'none',
    (error: RegisterFailure) => {
      const sentence = registerProblem(error)
      expect(sentence).not.toContain(CLIENT.secret)
      return sentence
    },
  )
const PASSED = {
  ects: 5,
  coefficient: 5,
  grade: 0.8,
  isPart: false,
  countsForEcts: true,
  countsForAverage: true,
}

describe('the students of a department', () => {
  it('come with the courses that they have passed, and with nothing else', async () => {
    register.students.push(
      { studentIdentifier: '01234', semester: 9, courses: [{}, { isPassed: 0 }, { parentCourse: 'X' }] },
      { studentIdentifier: '0777', department: '1550', semester: null },
      { studentIdentifier: '0888', department: '999' },
      { studentIdentifier: null },
    )
    expect(await read({}, { codes: ['550', '1550'] })).toEqual([
      { registryNumber: '01234', semester: 9, passed: [PASSED, { ...PASSED, isPart: true }] },
      { registryNumber: '0777', semester: null, passed: [] },
    ])
    const [query] = register.asked
    expect(query?.get('$filter')).toBe(
      "(department eq 550 or department eq 1550) and studentStatus/alternateName eq 'active'",
    )
    expect(query?.get('$select')).toBe('id,studentIdentifier,department,semester')
  })

  it('come page by page, however few a page of the register holds', async () => {
    register.pageSize = 3
    register.students.push(...Array.from({ length: 10 }, (_, n) => ({ studentIdentifier: `0${n}` })))
    expect(await read()).toHaveLength(10)
    expect(register.asked.map((query) => query.get('$skip'))).toEqual(['0', '3', '6', '9', '10'])
  })

  it('come by a new token where the first has ended', async () => {
    register.mishaps.push({ status: 401, body: {} })
    expect(await read()).toEqual([])
  })

  it.each([['break'], [{ status: 503, body: '<html>' }]] as const)(
    'come at the second try: %o',
    async (mishap) => {
      register.mishaps.push(mishap)
      register.tokenMishaps.push(mishap)
      expect(await read()).toEqual([])
    },
  )
})

describe('what goes wrong is said with the setting that helps, and without the secret', () => {
  it('a wrong secret', async () => {
    expect(await failure({ UNIVERSIS_CLIENT_SECRET: 'kalimera' })).toMatch(
      /token_refused: the token was refused with 401.*UNIVERSIS_CLIENT_SECRET/,
    )
  })

  it('a client that may not read', async () => {
    register.mishaps.push({ status: 403, body: {} })
    expect(await failure()).toMatch(/refused: the register answered 403.*UNIVERSIS_CLIENT_ID/)
  })

  it('an attribute of another name, which is not asked for again', async () => {
    register.mishaps.push({ status: 500, body: { status: 500, code: 'ERR_ATTR_UNKNOWN', message: 'ects' } })
    expect(await failure()).toMatch(/unknown_attribute: the register answered 500 ERR_ATTR_UNKNOWN/)
    expect(register.asked).toHaveLength(1)
  })

  it('a register that is not there', async () => {
    const UNIVERSIS_URL = `http://127.0.0.1:${await freePort()}/api`
    expect(await failure({ UNIVERSIS_URL })).toMatch(/unreachable: .*ECONNREFUSED.*UNIVERSIS_URL/)
  })

  it('a register that does not answer', async () => {
    register.mishaps.push('silence', 'silence')
    expect(await failure({}, { within: 300 })).toMatch(/timeout: .*has not answered in time/)
  })

  it.each([
    ['no JSON', '<html>', /an answer is no JSON/],
    ['no list', { status: 200 }, /no usable value/],
    ['no courses', { value: [{ id: 1, studentIdentifier: '1', department: '550' }] }, /value\.0\.courses/],
    [
      'a grade of another scale',
      { value: [{ id: 1, studentIdentifier: '1', department: '550', courses: [{ isPassed: 1, grade: 8 }] }] },
      /courses\.0\.grade/,
    ],
    [
      'another department',
      { value: [{ id: 1, studentIdentifier: '1', department: '999', courses: [] }] },
      /another department/,
    ],
  ])('an answer with %s', async (_what, body, words) => {
    register.mishaps.push({ status: 200, body })
    expect(await failure()).toMatch(words)
  })

  it('a register that gives the same page again', async () => {
    register.students.push({ studentIdentifier: '1' })
    register.mishaps.push('twice the same page', 'twice the same page')
    expect(await failure()).toMatch(/malformed: a student comes twice/)
  })

  it('more students than an import takes', async () => {
    register.students.push({ studentIdentifier: '1' }, { studentIdentifier: '2' })
    expect(await failure({}, { most: 1 })).toMatch(/too_many: more than 1 students.*UNIVERSIS_DEPARTMENTS/)
  })

  it('an answer that leads elsewhere, which is not followed', async () => {
    const headers = { location: `${register.settings.UNIVERSIS_URL}/Students` }
    register.mishaps.push({ status: 302, body: '', headers }, { status: 302, body: '', headers })
    expect(await failure()).toMatch(/unreachable/)
    expect(register.asked).toHaveLength(2)
  })
})
