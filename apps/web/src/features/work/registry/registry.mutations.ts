import type { IsoDate } from '@diatrivi/domain/shared/dates'
import type { RegistryFormat } from '@diatrivi/domain/work/registry/registry-export'
import type { QueryClient } from '@tanstack/react-query'
import { m } from '../../../paraglide/messages.js'
import { call } from '../../../shared/api/client.ts'
import { useApiMutation } from '../../../shared/ui/use-api-mutation.ts'
import { registryQueries } from './registry.queries.ts'

export interface RegistryWish {
  format: RegistryFormat
  from: IsoDate | null
  until: IsoDate | null
  all: boolean
}

const refresh = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: registryQueries.all() })

/** Resolves with the id of the file. */
export function useSendToRegistry() {
  return useApiMutation({
    mutationFn: ({ format, from, until, all }: RegistryWish) =>
      call('exportRegistry', {
        body: { format, all, ...(from !== null && { from }), ...(until !== null && { until }) },
      }),
    done: () => m.registry_sent_done(),
    refresh,
    refreshAfterRefusal: true,
  })
}

export function useWithdrawFile() {
  return useApiMutation({
    mutationFn: ({ exportId, reason }: { exportId: number; reason: string }) =>
      call('withdrawRegistryExport', { params: { exportId }, body: { reason } }),
    done: () => m.registry_withdraw_done(),
    refresh,
    refreshAfterRefusal: true,
    refused: 'message',
  })
}
