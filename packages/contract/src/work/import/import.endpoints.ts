import { IMPORT_FILE_MAX_BYTES } from '@diatrivi/domain/work/import/import-kind'
import { z } from 'zod'
import { endpoint, signedIn } from '../../endpoint.ts'
import { PageQuery } from '../../paging.ts'
import { Saved } from '../../values.ts'
import {
  ApplyImportBody,
  ApplyOfficeImportBody,
  ImportKindParams,
  ImportParams,
  ImportRowsQuery,
  ImportRowView,
  ImportView,
  OfficeImportKindParams,
  StartImportQuery,
} from './import.schemas.ts'

const administrator = signedIn(['administrator'])
const asked = (policy: string) => signedIn(['administrator'], `import.${policy}`)

const secretary = signedIn(['secretary'])

export const importEndpoints = {
  startImport: endpoint('startImport', {
    summary: 'Read a file and say what would become of each of its rows; nothing else is written',
    access: administrator,
    params: ImportKindParams,
    query: StartImportQuery,
    file: { kind: 'table', maxBytes: IMPORT_FILE_MAX_BYTES, required: true },
    response: ImportView,
    errors: ['file_too_large', 'file_type_not_accepted', 'file_locked'],
  }),
  listImports: endpoint('listImports', {
    summary: 'The imports of the last 30 days, the newest first',
    access: administrator,
    query: PageQuery,
    paged: 'cap',
    response: z.array(ImportView),
  }),
  getImport: endpoint('getImport', {
    summary: 'How many rows of a file have each outcome, and what was done with it',
    access: administrator,
    params: ImportParams,
    response: ImportView,
    errors: ['not_found'],
  }),
  listImportRows: endpoint('listImportRows', {
    summary: 'The rows of a file with their outcomes, and the records that it does not name',
    access: administrator,
    params: ImportParams,
    query: ImportRowsQuery,
    paged: 'cap',
    response: z.array(ImportRowView),
    errors: ['not_found'],
  }),
  downloadImportFaults: endpoint('downloadImportFaults', {
    summary:
      'The rows of a file as a workbook, with what is wrong marked in its cells and said behind them; loaded again, that column is not read',
    access: administrator,
    params: ImportParams,
    answer: 'file',
    response: z.unknown(),
    errors: ['not_found'],
  }),
  applyImport: endpoint('applyImport', {
    summary: 'Write the rows of a file, and invite the people who are new',
    access: asked('apply'),
    params: ImportParams,
    body: ApplyImportBody,
    response: Saved,
    errors: [
      'not_found',
      'import_applied',
      'import_has_faults',
      'import_has_doubts',
      'too_many_changes',
      'import_outdated',
    ],
  }),
  undoImport: endpoint('undoImport', {
    summary: 'Take an import back for a day, but for what was used or changed since',
    access: asked('undo'),
    params: ImportParams,
    response: Saved,
    errors: ['not_found', 'import_not_applied', 'undo_over'],
  }),
  startOfficeImport: endpoint('startOfficeImport', {
    summary:
      "Read a list of the department's students, instructors or topics and say what would become of each of its rows",
    access: secretary,
    params: OfficeImportKindParams,
    query: StartImportQuery,
    file: { kind: 'table', maxBytes: IMPORT_FILE_MAX_BYTES, required: true },
    response: ImportView,
    errors: ['file_too_large', 'file_type_not_accepted', 'file_locked'],
  }),
  listOfficeImports: endpoint('listOfficeImports', {
    summary: 'The lists that the office of the department has brought in the last 30 days, the newest first',
    access: secretary,
    query: PageQuery,
    paged: 'cap',
    response: z.array(ImportView),
  }),
  getOfficeImport: endpoint('getOfficeImport', {
    summary: 'How many rows of a list have each outcome, and what was done with it',
    access: secretary,
    params: ImportParams,
    response: ImportView,
    errors: ['not_found'],
  }),
  listOfficeImportRows: endpoint('listOfficeImportRows', {
    summary: 'The rows of a list with their outcomes, and what the department has and the list does not name',
    access: secretary,
    params: ImportParams,
    query: ImportRowsQuery,
    paged: 'cap',
    response: z.array(ImportRowView),
    errors: ['not_found'],
  }),
  downloadOfficeImportFaults: endpoint('downloadOfficeImportFaults', {
    summary:
      'The rows of a list as a workbook, with what is wrong marked in its cells and said behind them; loaded again, that column is not read',
    access: secretary,
    params: ImportParams,
    answer: 'file',
    response: z.unknown(),
    errors: ['not_found'],
  }),
  applyOfficeImport: endpoint('applyOfficeImport', {
    summary:
      'Write the rows of a list: students without an account wait for it, instructors without one are invited, topics are offered',
    access: signedIn(['secretary'], 'import.apply'),
    params: ImportParams,
    body: ApplyOfficeImportBody,
    response: Saved,
    errors: [
      'not_found',
      'import_applied',
      'import_has_faults',
      'import_has_doubts',
      'too_many_removed',
      'too_many_changes',
      'numbers_change',
      'import_outdated',
    ],
  }),
  undoOfficeImport: endpoint('undoOfficeImport', {
    summary: 'Take a list back for a day, but for what was used or changed since',
    access: signedIn(['secretary'], 'import.undo'),
    params: ImportParams,
    response: Saved,
    errors: ['not_found', 'import_not_applied', 'undo_over'],
  }),
}
