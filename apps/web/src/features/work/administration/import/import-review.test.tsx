import type { ImportRowView, ImportView } from '@diatrivi/contract/work/import/import.schemas'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { button, chooseFile, fileOf, press, user } from '../../../../testing/form.ts'
import { FAULTY, importApi, looksAt, RUN } from '../../../../testing/import-runs.tsx'
import { renderInApp } from '../../../../testing/render.tsx'
import { ImportScreen } from './import-screen.tsx'

describe('the rows of a file', () => {
  it('that may make a person twice are named, and applied only after a yes', async () => {
    const reason = 'Υπάρχει ήδη λογαριασμός με το ίδιο ονοματεπώνυμο.'
    const doubtful: ImportRowView = {
      ...FAULTY,
      fate: 'new',
      faults: [],
      doubts: [{ field: 'uEmail', cell: 'C4', value: 'n@example.gr', reason }],
    }
    const stub = await looksAt({ ...RUN, faulty: 0, changed: 0, doubtful: 1 }, [doubtful])
    const named = await screen.findByRole('list', { name: 'Χρειάζονται επιβεβαίωση' })
    expect(named.textContent).toMatch(/^Παππάς Νίκος: C4, .*«n@example.gr»: Υπάρχει ήδη λογαριασμός/)
    stub.answer('applyImport', { status: 200 })
    expect(button('Εφαρμογή').getAttribute('aria-disabled')).toBe('true')
    await user.click(screen.getByRole('checkbox', { name: 'Ναι, να γραφτούν όπως είναι στο αρχείο' }))
    await press('Εφαρμογή')
    await waitFor(() => expect(stub.asked('applyImport')).toMatchObject([{ body: { confirmDoubts: true } }]))
  })

  it('that want a column say so once, above all of them', async () => {
    const wanting: ImportRowView = {
      ...FAULTY,
      faults: [{ field: 'uName', cell: '4', value: null, reason: 'Η στήλη λείπει από το αρχείο.' }],
    }
    await looksAt({ ...RUN, missingColumns: [{ field: 'uName', rows: 8 }] }, [wanting])
    expect(
      screen.getByText('Από το αρχείο λείπουν στήλες: Όνομα (γραμμές που τη χρειάζονται: 8).'),
    ).toBeDefined()
    expect(screen.getByText(/^Λείπει στήλη που χρειάζεται/)).toBeDefined()
  })

  it('stand on the pages of every table, of which the address keeps the one and what is shown', async () => {
    const stub = await looksAt(RUN)
    stub.answer('listImportRows', [FAULTY], { total: 60 })
    await user.click(screen.getByRole('button', { name: /^Όλες/ }))
    await screen.findByText('Σελίδα 1 από 3')
    await press('Επόμενη σελίδα')
    await screen.findByText('Σελίδα 2 από 3')
    expect(stub.asked('listImportRows').map(({ query }) => query)).toEqual([
      { fate: 'faulty', page: '1', pageSize: '24' },
      { page: '1', pageSize: '24' },
      { page: '2', pageSize: '24' },
    ])
  })

  it('say how they were read', async () => {
    const parted = { whole: 'ΓΕΩΡΓΙΟΥ ΝΙΚΟΛΑΟΣ του ΙΩΑΝΝΗ', uSurname: 'ΓΕΩΡΓΙΟΥ', uName: 'ΝΙΚΟΛΑΟΣ' }
    await looksAt({ ...RUN, sheet: 'Φοιτητές', otherSheets: ['Οδηγίες'], filled: 6, examples: 1, parted })
    for (const sentence of [
      'Διαβάστηκε το φύλλο «Φοιτητές». Άλλα φύλλα του αρχείου: «Οδηγίες».',
      '6 γραμμές έχουν συγχωνευμένα κελιά και πήραν την τιμή της γραμμής από πάνω.',
      'Η γραμμή-παράδειγμα του προτύπου παραλείφθηκε.',
      /: επώνυμο ΓΕΩΡΓΙΟΥ, όνομα ΝΙΚΟΛΑΟΣ\.$/,
    ]) {
      expect(screen.getByText(sentence)).toBeDefined()
    }
    expect(screen.queryByRole('button', { name: /^Ανάγνωση του φύλλου/ })).toBeNull()
  })
})

it('a workbook has other sheets, which are read in its place while it is at hand', async () => {
  const stub = importApi(RUN)
  stub.answer('listImports', [], { total: 0 })
  renderInApp(<ImportScreen office="administrator" />)
  await chooseFile('Αρχείο με τη λίστα', fileOf('φοιτητές.xlsx'))
  const ofSheet: ImportView = { ...RUN, sheet: 'Οδηγίες', otherSheets: ['Παλιοί'] }
  stub.answer('startImport', ofSheet)
  stub.answer('getImport', ofSheet)
  await press('Έλεγχος αρχείου')
  await screen.findByText(/^Διαβάστηκε το φύλλο «Οδηγίες»/)
  await press('Ανάγνωση του φύλλου Παλιοί')
  await waitFor(() =>
    expect(stub.asked('startImport').map(({ query }) => query.sheet)).toEqual([undefined, 'Παλιοί']),
  )
})
