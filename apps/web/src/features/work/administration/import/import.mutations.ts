import { IMPORT_FIELD_NAMES, OFFICE_KIND_NAMES } from '@diatrivi/contract/work/import/import.names'
import {
  type AppliedRows,
  type ImportKind,
  isAdministratorsKind,
  isOfficeKind,
} from '@diatrivi/domain/work/import/import-kind'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { QUERY_ROOTS, refreshTheses } from '../../../../entities/query-keys.ts'
import { call } from '../../../../shared/api/client.ts'
import { download } from '../../../../shared/api/download.ts'
import { useApiMutation } from '../../../../shared/ui/use-api-mutation.ts'
import { administrationQueries } from '../administration.queries.ts'
import { type FileColumn, type ImportOffice, toImportRun } from './import.mapper.ts'
import { importQueries } from './import.queries.ts'

export function useStartImport(office: ImportOffice) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (source: ImportSource) => toImportRun(await start(office, source), office),
    onSuccess: (run) => {
      const queries = importQueries(office)
      queryClient.setQueryData(queries.run(run.id).queryKey, run)
      return queryClient.invalidateQueries({ queryKey: [...queries.all(), 'runs'] })
    },
  })
}

/** What goes up: a file, the sheet of it that was chosen, and what its columns were said to be. */
export interface ImportSource {
  kind: ImportKind
  file: File
  sheet?: string
  columns?: readonly ChosenColumn[]
}

/** Another sheet of a file, or what the columns of the sheet are. */
export type ReadingWish = Pick<ImportSource, 'sheet' | 'columns'>

export type ChosenColumn = Pick<FileColumn, 'place' | 'field'>

const columnWords = ({ place, field }: ChosenColumn) =>
  `${place}:${field === null ? '' : IMPORT_FIELD_NAMES[field]}`

function start(office: ImportOffice, { kind, file, sheet, columns }: ImportSource) {
  const query = {
    ...(sheet !== undefined && { sheet }),
    ...(columns !== undefined && { columns: columns.map(columnWords).join(',') }),
  }
  if (office === 'secretary' && isOfficeKind(kind)) {
    return call('startOfficeImport', { params: { kind: OFFICE_KIND_NAMES[kind] }, query, file })
  }
  if (office === 'administrator' && isAdministratorsKind(kind)) {
    return call('startImport', { params: { kind }, query, file })
  }
  throw new Error(`${kind} are not brought by the ${office}`)
}

/** What is written stands in the other tables of the office too. Refetches after a refusal, because the screen is then out of date. */
const afterWriting = (office: ImportOffice) =>
  ({
    refresh: (queryClient: QueryClient) =>
      office === 'administrator'
        ? queryClient.invalidateQueries({ queryKey: administrationQueries.all() })
        : Promise.all([
            queryClient.invalidateQueries({ queryKey: importQueries(office).all() }),
            queryClient.invalidateQueries({ queryKey: QUERY_ROOTS.studentRecord }),
            queryClient.invalidateQueries({ queryKey: QUERY_ROOTS.staff }),
            refreshTheses(queryClient),
          ]),
    refreshAfterRefusal: true,
  }) as const

interface Applying {
  importId: number
  rows: AppliedRows
  /** That it is the right file. */
  confirmed: boolean
  /** That students get other registry numbers, which a secretary alone brings. */
  numbersConfirmed: boolean
  /** That what may make a value worse, or a person twice, is meant. */
  doubtsConfirmed: boolean
}

export function useApplyImport(office: ImportOffice) {
  return useApiMutation({
    mutationFn: ({ importId, rows, confirmed, numbersConfirmed, doubtsConfirmed }: Applying) => {
      const params = { importId }
      return office === 'administrator'
        ? call('applyImport', { params, body: { rows, confirmed, confirmDoubts: doubtsConfirmed } })
        : call('applyOfficeImport', {
            params,
            body: {
              rows,
              confirmRemovals: confirmed,
              confirmNumbers: numbersConfirmed,
              confirmDoubts: doubtsConfirmed,
            },
          })
    },
    ...afterWriting(office),
  })
}

export const downloadFaults = (office: ImportOffice, importId: number) =>
  download(office === 'administrator' ? 'downloadImportFaults' : 'downloadOfficeImportFaults', {
    params: { importId },
  })

export function useUndoImport(office: ImportOffice) {
  return useApiMutation({
    mutationFn: (importId: number) =>
      call(office === 'administrator' ? 'undoImport' : 'undoOfficeImport', { params: { importId } }),
    ...afterWriting(office),
  })
}
