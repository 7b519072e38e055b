import { queryOptions } from '@tanstack/react-query'
import { call, callPage } from '../../../shared/api/client.ts'
import { callWhole } from '../../../shared/api/whole-list.ts'
import { toAdministrator } from './administrator.mapper.ts'
import { toDepartment } from './department.mapper.ts'
import { toInstitution } from './institution.mapper.ts'
import { toInstructor } from './instructor.mapper.ts'
import { toSecretary } from './secretary.mapper.ts'
import { toStudentAccount } from './student-account.mapper.ts'

/** Whole lists: the table sorts, searches and filters some hundreds of rows faster than a request would answer. */
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

  administrators: () =>
    queryOptions({
      queryKey: [...administrationQueries.all(), 'administrators'],
      queryFn: async ({ signal }) => (await callWhole('listAdministrators', { signal })).map(toAdministrator),
    }),

  secretaries: () =>
    queryOptions({
      queryKey: [...administrationQueries.all(), 'secretaries'],
      queryFn: async ({ signal }) => (await callWhole('listSecretaries', { signal })).map(toSecretary),
    }),

  /** A page, because an installation has tens of thousands. */
  students: (search: string, page: number, pageSize: number) =>
    queryOptions({
      queryKey: [...administrationQueries.all(), 'students', search, page, pageSize],
      queryFn: async ({ signal }) => {
        const query = { search, page: String(page), pageSize: String(pageSize) }
        const { items, total } = await callPage('listStudentAccounts', { query, signal })
        return { students: items.map(toStudentAccount), total }
      },
    }),
}
