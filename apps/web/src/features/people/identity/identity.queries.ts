import type { Wire } from '@diatrivi/contract/endpoints'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../shared/api/client.ts'
import { toClockText } from '../../../shared/format/wire-day.ts'

/** An account of the institution with which the person signs in. */
export interface OwnIdentity {
  id: number
  /** The provider, as it names itself. */
  issuer: string
  /** Day and hour in Athens: `2026-03-07 14:30`. */
  linkedAt: string
}

function toOwnIdentity(wire: Wire<'listIdentities'>['response'][number]): OwnIdentity {
  return { id: wire.identityID, issuer: wire.issuer, linkedAt: toClockText(wire.linkedAt) }
}

export const identityQueries = {
  list: () =>
    queryOptions({
      queryKey: ['identity', 'list'],
      queryFn: async ({ signal }) => (await call('listIdentities', { signal })).map(toOwnIdentity),
      staleTime: 0,
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
