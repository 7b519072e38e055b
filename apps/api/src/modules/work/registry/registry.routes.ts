import type { Handlers } from '../../../platform/http/handler.ts'
import { pageWindow } from '../../../platform/paging.ts'
import { presentExport, presentReading, presentResult } from './registry.presenter.ts'
import type { RegistryService } from './registry.service.ts'
import type { RegistryReadings } from './registry-reading.service.ts'

interface Services {
  registry: RegistryService
  readings: RegistryReadings
}

export function registryRoutes({ registry, readings }: Services) {
  return {
    getRegistryReading: async ({ actor }) => presentReading(await readings.find(actor)),
    readRegistry: async ({ actor }) => presentReading(await readings.read(actor)),
    listRegistryResults: async ({ actor, query }) => {
      const { from = null, until = null, status: selection = null } = query
      const { items, total } = await registry.list(actor, { from, until, selection }, query)
      return { items: items.map(presentResult), total }
    },
    exportRegistry: ({ actor, body: { format, from = null, until = null, all = false } }) =>
      registry.send(actor, { format, from, until, all }),
    listRegistryExports: async ({ actor, query }) => {
      const { items, total } = await registry.listExports(actor, pageWindow(query))
      return { items: items.map(presentExport), total }
    },
    downloadRegistryExport: ({ actor, params, query, caller }) =>
      registry.download(actor, params.exportId, query.headings ?? caller.language),
    withdrawRegistryExport: async ({ actor, params, body }) => {
      await registry.withdraw(actor, params.exportId, body.reason)
    },
  } satisfies Partial<Handlers>
}
