import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { QUERY_ROOTS } from '../../../entities/query-keys.ts'
import { call, callPage } from '../../../shared/api/client.ts'
import { toInstructorsOf, toOffice, toOutsideMember, toStaffMember } from './staff.mapper.ts'

export const staffQueries = {
  all: () => QUERY_ROOTS.staff,

  /** The page before stays on screen while the next one loads. */
  page: (search: string, page: number, pageSize: number) =>
    queryOptions({
      queryKey: [...staffQueries.all(), 'page', search, page, pageSize],
      queryFn: async ({ signal }) => {
        const query = { search, page: String(page), pageSize: String(pageSize) }
        const { items, total } = await callPage('listStaff', { query, signal })
        return { members: items.map(toStaffMember), total }
      },
      placeholderData: keepPreviousData,
    }),

  /** The members whose names match the search. */
  named: (name: string) =>
    queryOptions({
      queryKey: [...staffQueries.all(), 'named', name],
      queryFn: async ({ signal }) =>
        (await call('listStaff', { query: { search: name }, signal })).map(toStaffMember),
    }),

  /** Members of committees without an account. */
  outsideMembers: () =>
    queryOptions({
      queryKey: [...staffQueries.all(), 'outside'],
      queryFn: async ({ signal }) => (await call('listOutsideMembers', { signal })).map(toOutsideMember),
    }),

  /** The latest first. */
  offices: (departmentId: number) =>
    queryOptions({
      queryKey: [...staffQueries.all(), 'offices', departmentId],
      queryFn: async ({ signal }) =>
        (await call('listOffices', { params: { depID: departmentId }, signal })).map(toOffice),
    }),

  /** The instructors whom an administrator may choose for an office. */
  instructorsOf: (departmentId: number) =>
    queryOptions({
      queryKey: [...staffQueries.all(), 'instructors', departmentId],
      queryFn: async ({ signal }) => toInstructorsOf(departmentId, await call('listInstructors', { signal })),
    }),
}
