import { expect, it, onTestFinished } from 'vitest'
import type { RegisterSettings } from '../../platform/config/student-register.ts'
import { CLIENT, startStudentRegister } from '../../testing/student-register.ts'
import { checkRegister } from './register-check.ts'

/** A register with one student, in the department 7 of it. */
async function aRegister() {
  const { close, settings, students } = await startStudentRegister()
  onTestFinished(close)
  students.push({ studentIdentifier: '01234', department: '7' })
  const { UNIVERSIS_URL: url, UNIVERSIS_TOKEN_URL: tokenUrl } = settings
  const register = { url, tokenUrl, clientId: CLIENT.id, clientSecret: CLIENT.secret }
  const { host } = new URL(url)
  const said = async (code: string | null, change: Partial<RegisterSettings> = {}) => {
    const departments = new Map(code === null ? [] : [[1, [code]]])
    const findings = await checkRegister({ register: { ...register, departments, ...change } })
    return findings.map(({ verdict, sentence }) => `${verdict}: ${sentence}`)
  }
  return { host, said }
}

it('says nothing without a register', async () => {
  expect(await checkRegister({ register: undefined })).toEqual([])
})

it('asks for a student of each department', async () => {
  const { host, said } = await aRegister()
  expect(await said('7')).toEqual([
    `fine: The student register at ${host} lets us read students and their courses.`,
  ])
  expect(await said('8')).toEqual([
    `wrong: The student register at ${host} has no active student in 8: correct UNIVERSIS_DEPARTMENTS.`,
  ])
  expect(await said(null)).toEqual([
    `note: UNIVERSIS_DEPARTMENTS links no department with the student register at ${host}.`,
  ])
})

it('says the way out where it is not let in', async () => {
  const { said } = await aRegister()
  expect(await said('7', { clientSecret: 'another' })).toEqual([
    expect.stringMatching(/^wrong: The student register gave no records \(token_refused: /),
  ])
})
