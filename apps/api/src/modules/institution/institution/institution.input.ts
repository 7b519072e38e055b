import { plainNames, toPlain } from '@diatrivi/contract/wire-names'
import {
  DEPARTMENT_NAMES,
  INSTITUTION_NAMES,
  INSTITUTION_TYPE_NAMES,
} from '@diatrivi/contract/work/administration/administration.names'
import type {
  DepartmentBody,
  InstitutionBody,
} from '@diatrivi/contract/work/administration/administration.schemas'
import type { z } from 'zod'
import type { DepartmentFields } from './department.repository.ts'
import type { InstitutionFields } from './institution.repository.ts'

export function institutionFields(body: z.output<typeof InstitutionBody>): InstitutionFields {
  const { type, ...fields } = toPlain(INSTITUTION_NAMES, body)
  return { ...fields, type: plainNames(INSTITUTION_TYPE_NAMES)[type] }
}

export function departmentFields(body: z.output<typeof DepartmentBody>): DepartmentFields {
  return toPlain(DEPARTMENT_NAMES, body)
}
