import type { ImportRowView, ImportView } from '@diatrivi/contract/work/import/import.schemas'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { stubApi } from '../../../../testing/api.ts'
import { button, choose, chooseFile, fileOf, press, user } from '../../../../testing/form.ts'
import { at, CHANGED, FAULTY, importApi, looksAt, RUN } from '../../../../testing/import-runs.tsx'
import {
  expectRefusal,
  ofAnySession,
  refusalsOf,
  refuseWith,
  sentenceFor,
} from '../../../../testing/refusals.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import { ImportScreen } from './import-screen.tsx'

const APPLIED: ImportView = {
  ...RUN,
  applied: {
    at: at('2026-03-01 10:05:00.000000'),
    rows: 'good',
    undoUntil: at('2026-03-02 10:05:00.000000'),
    mayUndo: true,
    invitations: 12,
  },
}
const GOOD_ROWS = 'Εφαρμογή μόνο των σωστών γραμμών'
const UNDO = 'Αναίρεση της εισαγωγής φοιτητές.xlsx'

beforeAll(() => import('../../../../shared/ui/confirm-dialog.tsx'))

describe('the file of an import', () => {
  async function uploading() {
    const stub = importApi(RUN)
    stub.answer('listImports', [], { total: 0 })
    renderInApp(<ImportScreen office="administrator" />)
    await chooseFile('Αρχείο με τη λίστα', fileOf('φοιτητές.xlsx'))
    return stub
  }

  it('goes up with what it brings, and its rows are shown', async () => {
    const stub = await uploading()
    stub.answer('startImport', RUN)
    await choose('Τι περιέχει το αρχείο', 'Διδάσκοντες')
    await press('Έλεγχος αρχείου')
    await screen.findByText('12 νέες, 3 αλλαγές, 1 λάθος')
    expect(stub.asked('startImport')).toMatchObject([{ path: '/v1/admin/import/instructors' }])
    expect(screen.getByText('Στήλες που δεν αναγνωρίστηκαν και δεν θα διαβαστούν: Γραφείο.')).toBeDefined()
  })

  it.each(
    refusalsOf('startImport', {
      ...ofAnySession('alert'),
      file_too_large: 'alert',
      file_type_not_accepted: 'alert',
      file_locked: 'alert',
    }),
  )('is refused with a sentence: %s', async (code, row) => {
    const stub = await uploading()
    refuseWith(stub, 'startImport', code)
    await press('Έλεγχος αρχείου')
    await expectRefusal(code, row)
  })

  it('is refused with what is wrong with it', async () => {
    const stub = await uploading()
    stub.refuse('startImport', 'validation', { fields: { selectedFile: 'Δεν διαβάζεται.' } })
    await press('Έλεγχος αρχείου')
    expect((await screen.findByRole('alert')).textContent).toContain('Δεν διαβάζεται.')
  })

  it('is read again with what a person says of its columns, which are asked for where one is missing', async () => {
    const stub = await uploading()
    const lacking: ImportView = { ...RUN, sheet: 'Λίστα', missingColumns: [{ field: 'uEmail', rows: 16 }] }
    stub.answer('startImport', lacking)
    stub.answer('getImport', lacking)
    await press('Έλεγχος αρχείου')
    await screen.findByText(/^Από το αρχείο λείπουν στήλες/)
    await choose('Γραφείο', 'Ηλεκτρονική διεύθυνση (e-mail)')
    const read = {
      ...RUN,
      importID: 8,
      columns: [{ heading: 'Γραφείο', field: 'uEmail' as const, chosen: true }],
    }
    stub.answer('startImport', read)
    stub.answer('getImport', read)
    await press('Νέα ανάγνωση του αρχείου')
    await screen.findByText('Διαβάστηκαν όπως έχετε επιλέξει: «Γραφείο» ως Ηλεκτρονική διεύθυνση (e-mail).')
    expect(stub.asked('startImport').map(({ query }) => query)).toEqual([
      {},
      { sheet: 'Λίστα', columns: '2:uEmail' },
    ])
    expect(button('Τι είναι κάθε στήλη').getAttribute('aria-expanded')).toBe('false')
  })
})

describe('the rows of an import', () => {
  it('that are faulty come first, with cell and reason, and the others by choice', async () => {
    const stub = await looksAt(RUN)
    const list = screen.getByRole('table', { name: 'Γραμμές του αρχείου' })
    expect(within(list).getByText(/^C4, .*«κακό»: Παρακαλώ δώστε ένα σωστό email!$/)).toBeDefined()
    stub.answer('listImportRows', [CHANGED], { total: 1 })
    await press(/^Αλλαγές 3$/)
    expect((await screen.findByText('Νέα', { selector: 'ins' })).parentElement?.textContent).toBe(
      'Παππά → Νέα',
    )
    expect(stub.asked('listImportRows').map(({ query }) => query.fate)).toEqual(['faulty', 'changed'])
  })

  it('that are faulty are taken along in a file', async () => {
    const stub = await looksAt(RUN)
    stub.answer('makeDownloadToken', { token: 'once' })
    await press('Αρχείο με τα σφάλματα')
    await waitFor(() =>
      expect(stub.asked('makeDownloadToken')).toMatchObject([
        { body: { path: '/v1/admin/import/7/faults' } },
      ]),
    )
  })

  it.each([
    ['changes, where there are no faults', { ...RUN, faulty: 0 }, 'changed'],
    ['all of them, where there are neither', { ...RUN, faulty: 0, changed: 0 }, undefined],
  ])('that are shown first are the %s', async (_what, run, fate) => {
    const stub = await looksAt(run, [CHANGED])
    expect(stub.asked('listImportRows')[0]?.query.fate).toBe(fate)
  })

  it('that the spreadsheet hides are said to be read too', async () => {
    await looksAt({ ...RUN, hidden: 5 })
    expect(
      screen.getByText(/^5 γραμμές του αρχείου είναι κρυφές, .* διαβάστηκαν όπως οι άλλες/),
    ).toBeDefined()
  })

  it('are applied without the faulty ones', async () => {
    const stub = await looksAt(RUN)
    stub.answer('applyImport', { status: 200 })
    await press(GOOD_ROWS)
    await sentenceFor('toast', 'Η εισαγωγή εφαρμόστηκε.')
    expect(stub.asked('applyImport')).toMatchObject([{ body: { rows: 'good', confirmed: false } }])
  })

  it('are applied only after an explicit yes where much would change', async () => {
    const stub = await looksAt({ ...RUN, faulty: 0, needsConfirmation: true }, [CHANGED])
    stub.answer('applyImport', { status: 200 })
    expect(button('Εφαρμογή').getAttribute('aria-disabled')).toBe('true')
    await user.click(screen.getByRole('checkbox', { name: 'Ναι, είναι το σωστό αρχείο' }))
    await press('Εφαρμογή')
    await waitFor(() =>
      expect(stub.asked('applyImport')).toMatchObject([{ body: { rows: 'all', confirmed: true } }]),
    )
  })

  it('that are all faulty have no button, and nothing speaks of one', async () => {
    await looksAt({ ...RUN, new: 0, changed: 0 })
    expect(screen.getByText(/^Καμία γραμμή δεν μπορεί να γραφτεί/)).toBeDefined()
    expect(screen.queryByText(/μόνο τις σωστές/)).toBeNull()
    expect(screen.queryByRole('button', { name: /^Εφαρμογή/ })).toBeNull()
  })

  it('that change nothing have no button', async () => {
    await looksAt({ ...RUN, new: 0, changed: 0, faulty: 0, same: 16 }, [
      { ...FAULTY, fate: 'same', faults: [] },
    ])
    expect(screen.getByText(/^Δεν υπάρχει τίποτα να γραφτεί/)).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Εφαρμογή/ })).toBeNull()
  })

  it.each(
    refusalsOf('applyImport', {
      ...ofAnySession('toast'),
      not_found: 'toast',
      validation: 'toast',
      import_applied: 'toast',
      import_has_faults: 'toast',
      import_has_doubts: 'toast',
      import_outdated: 'toast',
      too_many_changes: 'toast',
    }),
  )('say why they were not applied, and are read anew: %s', async (code, row) => {
    const stub = await looksAt(RUN)
    refuseWith(stub, 'applyImport', code)
    await press(GOOD_ROWS)
    await expectRefusal(code, row)
    await waitFor(() => expect(stub.asked('getImport')).toHaveLength(2))
  })
})

describe('an import that was applied', () => {
  it('is undone after a question', async () => {
    const stub = await looksAt(APPLIED)
    stub.answer('undoImport', { status: 200 })
    await press(UNDO)
    await screen.findByRole('alertdialog')
    expect(stub.asked('undoImport')).toEqual([])
    await press('Αναίρεση')
    await sentenceFor('toast', 'Η εισαγωγή αναιρέθηκε.')
  })

  it.each(
    refusalsOf('undoImport', {
      ...ofAnySession('toast'),
      not_found: 'toast',
      import_not_applied: 'toast',
      undo_over: 'toast',
    }),
  )('says why it was not undone: %s', async (code, row) => {
    const stub = await looksAt(APPLIED)
    refuseWith(stub, 'undoImport', code)
    await press(UNDO)
    await screen.findByRole('alertdialog')
    await press('Αναίρεση')
    await expectRefusal(code, row)
  })

  it('is among the earlier ones, and can no longer be undone after a day', async () => {
    const over = APPLIED.applied === null ? null : { ...APPLIED.applied, mayUndo: false }
    importApi({ ...APPLIED, applied: over })
    renderInApp(<ImportScreen office="administrator" />)
    await screen.findByText('Φοιτητές: φοιτητές.xlsx')
    expect(screen.getByRole('link', { name: 'Προβολή της εισαγωγής φοιτητές.xlsx' })).toBeDefined()
    expect(screen.queryByRole('button', { name: UNDO })).toBeNull()
  })
})

describe("a secretary's file", () => {
  const ofOffice: ImportView = { ...RUN, kind: 'instructors', fileName: 'διδάσκοντες.xlsx' }
  async function looking(run: ImportView, rows = [FAULTY]) {
    const stub = stubApi({ role: 'secretary' })
    stub.answer('getOfficeImport', run)
    stub.answer('listOfficeImportRows', rows, { total: rows.length })
    renderInApp(<ImportScreen office="secretary" />, '/?import=7')
    await screen.findByRole('table', { name: 'Γραμμές του αρχείου' })
    return stub
  }

  async function uploading(address: string) {
    const stub = stubApi({ role: 'secretary' })
    stub.answer('listOfficeImports', [], { total: 0 })
    stub.answer('getOfficeImport', ofOffice)
    stub.answer('listOfficeImportRows', [FAULTY], { total: 1 })
    renderInApp(<ImportScreen office="secretary" />, address)
    await chooseFile('Αρχείο με τη λίστα', fileOf('διδάσκοντες.xlsx'))
    return stub
  }

  it('is of what the way here has asked for, and of nothing but her department', async () => {
    const stub = await uploading('/?kind=instructors')
    expect(screen.getByText(/Υποχρεωτικές στήλες: Επώνυμο, Όνομα, .*, Βαθμίδα\.$/)).toBeDefined()
    expect(screen.queryByText(/Υποχρεωτικές στήλες: .*Τμήμα/)).toBeNull()
    stub.answer('startOfficeImport', ofOffice)
    await press('Έλεγχος αρχείου')
    await screen.findByText('12 νέες, 3 αλλαγές, 1 λάθος')
    expect(stub.asked('startOfficeImport')).toMatchObject([{ path: '/v1/secretary/import/instructors' }])
    stub.answer('applyOfficeImport', { status: 200 })
    await press(GOOD_ROWS)
    await sentenceFor('toast', 'Η εισαγωγή εφαρμόστηκε.')
    expect(stub.asked('applyOfficeImport')).toMatchObject([
      { body: { rows: 'good', confirmRemovals: false } },
    ])
  })

  it('is one of her students where nothing was asked for, and of what she chooses', async () => {
    const stub = await uploading('/?kind=institutions')
    expect(screen.getByText(/Υποχρεωτικές στήλες: Αριθμός μητρώου\.$/)).toBeDefined()
    await choose('Τι περιέχει το αρχείο', 'Διδάσκοντες')
    stub.answer('startOfficeImport', ofOffice)
    await press('Έλεγχος αρχείου')
    await screen.findByText('12 νέες, 3 αλλαγές, 1 λάθος')
    expect(stub.asked('startOfficeImport')).toMatchObject([{ path: '/v1/secretary/import/instructors' }])
  })

  it('that changes numbers of known people asks for a yes by their names, and points at lost zeros', async () => {
    const numbers = (label: string, before: string, after: string): ImportRowView => ({
      ...CHANGED,
      label,
      before: [{ field: 'registryNumber', value: before }],
      values: [{ field: 'registryNumber', value: after }],
    })
    const rows = [
      { ...numbers('Μηδενίδης Πρώτος', '01234', '1234'), line: 2 },
      { ...numbers('Ρήγα Μαρία', '05555', '06666'), line: 3 },
    ]
    const stub = await looking(
      { ...ofOffice, kind: 'records', faulty: 0, changed: 2, renumbered: 2, zerosLost: 1 },
      rows,
    )
    const named = await screen.findByRole('list', { name: 'Αλλαγές αριθμού μητρώου' })
    expect(
      within(named)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Μηδενίδης Πρώτος: 01234 → 1234 (μάλλον χάθηκαν μηδενικά)', 'Ρήγα Μαρία: 05555 → 06666'])
    expect(screen.getByText(/^Ένας αριθμός διαφέρει μόνο στα μηδενικά της αρχής/)).toBeDefined()
    expect(screen.getByText('Μάλλον χάθηκαν τα μηδενικά στην αρχή του αριθμού.')).toBeDefined()
    stub.answer('applyOfficeImport', { status: 200 })
    expect(button('Εφαρμογή').getAttribute('aria-disabled')).toBe('true')
    await user.click(screen.getByRole('checkbox', { name: 'Ναι, να αλλάξουν αυτοί οι αριθμοί μητρώου' }))
    await press('Εφαρμογή')
    await waitFor(() =>
      expect(stub.asked('applyOfficeImport')).toMatchObject([
        { body: { rows: 'all', confirmRemovals: false, confirmNumbers: true } },
      ]),
    )
  })

  it.each(
    refusalsOf('startOfficeImport', {
      ...ofAnySession('alert'),
      file_too_large: 'alert',
      file_type_not_accepted: 'alert',
      file_locked: 'alert',
    }),
  )('is refused with a sentence: %s', async (code, row) => {
    const stub = await uploading('/')
    refuseWith(stub, 'startOfficeImport', code)
    await press('Έλεγχος αρχείου')
    await expectRefusal(code, row)
  })

  it.each(
    refusalsOf('applyOfficeImport', {
      ...ofAnySession('toast'),
      not_found: 'toast',
      validation: 'toast',
      import_applied: 'toast',
      import_has_faults: 'toast',
      import_has_doubts: 'toast',
      import_outdated: 'toast',
      too_many_changes: 'toast',
      too_many_removed: 'toast',
      numbers_change: 'toast',
    }),
  )('says why it was not applied: %s', async (code, row) => {
    const stub = await looking(ofOffice)
    refuseWith(stub, 'applyOfficeImport', code)
    await press(GOOD_ROWS)
    await expectRefusal(code, row)
  })

  it.each(
    refusalsOf('undoOfficeImport', {
      ...ofAnySession('toast'),
      not_found: 'toast',
      import_not_applied: 'toast',
      undo_over: 'toast',
    }),
  )('says why it was not undone: %s', async (code, row) => {
    const stub = await looking({ ...APPLIED, kind: 'records' })
    refuseWith(stub, 'undoOfficeImport', code)
    await press(UNDO)
    await screen.findByRole('alertdialog')
    await press('Αναίρεση')
    await expectRefusal(code, row)
  })
})
