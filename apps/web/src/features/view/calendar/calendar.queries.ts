import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/client.ts'
import { toOwnCalendar } from './calendar.mapper.ts'

export const calendarQueries = {
  /** What is known of the reader's address; null where there is none. Programs read it while the person looks elsewhere. */
  own: () =>
    queryOptions({
      queryKey: ['calendar', 'own'],
      queryFn: async ({ signal }) => toOwnCalendar(await call('getFeed', { signal })),
      staleTime: 0,
    }),
}
