import type { ConstraintRefusals } from '../../../platform/refusal/constraint-refusals.ts'
import { invalidFields, Refusal } from '../../../platform/refusal/refusal.ts'

const outdated = () => new Refusal('import_outdated')

/** What others wrote between the look at the data and the writing. */
export const IMPORT_REFUSALS: ConstraintRefusals = {
  institution_name: outdated,
  department_name: outdated,
  department_institution_id_institution_id_fk: outdated,
  account_username: outdated,
  account_held_email: outdated,
  account_department_id_department_id_fk: outdated,
  image_department_id_department_id_fk: outdated,
  student_record_registry_number: outdated,
  student_record_account: outdated,
  pending_student_registry_number: outdated,
  pending_student_email: outdated,
}

export const withoutHeadings = () => invalidFields({ selectedFile: 'table_without_headings' })
export const withoutRows = (examples: number) =>
  invalidFields({ selectedFile: examples > 0 ? 'table_only_example' : 'table_without_rows' })
