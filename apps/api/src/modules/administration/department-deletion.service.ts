import { canAdministration } from '@diatrivi/domain/administration/administration.policy'
import { enforce, found } from '../../platform/refusal/refusal.ts'
import type { Files } from '../../platform/storage/files.ts'
import { countAccountsOf } from '../account/account.queries.ts'
import type { ImageService } from '../image/image.service.ts'
import type { DepartmentService } from '../institution/department.service.ts'
import { lockDepartment } from '../institution/institution.queries.ts'

interface Dependencies {
  files: Files
  departments: DepartmentService
  images: ImageService
}

export function departmentDeletion({ files, departments, images }: Dependencies) {
  return {
    /** Its covers go with it. */
    delete: (id: number): Promise<void> =>
      files.transaction(async (tx, transactionFiles) => {
        found(await lockDepartment(tx, id))
        enforce(canAdministration.deleteDepartment({ users: await countAccountsOf(tx, id) }))
        await images.deleteOfDepartment(tx, transactionFiles, id)
        await departments.delete(tx, id)
      }),
  }
}

export type DepartmentDeletion = ReturnType<typeof departmentDeletion>
