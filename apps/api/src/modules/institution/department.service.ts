import { canAdministration } from '@diatrivi/domain/administration/administration.policy'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/transaction.ts'
import { refusing } from '../../platform/refusal/constraint-refusals.ts'
import { enforce, enforceVersion, found } from '../../platform/refusal/refusal.ts'
import type { Files } from '../../platform/storage/files.ts'
import type { ImageService } from '../image/image.service.ts'
import { DEPARTMENT_REFUSALS } from './department.presenter.ts'
import type { DepartmentFields } from './department.repository.ts'
import * as departments from './department.repository.ts'

interface Dependencies {
  db: Db
  files: Files
  clock: Clock
  images: ImageService
}

export function departmentService({ db, files, clock, images }: Dependencies) {
  return {
    /** All of them with their institutions: some hundreds in the whole country. */
    list: () => departments.listDepartments(db),

    create: (fields: DepartmentFields): Promise<number> =>
      refusing(DEPARTMENT_REFUSALS, () =>
        db.transaction((tx) => departments.insertDepartment(tx, fields, clock.now())),
      ),

    edit: (id: number, fields: DepartmentFields, ifMatch: number | null): Promise<void> =>
      refusing(DEPARTMENT_REFUSALS, () =>
        db.transaction(async (tx) => {
          enforceVersion(ifMatch, found(await departments.lockDepartment(tx, id)))
          await departments.updateDepartment(tx, id, fields, clock.now())
        }),
      ),

    /** Its covers go with it. */
    delete: (id: number): Promise<void> =>
      files.transaction(async (tx, transactionFiles) => {
        found(await departments.lockDepartment(tx, id))
        enforce(canAdministration.deleteDepartment({ users: await departments.countUsersOf(tx, id) }))
        await images.deleteOfDepartment(tx, transactionFiles, id)
        await departments.deleteDepartment(tx, id)
      }),
  }
}

export type DepartmentService = ReturnType<typeof departmentService>
