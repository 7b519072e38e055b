import type { Sessions } from '../../../platform/auth/sessions.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, Reader, Tx } from '../../../platform/database/transaction.ts'
import { refusing } from '../../../platform/refusal/constraint-refusals.ts'
import { enforceVersion, found } from '../../../platform/refusal/refusal.ts'
import type { DepartmentFields } from './department.repository.ts'
import * as departments from './department.repository.ts'
import { lockDepartment } from './institution.queries.ts'
import { DEPARTMENT_REFUSALS } from './institution.refusals.ts'

interface Dependencies {
  db: Db
  replica: Reader
  clock: Clock
  sessions: Sessions
}

export function departmentService({ db, replica, clock, sessions }: Dependencies) {
  return {
    /** All of them with their institutions: some hundreds in the whole country. */
    list: ({ mayBeOld }: { mayBeOld: boolean }) => departments.listDepartments(mayBeOld ? replica : db),

    create: (fields: DepartmentFields): Promise<number> =>
      refusing(DEPARTMENT_REFUSALS, () =>
        db.transaction((tx) => departments.insertDepartment(tx, fields, clock.now())),
      ),

    edit: (id: number, fields: DepartmentFields, ifMatch: number | null): Promise<void> =>
      refusing(DEPARTMENT_REFUSALS, () =>
        db.transaction(async (tx) => {
          const before = found(await lockDepartment(tx, id))
          enforceVersion(ifMatch, before)
          await departments.updateDepartment(tx, id, fields, clock.now())
          // It has no list of its people, and departments hardly ever move.
          if (before.institutionId !== fields.institutionId) await sessions.changed(tx, 'everyone')
        }),
      ),

    /** One that is locked and that nothing refers to. */
    delete: (tx: Tx, id: number): Promise<void> => departments.deleteDepartment(tx, id),
  }
}

export type DepartmentService = ReturnType<typeof departmentService>
