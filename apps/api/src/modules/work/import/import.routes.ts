import type { PageQuery } from '@diatrivi/contract/paging'
import { plainNames } from '@diatrivi/contract/wire-names'
import { OFFICE_KIND_NAMES } from '@diatrivi/contract/work/import/import.names'
import type { ImportRowsQuery } from '@diatrivi/contract/work/import/import.schemas'
import type { Language } from '@diatrivi/domain/shared/language'
import type { z } from 'zod'
import type { Clock } from '../../../platform/clock.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import { pageWindow } from '../../../platform/paging.ts'
import { presentImport, presentImportRow } from './import.presenter.ts'
import type { ImportReading } from './import-reading.service.ts'
import type { ImportRows } from './import-rows.service.ts'
import type { Office } from './import-run.repository.ts'

type Query = z.output<typeof PageQuery>
type RowsQuery = z.output<typeof ImportRowsQuery>

interface Services {
  reading: ImportReading
  writing: ImportRows
  clock: Clock
}

/** What is of no department is the administrators'. */
const OF_ADMINISTRATORS = null
const OFFICE_KINDS = plainNames(OFFICE_KIND_NAMES)

export function importRoutes({ reading, writing, clock }: Services) {
  const present = async (office: Office, id: number) =>
    presentImport(await reading.find(office, id), clock.now())

  async function list(office: Office, query: Query) {
    const { items, total } = await reading.list(office, pageWindow(query))
    return { items: items.map((run) => presentImport(run, clock.now())), total }
  }

  async function listRows(office: Office, id: number, query: RowsQuery, language: Language) {
    const { items, total, run } = await reading.listRows(office, id, query.fate, pageWindow(query))
    return { items: items.map((row) => presentImportRow(row, run, language)), total }
  }

  return {
    startImport: async ({ actor, params, query, file }) => {
      const of = { kind: params.kind, departmentId: OF_ADMINISTRATORS }
      return present(OF_ADMINISTRATORS, await reading.start(actor, of, file, query))
    },
    listImports: ({ query }) => list(OF_ADMINISTRATORS, query),
    getImport: ({ params }) => present(OF_ADMINISTRATORS, params.importId),
    listImportRows: ({ params, query, caller }) =>
      listRows(OF_ADMINISTRATORS, params.importId, query, caller.language),
    downloadImportFaults: ({ params, caller: { language } }) =>
      reading.downloadFaults(OF_ADMINISTRATORS, { ...params, language }),
    applyImport: async ({ actor, params, body }) => {
      const { rows, confirmed = false, confirmDoubts: doubtsConfirmed = false } = body
      // Administrators bring no registry numbers.
      const asked = { rows, confirmed, numbersConfirmed: false, doubtsConfirmed }
      await writing.apply(OF_ADMINISTRATORS, params.importId, asked, actor.accountId)
    },
    undoImport: async ({ params }) => {
      await writing.undo(OF_ADMINISTRATORS, params.importId)
    },

    startOfficeImport: async ({ actor, params, query, file }) => {
      const of = { kind: OFFICE_KINDS[params.kind], departmentId: actor.departmentId }
      return present(of.departmentId, await reading.start(actor, of, file, query))
    },
    listOfficeImports: ({ actor, query }) => list(actor.departmentId, query),
    getOfficeImport: ({ actor, params }) => present(actor.departmentId, params.importId),
    listOfficeImportRows: ({ actor, params, query, caller }) =>
      listRows(actor.departmentId, params.importId, query, caller.language),
    downloadOfficeImportFaults: ({ actor, params, caller: { language } }) =>
      reading.downloadFaults(actor.departmentId, { ...params, language }),
    applyOfficeImport: async ({ actor, params, body }) => {
      const {
        rows,
        confirmRemovals: confirmed = false,
        confirmNumbers: numbersConfirmed = false,
        confirmDoubts: doubtsConfirmed = false,
      } = body
      const asked = { rows, confirmed, numbersConfirmed, doubtsConfirmed }
      await writing.apply(actor.departmentId, params.importId, asked, actor.accountId)
    },
    undoOfficeImport: async ({ actor, params }) => {
      await writing.undo(actor.departmentId, params.importId)
    },
  } satisfies Partial<Handlers>
}
