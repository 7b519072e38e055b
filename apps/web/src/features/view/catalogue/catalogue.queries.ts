import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/client.ts'
import { toDepartmentIds } from './catalogue.mapper.ts'

export const catalogueQueries = {
  /** Whether everybody reads the topics of the department, without an account. */
  isOpen: (departmentId: number) =>
    queryOptions({
      queryKey: ['catalogue', 'is-open', departmentId],
      queryFn: async ({ signal }) =>
        toDepartmentIds(await call('listPublicDepartments', { signal })).includes(departmentId),
    }),
}
