import type { WorkingStudent } from '@diatrivi/api/testing/load'
import type { ClientConfig } from 'pg'
import { onPlatform } from './on-platform.ts'

/** Students at work; and tokens of one student more, of as many sessions. */
export async function studentsAtWork(
  connection: ClientConfig,
  { dataDir, secret, count }: { dataDir: string; secret: string; count: number },
): Promise<{ students: WorkingStudent[]; tokens: string[] }> {
  return onPlatform(connection, { dataDir, secret }, async ({ given, tokenOf }) => {
    const department = await given.aDepartment()
    const instructor = await given.anInstructor({ department })
    const students: WorkingStudent[] = []
    while (students.length < count) {
      const student = await given.aStudent({ department })
      const thesis = await given.aThesis({ instructor, student, startDate: '2026-02-02' })
      const { steps } = await given.aTodoList({ thesis, steps: ['untouched'] })
      students.push({ token: await tokenOf(student), itemId: steps[0]?.id ?? 0 })
    }
    const other = await given.aStudent({ department })
    const tokens: string[] = []
    while (tokens.length < count) tokens.push(await tokenOf(other))
    return { students, tokens }
  })
}
