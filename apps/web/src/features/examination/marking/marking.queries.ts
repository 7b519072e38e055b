import { queryOptions } from '@tanstack/react-query'
import { QUERY_ROOTS } from '../../../entities/query-keys.ts'
import { call } from '../../../shared/api/client.ts'
import { toLinkedSheet, toSheetView } from './marking.mapper.ts'

/** Under the root of theses, so that every action on a thesis refreshes them. */
export const markingQueries = {
  sheet: (examinationId: number) =>
    queryOptions({
      queryKey: [...QUERY_ROOTS.thesis, 'mark-sheet', examinationId],
      queryFn: async ({ signal }) =>
        toSheetView(await call('getMarkSheet', { params: { examinationId }, signal })),
    }),

  /** What the link of a member without an account shows; read by a POST, because its code is in no address. */
  byLink: (code: string) =>
    queryOptions({
      queryKey: [...QUERY_ROOTS.thesis, 'mark-by-link', code],
      queryFn: async ({ signal }) => toLinkedSheet(await call('openMarkSheet', { body: { code }, signal })),
    }),
}
