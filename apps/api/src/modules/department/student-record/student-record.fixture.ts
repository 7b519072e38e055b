import type { TestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'

/** A department and its secretary. */
export async function anOffice({ given, as }: TestApi) {
  const department = await given.aDepartment()
  return { department, asSecretary: await as(await given.aSecretary({ department })) }
}

export const RECORD = { registryNumber: '01234', semester: 8, coursesPassed: 40, coursesOwed: 2, ects: 200 }

/** Writes the record of a student, that above but for the fields that are given. */
export const editRecord = (
  client: TestClient,
  { username }: { username: string },
  fields: object = {},
  headers = {},
) => client.call('editStudentRecord', { params: { username }, body: { ...RECORD, ...fields }, headers })
