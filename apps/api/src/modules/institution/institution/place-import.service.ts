import type { Clock } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { DepartmentFields } from './department.repository.ts'
import type { InstitutionFields } from './institution.repository.ts'
import * as places from './place-import.repository.ts'

export type { DepartmentFields } from './department.repository.ts'
export type { InstitutionFields } from './institution.repository.ts'
export type { Change } from './place-import.repository.ts'

/** What an import writes: many places at once, in its transaction. */
export function placeImport({ clock }: { clock: Clock }) {
  return {
    /** Returns the ids in the order of the fields. */
    async createInstitutions(tx: Tx, all: readonly InstitutionFields[]): Promise<number[]> {
      const made = await places.insertInstitutions(tx, all, clock.now())
      const ids = new Map(made.map(({ id, name }) => [name, id]))
      return all.map(({ name }) => idOf(ids, name))
    },

    changeInstitutions: (tx: Tx, changes: readonly places.Change<InstitutionFields>[]): Promise<number[]> =>
      places.changeInstitutions(tx, changes, clock.now()),

    deleteInstitutions: places.deleteInstitutions,

    /** Returns the ids in the order of the fields. */
    async createDepartments(tx: Tx, all: readonly DepartmentFields[]): Promise<number[]> {
      const made = await places.insertDepartments(tx, all, clock.now())
      const ids = new Map(made.map((row) => [keyOf(row), row.id]))
      return all.map((fields) => idOf(ids, keyOf(fields)))
    },

    changeDepartments: (tx: Tx, changes: readonly places.Change<DepartmentFields>[]): Promise<number[]> =>
      places.changeDepartments(tx, changes, clock.now()),

    deleteDepartments: places.deleteDepartments,
  }
}

const keyOf = ({ institutionId, name }: { institutionId: number; name: string }) => `${institutionId} ${name}`

function idOf(ids: ReadonlyMap<string, number>, key: string): number {
  const id = ids.get(key)
  if (id === undefined) throw new Error('a place of the import was not inserted')
  return id
}

export type PlaceImport = ReturnType<typeof placeImport>
