import { canAdministration } from '@diatrivi/domain/work/administration/administration.policy'
import { refusing } from '../../../platform/refusal/constraint-refusals.ts'
import { enforce, found, Refusal } from '../../../platform/refusal/refusal.ts'
import type { Files } from '../../../platform/storage/files.ts'
import type { PaperForms } from '../../examination/paper/form/paper-form.service.ts'
import type { ImageService } from '../../institution/image/image.service.ts'
import type { DepartmentService } from '../../institution/institution/department.service.ts'
import { lockDepartment } from '../../institution/institution/institution.queries.ts'
import { countAccountsOf } from '../../people/account/account.queries.ts'

interface Dependencies {
  files: Files
  departments: DepartmentService
  images: ImageService
  paperForms: PaperForms
}

const HAS_PAPERS = { paper_department_id_department_id_fk: () => new Refusal('has_papers') }

export function departmentDeletion({ files, departments, images, paperForms }: Dependencies) {
  return {
    /** Its covers and its forms go with it; papers that it has issued keep it. */
    delete: (id: number): Promise<void> =>
      refusing(HAS_PAPERS, () =>
        files.transaction(async (tx, transactionFiles) => {
          found(await lockDepartment(tx, id))
          enforce(canAdministration.deleteDepartment({ users: await countAccountsOf(tx, id) }))
          await images.deleteOfDepartment(tx, transactionFiles, id)
          await paperForms.deleteAllOf(tx, transactionFiles, id)
          await departments.delete(tx, id)
        }),
      ),
  }
}

export type DepartmentDeletion = ReturnType<typeof departmentDeletion>
