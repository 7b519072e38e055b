import type { TestClient } from '../../../testing/test-client.ts'

/** The calls by which an office brings a file of one kind. */
export function officeImport(by: TestClient, kind: 'students' | 'instructors' | 'topics', fileName: string) {
  const upload = (bytes: Uint8Array, name = fileName) =>
    by.call('startOfficeImport', { params: { kind }, file: { name, bytes } })
  return {
    upload,
    start: async (bytes: Uint8Array, name?: string) => (await upload(bytes, name)).body,
    apply: (importId: number, body: object = { rows: 'all' }) =>
      by.call('applyOfficeImport', { params: { importId }, body }),
    undo: (importId: number) => by.call('undoOfficeImport', { params: { importId } }),
    faults: (importId: number) => by.call('downloadOfficeImportFaults', { params: { importId } }),
    found: async (importId: number) => (await by.call('getOfficeImport', { params: { importId } })).body,
    rows: async (importId: number) => {
      const query = { page: 1, pageSize: 100 }
      return (await by.call('listOfficeImportRows', { params: { importId }, query })).body
    },
  }
}
