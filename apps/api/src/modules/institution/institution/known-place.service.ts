import { foldGreek } from '@diatrivi/domain/shared/greek-text'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import type { KeptAnswers } from '../../../platform/kept-answers/kept-answers.ts'
import { invalidFields } from '../../../platform/refusal/refusal.ts'
import { departmentFields, institutionFields } from './institution.input.ts'
import { PLACES } from './institution.model.ts'
import { readPlaces } from './institution.queries.ts'
import { type KnownDepartment, type KnownInstitution, knownInstitutions } from './known-institutions.model.ts'
import { ensureInstitution, insertMissingDepartments } from './known-place.repository.ts'

/** A university of the list, and what the installation has of it. */
export interface KnownPlace {
  known: KnownInstitution
  isThere: boolean
  departments: { known: KnownDepartment; isThere: boolean }[]
}

interface Dependencies {
  db: Db
  clock: Clock
  keptAnswers: KeptAnswers
}

/** The universities that come with the program, for an installation that has none yet. */
export function knownPlaces({ db, clock, keptAnswers }: Dependencies) {
  return {
    async list(): Promise<KnownPlace[]> {
      const { institutions, departments } = await readPlaces(db)
      const idByName = new Map(institutions.map(({ id, name }) => [foldGreek(name), id]))
      const there = new Set(departments.map(({ institutionId, name }) => placeKey(institutionId, name)))
      return knownInstitutions().map((known) => {
        const id = idByName.get(foldGreek(known.instName))
        return {
          known,
          isThere: id !== undefined,
          departments: known.departments.map((one) => ({
            known: one,
            isThere: id !== undefined && there.has(placeKey(id, one.depName)),
          })),
        }
      })
    },

    /** Returns how many were made: what is there, under any spelling, is left as it is. */
    async add(institutionName: string, departmentNames: readonly string[]): Promise<number> {
      const known = knownInstitutions().find(({ instName }) => instName === institutionName)
      if (known === undefined) throw invalidFields({ instName: 'unknown_institution' })
      const names = new Set(departmentNames)
      const chosen = known.departments.filter(({ depName }) => names.has(depName))
      if (chosen.length < names.size) throw invalidFields({ departments: 'unknown_department' })
      const at = clock.now()
      return db.transaction(async (tx) => {
        const instID = await ensureInstitution(tx, institutionFields({ ...known, instLogo: null }), at)
        await keptAnswers.changed(tx, PLACES)
        const fields = chosen.map((one) => departmentFields({ ...one, instID }))
        return insertMissingDepartments(tx, fields, at)
      })
    },
  }
}

function placeKey(institutionId: number, name: string): string {
  return `${institutionId} ${foldGreek(name)}`
}

export type KnownPlaces = ReturnType<typeof knownPlaces>
