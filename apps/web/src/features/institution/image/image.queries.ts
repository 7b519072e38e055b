import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/client.ts'

export const imageQueries = {
  all: () => ['image'] as const,

  /** Ids of the covers of any department, as its administrator keeps them. */
  ofDepartment: (departmentId: number) =>
    queryOptions({
      queryKey: [...imageQueries.all(), 'department', departmentId],
      queryFn: ({ signal }) => call('listImagesOfDepartment', { params: { depID: departmentId }, signal }),
    }),
}
