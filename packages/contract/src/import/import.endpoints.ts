import { IMPORT_FILE_MAX_BYTES } from '@diatrivi/domain/import/import-kind'
import { z } from 'zod'
import { endpoint, signedIn } from '../endpoint.ts'
import { PageQuery } from '../paging.ts'
import { Saved } from '../values.ts'
import {
  ApplyImportBody,
  ImportKindParams,
  ImportParams,
  ImportRowsQuery,
  ImportRowView,
  ImportView,
} from './import.schemas.ts'

const administrator = signedIn(['administrator'])
const asked = (policy: string) => signedIn(['administrator'], `import.${policy}`)

export const importEndpoints = {
  startImport: endpoint('startImport', {
    summary: 'Read a file and say what would become of each of its rows; nothing else is written',
    access: administrator,
    params: ImportKindParams,
    file: { kind: 'table', maxBytes: IMPORT_FILE_MAX_BYTES, required: true },
    response: ImportView,
    errors: ['file_too_large', 'file_type_not_accepted'],
  }),
  listImports: endpoint('listImports', {
    summary: 'The imports of the last 30 days, the newest first',
    access: administrator,
    query: PageQuery,
    paged: 'cap',
    response: z.array(ImportView),
  }),
  getImport: endpoint('getImport', {
    summary: 'How many rows of a file have each fate, and what was done with it',
    access: administrator,
    params: ImportParams,
    response: ImportView,
    errors: ['not_found'],
  }),
  listImportRows: endpoint('listImportRows', {
    summary: 'The rows of a file with their fates, and the records that it does not name',
    access: administrator,
    params: ImportParams,
    query: ImportRowsQuery,
    paged: 'cap',
    response: z.array(ImportRowView),
    errors: ['not_found'],
  }),
  applyImport: endpoint('applyImport', {
    summary: 'Write the rows of a file, and invite the people who are new',
    access: asked('apply'),
    params: ImportParams,
    body: ApplyImportBody,
    response: Saved,
    errors: ['not_found', 'import_applied', 'import_has_faults', 'too_many_changes', 'import_outdated'],
  }),
  undoImport: endpoint('undoImport', {
    summary: 'Take an import back for a day, but for what was used or changed since',
    access: asked('undo'),
    params: ImportParams,
    response: Saved,
    errors: ['not_found', 'import_not_applied', 'undo_over'],
  }),
}
