import type { Clock } from '../../platform/clock.ts'
import type { Handlers } from '../../platform/http/handler.ts'
import { pageWindow } from '../../platform/paging.ts'
import { presentImport, presentImportRow } from './import.presenter.ts'
import type { ImportReading } from './import-reading.service.ts'
import type { ImportWriting } from './import-writing.service.ts'

interface Services {
  reading: ImportReading
  writing: ImportWriting
  clock: Clock
}

export function importRoutes({ reading, writing, clock }: Services) {
  const present = async (id: number) => presentImport(await reading.find(id), clock.now())
  return {
    startImport: async ({ actor, params, file }) => present(await reading.start(actor, params.kind, file)),
    listImports: async ({ query }) => {
      const { items, total } = await reading.list(pageWindow(query))
      return { items: items.map((run) => presentImport(run, clock.now())), total }
    },
    getImport: ({ params }) => present(params.importId),
    listImportRows: async ({ params, query, caller }) => {
      const { items, total, columns } = await reading.listRows(params.importId, query.fate, pageWindow(query))
      return { items: items.map((row) => presentImportRow(row, columns, caller.language)), total }
    },
    applyImport: async ({ params, body }) => {
      await writing.apply(params.importId, { rows: body.rows, confirmed: body.confirmed === true })
      return { status: 200 }
    },
    undoImport: async ({ params }) => {
      await writing.undo(params.importId)
      return { status: 200 }
    },
  } satisfies Partial<Handlers>
}
