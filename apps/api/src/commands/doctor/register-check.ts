import type { Config } from '../../platform/config/config.ts'
import { MINUTE } from '../../platform/durations.ts'
import { RegisterFailure, registerProblem } from '../../platform/student-register/register-failure.ts'
import { countOnFirstPage } from '../../platform/student-register/register-students.ts'
import { type Finding, findingsAbout } from './finding.ts'

const { fine, note, wrong } = findingsAbout('student register')

/** Asks for one student of each department that is linked, with the courses. Nothing where no register is set. */
export async function checkRegister({ register }: Pick<Config, 'register'>): Promise<Finding[]> {
  if (register === undefined) return []
  const { host } = new URL(register.url)
  if (register.departments.size === 0)
    return [note(`UNIVERSIS_DEPARTMENTS links no department with the student register at ${host}.`)]
  try {
    for (const codes of register.departments.values())
      if ((await countOnFirstPage(register, { codes, signal: AbortSignal.timeout(MINUTE) })) === 0)
        return [
          wrong(
            `The student register at ${host} has no active student in ${codes.join(', ')}: correct UNIVERSIS_DEPARTMENTS.`,
          ),
        ]
    return [fine(`The student register at ${host} lets us read students and their courses.`)]
  } catch (error) {
    if (!(error instanceof RegisterFailure)) throw error
    return [wrong(registerProblem(error))]
  }
}
