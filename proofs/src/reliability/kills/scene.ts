import { onPlatform } from '../load/on-platform.ts'
import { type Installation, SECRET } from './installation.ts'

const STUDENTS = 3

/** Who is at work, signed in. */
export interface Scene {
  departmentId: number
  instructor: { token: string }
  /** Each comments on a step of its own in each round. */
  students: { token: string; itemIds: number[] }[]
  /** The one step of a thesis that goes to and fro between its student and the instructor. */
  step: { token: string; itemId: number }
}

export async function sceneIn({ database, dataDir }: Installation, rounds: number): Promise<Scene> {
  return onPlatform(database, { dataDir, secret: SECRET }, async ({ given, tokenOf }) => {
    const department = await given.aDepartment()
    const instructor = await given.anInstructor({ department })
    const atWork = async (steps: number) => {
      const student = await given.aStudent({ department })
      const thesis = await given.aThesis({ instructor, student, startDate: '2026-02-02' })
      const list = await given.aTodoList({ thesis, steps: Array(steps).fill('untouched') })
      return { token: await tokenOf(student), itemIds: list.steps.map(({ id }) => id) }
    }
    const students: Scene['students'] = []
    while (students.length < STUDENTS) students.push(await atWork(rounds))
    const { token, itemIds } = await atWork(1)
    return {
      departmentId: department.id,
      instructor: { token: await tokenOf(instructor) },
      students,
      step: { token, itemId: itemIds[0] ?? 0 },
    }
  })
}
