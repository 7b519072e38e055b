import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/client.ts'
import { callWhole } from '../../../shared/api/whole-list.ts'
import { toDepartment } from './department.mapper.ts'
import { toInstitution } from './institution.mapper.ts'
import { toInstructor } from './instructor.mapper.ts'
import { toSecretary } from './secretary.mapper.ts'

/** Whole lists: the grid sorts, searches and filters some hundreds of rows faster than a request would answer. */
export const administrationQueries = {
  all: () => ['administration'] as const,

  institutions: () =>
    queryOptions({
      queryKey: [...administrationQueries.all(), 'institutions'],
      queryFn: async ({ signal }) => (await call('listInstitutions', { signal })).map(toInstitution),
    }),

  departments: () =>
    queryOptions({
      queryKey: [...administrationQueries.all(), 'departments'],
      queryFn: async ({ signal }) => (await call('listDepartments', { signal })).map(toDepartment),
    }),

  instructors: () =>
    queryOptions({
      queryKey: [...administrationQueries.all(), 'instructors'],
      queryFn: async ({ signal }) => (await callWhole('listInstructors', { signal })).map(toInstructor),
    }),

  secretaries: () =>
    queryOptions({
      queryKey: [...administrationQueries.all(), 'secretaries'],
      queryFn: async ({ signal }) => (await callWhole('listSecretaries', { signal })).map(toSecretary),
    }),
}
