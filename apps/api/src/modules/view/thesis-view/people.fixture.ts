import type { TestApi } from '../../../testing/test-api.ts'

/** An instructor and a student of one department, with sessions. */
export async function aDepartmentWithPeople({ given, as }: TestApi) {
  const department = await given.aDepartment()
  const instructor = await given.anInstructor({ department })
  const student = await given.aStudent({ department })
  return {
    department,
    instructor,
    student,
    asInstructor: await as(instructor),
    asStudent: await as(student),
    /** Another person of the same department, with a session. */
    another: async (role: 'instructor' | 'student') => {
      const account =
        role === 'student' ? await given.aStudent({ department }) : await given.anInstructor({ department })
      return { account, client: await as(account) }
    },
  }
}
