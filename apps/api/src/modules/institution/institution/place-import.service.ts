import type { Clock } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { KeptAnswers } from '../../../platform/kept-answers/kept-answers.ts'
import type { DepartmentFields } from './department.repository.ts'
import { PLACES } from './institution.model.ts'
import type { InstitutionFields } from './institution.repository.ts'
import * as places from './place-import.repository.ts'

export type { DepartmentFields } from './department.repository.ts'
export type { InstitutionFields } from './institution.repository.ts'
export type { Change } from './place-import.repository.ts'

interface Dependencies {
  clock: Clock
  keptAnswers: KeptAnswers
}

/** What an import writes: many places at once, in its transaction. */
export function placeImport({ clock, keptAnswers }: Dependencies) {
  /** Does what changes places. */
  async function changing<Result>(tx: Tx, change: Promise<Result>): Promise<Result> {
    const result = await change
    await keptAnswers.changed(tx, PLACES)
    return result
  }

  return {
    /** Returns the ids in the order of the fields. */
    async createInstitutions(tx: Tx, all: readonly InstitutionFields[]): Promise<number[]> {
      const made = await changing(tx, places.insertInstitutions(tx, all, clock.now()))
      const ids = new Map(made.map(({ id, name }) => [name, id]))
      return all.map(({ name }) => idOf(ids, name))
    },

    changeInstitutions: (tx: Tx, changes: readonly places.Change<InstitutionFields>[]): Promise<number[]> =>
      changing(tx, places.changeInstitutions(tx, changes, clock.now())),

    deleteInstitutions: (tx: Tx, ids: readonly number[]): Promise<void> =>
      changing(tx, places.deleteInstitutions(tx, ids)),

    /** Returns the ids in the order of the fields. */
    async createDepartments(tx: Tx, all: readonly DepartmentFields[]): Promise<number[]> {
      const made = await changing(tx, places.insertDepartments(tx, all, clock.now()))
      const ids = new Map(made.map((row) => [keyOf(row), row.id]))
      return all.map((fields) => idOf(ids, keyOf(fields)))
    },

    changeDepartments: (tx: Tx, changes: readonly places.Change<DepartmentFields>[]): Promise<number[]> =>
      changing(tx, places.changeDepartments(tx, changes, clock.now())),

    deleteDepartments: (tx: Tx, ids: readonly number[]): Promise<void> =>
      changing(tx, places.deleteDepartments(tx, ids)),
  }
}

const keyOf = ({ institutionId, name }: { institutionId: number; name: string }) => `${institutionId} ${name}`

function idOf(ids: ReadonlyMap<string, number>, key: string): number {
  const id = ids.get(key)
  if (id === undefined) throw new Error('a place of the import was not inserted')
  return id
}

export type PlaceImport = ReturnType<typeof placeImport>
