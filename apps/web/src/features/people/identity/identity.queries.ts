import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../shared/api/client.ts'
import { toOwnIdentity } from './identity.mapper.ts'

export const identityQueries = {
  list: () =>
    queryOptions({
      queryKey: ['identity', 'list'],
      queryFn: async ({ signal }) => (await call('listIdentities', { signal })).map(toOwnIdentity),
    }),
}

/** Other sessions end with it, so that their list is outdated too. */
export function useUnlinkIdentity() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (identityId: number) => call('unlinkIdentity', { params: { identityId } }),
    onSettled: () =>
      Promise.all(
        [identityQueries.list().queryKey, ['session']].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  })
}
