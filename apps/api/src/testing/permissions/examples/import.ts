import type { importEndpoints } from '@diatrivi/contract/import/import.endpoints'
import { always, type Example, type Examples } from '../example.ts'

const anImport = {
  of: '',
  prepare: async ({ given }) => ({ params: { importId: (await given.anImport()).id } }),
} satisfies Example<'getImport' | 'listImportRows'>

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
}
