import type { ImportRowView, ImportView } from '@diatrivi/contract/work/import/import.schemas'
import { screen } from '@testing-library/react'
import { ImportScreen } from '../features/work/administration/import/import-screen.tsx'
import { type StubbedApi, stubApi } from './api.ts'
import { renderInApp } from './render.tsx'

export const at = (date: string) => ({ date, timezone_type: 3, timezone: 'Europe/Athens' }) as const
export const RUN: ImportView = {
  importID: 7,
  kind: 'students',
  fileName: 'φοιτητές.xlsx',
  columns: [
    { heading: 'Επώνυμο', field: 'uSurname', chosen: false },
    { heading: 'Γραφείο', field: null, chosen: false },
  ],
  new: 12,
  changed: 3,
  same: 0,
  faulty: 1,
  missing: 0,
  needsConfirmation: false,
  renumbered: 0,
  zerosLost: 0,
  hidden: 0,
  doubtful: 0,
  sheet: null,
  otherSheets: [],
  filled: 0,
  examples: 0,
  parted: null,
  missingColumns: [],
  uploaded: at('2026-03-01 10:00:00.000000'),
  by: { username: 'admin', uName: 'Άννα', uSurname: 'Ζώη' },
  applied: null,
  undone: null,
}
export const FAULTY: ImportRowView = {
  line: 4,
  fate: 'faulty',
  label: 'Παππάς Νίκος',
  values: [],
  before: [],
  faults: [{ field: 'uEmail', cell: 'C4', value: 'κακό', reason: 'Παρακαλώ δώστε ένα σωστό email!' }],
  doubts: [],
  wasUndone: null,
}
export const CHANGED: ImportRowView = {
  ...FAULTY,
  fate: 'changed',
  faults: [],
  values: [{ field: 'uSurname', value: 'Νέα' }],
  before: [{ field: 'uSurname', value: 'Παππά' }],
}

/** The calls of a file that was read, and of its rows. */
export function importApi(run: ImportView, rows: ImportRowView[] = [FAULTY]): StubbedApi {
  const stub = stubApi({ role: 'administrator' })
  stub.answer('listImports', [run], { total: 1 })
  stub.answer('getImport', run)
  stub.answer('listImportRows', rows, { total: rows.length })
  return stub
}

/** An administrator looks at what would become of the rows. */
export async function looksAt(run: ImportView, rows?: ImportRowView[]) {
  const stub = importApi(run, rows)
  renderInApp(<ImportScreen office="administrator" />, '/?import=7')
  await screen.findByRole('table', { name: 'Γραμμές του αρχείου' })
  return stub
}
