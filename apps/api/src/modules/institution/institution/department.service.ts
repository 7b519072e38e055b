import type { Sessions } from '../../../platform/auth/sessions.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/database/transaction.ts'
import type { KeptAnswers } from '../../../platform/kept-answers/kept-answers.ts'
import { refusing } from '../../../platform/refusal/constraint-refusals.ts'
import { enforceVersion, found } from '../../../platform/refusal/refusal.ts'
import type { DepartmentFields } from './department.repository.ts'
import * as departments from './department.repository.ts'
import { PLACES } from './institution.model.ts'
import { lockDepartment } from './institution.queries.ts'
import { DEPARTMENT_REFUSALS } from './institution.refusals.ts'

interface Dependencies {
  db: Db
  clock: Clock
  sessions: Sessions
  keptAnswers: KeptAnswers
}

export function departmentService({ db, clock, sessions, keptAnswers }: Dependencies) {
  return {
    /** All of them with their institutions: some hundreds in the whole country. */
    list: () => departments.listDepartments(db),

    create: (fields: DepartmentFields): Promise<number> =>
      refusing(DEPARTMENT_REFUSALS, () =>
        db.transaction(async (tx) => {
          await keptAnswers.changed(tx, PLACES)
          return departments.insertDepartment(tx, fields, clock.now())
        }),
      ),

    edit: (id: number, fields: DepartmentFields, ifMatch: number | null): Promise<void> =>
      refusing(DEPARTMENT_REFUSALS, () =>
        db.transaction(async (tx) => {
          const before = found(await lockDepartment(tx, id))
          enforceVersion(ifMatch, before)
          await departments.updateDepartment(tx, id, fields, clock.now())
          await keptAnswers.changed(tx, PLACES)
          // It has no list of its people, and departments hardly ever move.
          if (before.institutionId !== fields.institutionId) await sessions.changed(tx, 'everyone')
        }),
      ),

    /** One that is locked and that nothing refers to. */
    delete: async (tx: Tx, id: number): Promise<void> => {
      await departments.deleteDepartment(tx, id)
      await keptAnswers.changed(tx, PLACES)
    },
  }
}

export type DepartmentService = ReturnType<typeof departmentService>
