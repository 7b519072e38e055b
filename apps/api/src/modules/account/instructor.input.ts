import type { InstructorBody } from '@diatrivi/contract/administration/administration.schemas'
import type { z } from 'zod'
import type { InstructorFields } from './instructor.repository.ts'

export function instructorFields(body: z.output<typeof InstructorBody>): InstructorFields {
  return {
    username: body.username,
    firstName: body.uName,
    surname: body.uSurname,
    email: body.uEmail,
    rank: body.rank,
    departmentId: body.depID,
  }
}
