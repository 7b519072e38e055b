import { queryOptions } from '@tanstack/react-query'
import { callPage } from '../../../../../shared/api/client.ts'
import { callWhole } from '../../../../../shared/api/whole-list.ts'
import {
  type Inspection,
  type InspectionFilter,
  toInspection,
  toInspectionQuery,
} from './inspections.mapper.ts'

export const inspectionQueries = {
  all: () => ['administration', 'inspections'] as const,

  page: (filter: InspectionFilter, page: number, pageSize: number) =>
    queryOptions({
      queryKey: [...inspectionQueries.all(), filter, page, pageSize],
      queryFn: async ({ signal }) => {
        const query = {
          ...toInspectionQuery(filter),
          page: String(page),
          pageSize: String(pageSize),
        }
        const { items, total } = await callPage('listInspections', { query, signal })
        return { inspections: items.map(toInspection), total }
      },
      staleTime: 0,
    }),
}

/** All pages, for a file. */
export async function readAllInspections(filter: InspectionFilter): Promise<Inspection[]> {
  return (await callWhole('listInspections', { query: toInspectionQuery(filter) })).map(toInspection)
}
