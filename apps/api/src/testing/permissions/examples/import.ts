import type { importEndpoints } from '@diatrivi/contract/work/import/import.endpoints'
import { always, type Example, type Examples } from '../example.ts'

const anImport = {
  of: '',
  prepare: async ({ given }) => ({ params: { importId: (await given.anImport()).id } }),
} satisfies Example<'getImport' | 'listImportRows' | 'downloadImportFaults'>

const anOfficeImport = {
  of: 'of the department',
  prepare: async ({ given, secretary }) => ({
    params: { importId: (await given.aStudentImport(secretary.departmentId ?? 0)).id },
  }),
} satisfies Example<'getOfficeImport' | 'listOfficeImportRows' | 'downloadOfficeImportFaults'>

export const importExamples: Examples<keyof typeof importEndpoints> = {
  startImport: [
    {
      of: '',
      prepare: () => ({
        params: { kind: 'institutions' },
        file: { name: 'ιδρύματα.csv', bytes: 'Ίδρυμα;Τύπος\nΠανεπιστήμιο Νήσων;Πανεπιστήμιο\n' },
      }),
    },
  ],
  listImports: always({}),
  getImport: [anImport],
  listImportRows: [anImport],
  downloadImportFaults: [anImport],
  applyImport: [
    {
      of: '',
      prepare: async (scene) => ({ ...(await anImport.prepare(scene)), body: { rows: 'all' } }),
    },
  ],
  undoImport: [
    {
      of: 'one that was applied',
      prepare: async ({ given }) => ({
        params: { importId: (await given.anImport({ isApplied: true })).id },
      }),
    },
  ],
  startOfficeImport: [
    {
      of: '',
      prepare: () => ({
        params: { kind: 'students' },
        file: {
          name: 'φοιτητές.csv',
          bytes: 'ΑΜ;Επώνυμο;Όνομα;E-mail\n01234;Ρήγα;Δέσποινα;d.riga@example.org\n',
        },
      }),
    },
  ],
  listOfficeImports: always({}),
  getOfficeImport: [anOfficeImport],
  listOfficeImportRows: [anOfficeImport],
  downloadOfficeImportFaults: [anOfficeImport],
  applyOfficeImport: [
    {
      of: 'of the department',
      prepare: async (scene) => ({
        ...(await anOfficeImport.prepare(scene)),
        // The other students of the scene are in no list.
        body: { rows: 'all', confirmRemovals: true },
      }),
    },
  ],
  undoOfficeImport: [
    {
      of: 'of the department, that was applied',
      prepare: async ({ given, secretary }) => ({
        params: {
          importId: (await given.aStudentImport(secretary.departmentId ?? 0, { isApplied: true })).id,
        },
      }),
    },
  ],
}
