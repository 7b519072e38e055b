import { api } from '../fixtures/api.ts'
import type { Person } from '../fixtures/cast.ts'
import type { naming } from '../fixtures/names.ts'
import { DEMO_PEOPLE } from '../fixtures/people.ts'
import { type Attacker, namedTable } from './attacker.ts'

/** The last files that were read. */
export interface AttackedImports {
  students: number
  institutions: number
}

/** A list of students with good rows and faulty ones, of which the good ones are taken, and a list of institutions. */
export async function attackImports(
  { call, cell }: Attacker,
  names: ReturnType<typeof naming>,
  secretary: Person,
): Promise<AttackedImports> {
  const [named, numbered] = [names.person(), names.person()]
  const { importID: students } = await call(secretary, 'startStudentImport', (write) => ({
    file: namedTable(write('selectedFile', 'students'), [
      ['Αριθμός μητρώου', 'Επώνυμο', 'Όνομα', 'E-mail', cell],
      [named.username, cell, cell, named.email, cell],
      [cell, numbered.surname, numbered.firstName, numbered.email, cell],
      [names.mark(), numbered.surname, numbered.firstName, cell, cell],
    ]),
  }))
  await api(secretary, 'applyStudentImport', {
    params: { importId: students },
    body: { rows: 'good', confirmRemovals: true },
  })
  const { importID: institutions } = await call(DEMO_PEOPLE.admin, 'startImport', (write) => ({
    params: { kind: 'institutions' },
    file: namedTable(write('selectedFile', 'institutions'), [
      ['Όνομα ιδρύματος', 'Τύπος', 'Ιστότοπος', cell],
      [cell, cell, cell, cell],
    ]),
  }))
  return { students, institutions }
}
