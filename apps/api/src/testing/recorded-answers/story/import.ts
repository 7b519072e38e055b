import type { Cast } from './cast.ts'

const HEADINGS = 'Όνομα ιδρύματος;Τύπος;Ιστότοπος;Σημείωση'
const FILE = {
  name: 'ιδρύματα.csv',
  bytes: `${HEADINGS}\nΠανεπιστήμιο Ιονίου;Πανεπιστήμιο;www.ionio.gr;νέο\nΙνστιτούτο;σχολή;;\n`,
}

/** The administrator brings institutions out of a file, one of which has a fault, and takes them back. */
export async function playImports({ recorder, admin }: Cast) {
  const byAdmin = recorder.as(admin)
  const params = { kind: 'institutions' } as const
  const { importID: importId } = (await byAdmin('startImport', { params, file: FILE })).body
  await byAdmin('startImport', {
    note: 'without a column',
    params,
    file: { ...FILE, bytes: 'Όνομα ιδρύματος\nΠανεπιστήμιο Ιονίου\n' },
  })
  await byAdmin('startImport', {
    note: 'without headings',
    params,
    file: { ...FILE, bytes: 'Πανεπιστήμιο Ιονίου;ΑΕΙ\n' },
  })
  await byAdmin('startImport', {
    note: 'with what a person says of a column',
    params,
    query: { columns: '4:instURL' },
    file: FILE,
  })
  const one = { params: { importId } }
  await byAdmin('listImportRows', one)
  await byAdmin('listImportRows', { ...one, note: 'those with faults', query: { fate: 'faulty', page: 1 } })
  await byAdmin('downloadImportFaults', one)
  await byAdmin('undoImport', { ...one, note: 'before it was applied' })
  await byAdmin('applyImport', { ...one, note: 'with its faults', body: { rows: 'all' } })
  await byAdmin('applyImport', { ...one, note: 'much of what there is', body: { rows: 'good' } })
  await byAdmin('applyImport', { ...one, body: { rows: 'good', confirmed: true } })
  await byAdmin('applyImport', { ...one, note: 'once more', body: { rows: 'good', confirmed: true } })
  await byAdmin('getImport', one)
  await byAdmin('undoImport', one)
  await byAdmin('listImports')
}
