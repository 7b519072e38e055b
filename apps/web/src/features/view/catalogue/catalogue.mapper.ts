import type { Wire } from '@diatrivi/contract/endpoints'

export function toDepartmentIds(departments: Wire<'listPublicDepartments'>['response']): number[] {
  return departments.map(({ depID }) => depID)
}
