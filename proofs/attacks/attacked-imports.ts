import { api, Refusal } from '@diatrivi/e2e/fixtures/api'
import type { Person } from '@diatrivi/e2e/fixtures/cast'
import type { naming } from '@diatrivi/e2e/fixtures/names'
import { DEMO_PEOPLE } from '@diatrivi/e2e/fixtures/people'
import { type Attacker, namedTable } from './attacker.ts'

/** The last files that were read. */
export interface AttackedImports {
  students: number
  institutions: number
}

/** A list of students with good rows and faulty ones, of which the good ones are taken, and a list of institutions. */
export async function attackImports(
  attacker: Attacker,
  names: ReturnType<typeof naming>,
  secretary: Person,
): Promise<AttackedImports> {
  const students = await inCells(attacker, (cell) => attackStudents(attacker, names, secretary, cell))
  const institutions = await inCells(attacker, (cell) => attackInstitutions(attacker, cell))
  return { students, institutions }
}

async function attackStudents(
  { call }: Attacker,
  names: ReturnType<typeof naming>,
  secretary: Person,
  cell: string,
): Promise<number> {
  const [named, numbered, plain] = [names.person(), names.person(), names.person()]
  const { importID: importId } = await call(secretary, 'startOfficeImport', (write) => ({
    params: { kind: 'students' },
    file: namedTable(write('selectedFile', 'students'), [
      ['Αριθμός μητρώου', 'Επώνυμο', 'Όνομα', 'E-mail', cell],
      [named.username, cell, cell, named.email, cell],
      [plain.username, plain.surname, plain.firstName, plain.email, cell],
      [cell, numbered.surname, numbered.firstName, numbered.email, cell],
      [names.mark(), numbered.surname, numbered.firstName, cell, cell],
    ]),
  }))
  const body = { rows: 'good' as const, confirmRemovals: true, confirmDoubts: true }
  await api(secretary, 'applyOfficeImport', { params: { importId }, body })
  const [waiting] = await api(secretary, 'listStudents', { query: { page: '1', search: plain.username } })
  const pendingId = waiting?.pendingID
  if (!pendingId) throw new Error('The student with an ordinary name does not wait.')
  await call(secretary, 'editPendingStudent', (write) => ({
    params: { pendingId },
    body: {
      uName: write('uName', plain.firstName),
      uSurname: write('uSurname', plain.surname),
      uEmail: write('uEmail', plain.email),
      registryNumber: write('registryNumber', plain.username),
      average: write('average', '7.85'),
    },
  }))
  return importId
}

async function attackInstitutions({ call }: Attacker, cell: string): Promise<number> {
  const { importID } = await call(DEMO_PEOPLE.admin, 'startImport', (write) => ({
    params: { kind: 'institutions' },
    file: namedTable(write('selectedFile', 'institutions'), [
      ['Όνομα ιδρύματος', 'Τύπος', 'Ιστότοπος', cell],
      [cell, cell, cell, cell],
    ]),
  }))
  return importID
}

/** A file with markup that would run is refused whatever its name: then only the name is attacked. */
async function inCells({ cell }: Attacker, read: (cell: string) => Promise<number>): Promise<number> {
  try {
    return await read(cell)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'file_type_not_accepted') return read('Παρατηρήσεις')
    throw error
  }
}
