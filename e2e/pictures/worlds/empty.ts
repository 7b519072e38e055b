import { api } from '../../fixtures/api.ts'
import type { casting, Department, Person } from '../../fixtures/cast.ts'
import { aPdf } from '../../fixtures/documents.ts'
import type { Assignment, working } from '../../fixtures/works.ts'

export interface Empty {
  department: Department
  /** An instructor whose lists hold nothing. */
  instructor: Person
  /** A person whose profile is private. */
  recluse: Person
  student: Person
  inactive: Person
  /** A thesis in progress without a list of steps. */
  bare: Assignment
  /** Everything done: the mark is there. */
  completed: Assignment
}

export async function makeEmpty(
  cast: ReturnType<typeof casting>,
  works: ReturnType<typeof working>,
): Promise<Empty> {
  const department = await cast.aDepartment()
  const [instructor, recluse, student, inactive, busy] = await Promise.all([
    cast.anInstructor({ department }),
    cast.anInstructor({ department }),
    cast.aStudent({ department }),
    cast.anInactiveStudent(),
    cast.anInstructor(),
  ])
  await api(recluse, 'editInstructorProfile', { body: { user: { uIsPublic: 0 } } })
  const bare = await works.anAssignment({ instructor: busy, steps: [] })
  const completed = await works.anAssignment({ instructor: busy, confirmed: 3 })
  await api(completed.student, 'submitFinalText', {
    params: { thesisId: completed.thesis.id },
    body: { thesisAbstract: 'Περίληψη της εργασίας.' },
    file: aPdf('keimeno.pdf'),
  })
  await api(busy, 'markThesis', { params: { thesisId: completed.thesis.id }, body: { mark: 9 } })
  return { department, instructor, recluse, student, inactive, bare, completed }
}
