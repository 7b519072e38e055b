import type { LinkedThesis as WireThesis } from '@diatrivi/contract/signed-link.schemas'
import { toNamed } from '../person/person.mapper.ts'

export type LinkedThesis = ReturnType<typeof toLinkedThesis>

/** The thesis that a link is about, with what else the link shows. */
export function toLinkedThesis<Wire extends WireThesis>({
  depName,
  student,
  supervisor,
  person,
  ...rest
}: Wire) {
  return {
    ...rest,
    department: depName,
    student: student && toNamed(student),
    supervisor: toNamed(supervisor),
    person: toNamed(person),
  }
}
