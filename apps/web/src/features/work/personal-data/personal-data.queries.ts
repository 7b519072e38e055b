import type { Wire } from '@diatrivi/contract/endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/client.ts'

/** What becomes of the account when its owner deletes it. */
export type OwnDeletion = Wire<'getOwnDeletion'>['response']

export const personalDataQueries = {
  deletion: () =>
    queryOptions({
      queryKey: ['own-deletion'],
      queryFn: ({ signal }): Promise<OwnDeletion> => call('getOwnDeletion', { signal }),
    }),
}
