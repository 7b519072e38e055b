import { INSTRUCTOR_NAMES } from '@diatrivi/contract/administration/administration.names'
import type { InstructorBody } from '@diatrivi/contract/administration/administration.schemas'
import { toPlain } from '@diatrivi/contract/wire-names'
import type { z } from 'zod'
import type { InstructorFields } from './instructor.repository.ts'

export function instructorFields(body: z.output<typeof InstructorBody>): InstructorFields {
  return toPlain(INSTRUCTOR_NAMES, body)
}
