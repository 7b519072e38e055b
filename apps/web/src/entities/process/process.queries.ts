import { queryOptions } from '@tanstack/react-query'
import { call } from '../../shared/api/client.ts'
import { QUERY_ROOTS } from '../query-keys.ts'
import { toProcess } from './process.mapper.ts'

/** Where a thesis stands in its department's process: asked for once, however many panels show a part of it. */
export const processQueries = {
  /** Under the root of theses, so that every action on a thesis refreshes it. */
  of: (thesisId: number) =>
    queryOptions({
      queryKey: [...QUERY_ROOTS.thesis, 'process', thesisId],
      queryFn: async ({ signal }) => toProcess(await call('getProcess', { params: { thesisId }, signal })),
    }),
}
