import { queryOptions } from '@tanstack/react-query'
import { QUERY_ROOTS } from '../../../entities/query-keys.ts'
import { call } from '../../../shared/api/client.ts'
import { toReading } from './registry.mapper.ts'

/** Under the root of student records, so that an import that is applied refreshes it. */
export const registryReadingQuery = () =>
  queryOptions({
    queryKey: [...QUERY_ROOTS.studentRecord, 'registry-reading'],
    queryFn: async ({ signal }) => toReading(await call('getRegistryReading', { signal })),
  })
