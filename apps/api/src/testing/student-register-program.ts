import { startStudentRegister } from './student-register.ts'

/*
 * The student register for the journeys of the browser: it has the same students in every department. REGISTER_PORT is
 * where it listens.
 */

const register = await startStudentRegister({ port: Number(process.env.REGISTER_PORT) })
const courses = (count: number) => Array.from({ length: count }, () => ({ ects: 5 }))
register.students.push(
  { studentIdentifier: 'ΦΜ-7101', semester: 9, courses: courses(40) },
  { studentIdentifier: 'ΦΜ-7102', semester: 7, courses: courses(30) },
  { studentIdentifier: 'ΦΜ-7199', semester: 1 },
)
