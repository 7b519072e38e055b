import type { Wire } from '@diatrivi/contract/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { stubApi } from '../../../../testing/api.ts'
import { press, problemAt, user } from '../../../../testing/form.ts'
import {
  expectRefusal,
  ofAnySession,
  refusalsOf,
  refuseWith,
  wrongFields,
} from '../../../../testing/refusals.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import { SAVED, wireDay, wireThesis } from '../../../../testing/wire.ts'
import { PaperForms } from './paper-forms.tsx'

const FORM: Wire<'listPaperForms'>['response'][number] = {
  kind: 'minutes',
  name: 'Πρακτικό Τμήματος.docx',
  version: 2,
  setAt: wireDay('2026-05-03'),
}

async function show(forms = [FORM]) {
  const api = stubApi({ role: 'secretary' })
  api.answer('listPaperForms', forms)
  renderInApp(<PaperForms />)
  await screen.findAllByText(/Χωρίς έντυπο του τμήματος/)
  return api
}

const FILE = 'Έντυπο (.docx)'
const docx = new File(['PK'], 'Νέο.docx')

async function choose(file: File) {
  await user.upload(screen.getByLabelText(/Έντυπο \(\.docx\)/, { selector: 'input' }), file)
}

/** The dialog comes by itself. */
async function openBy(name: string) {
  await press(name)
  await screen.findByRole('dialog')
}

describe('the forms of a department', () => {
  it('stand beside the kinds of papers, with their version', async () => {
    await show()
    expect(screen.getByText('Πρακτικό Τμήματος.docx · έκδοση 2 · 3/5/2026')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Νέο έντυπο: Αίτηση ανάληψης' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Δοκιμή εντύπου: Αίτηση ανάληψης' })).toBeNull()
  })

  it('have a list of tags with an example each', async () => {
    await show()
    await press('Ετικέτες: Πρακτικό εξέτασης')
    const dialog = within(await screen.findByRole('dialog', { name: 'Ετικέτες: Πρακτικό εξέτασης' }))
    expect(dialog.getByText('{Τελικός βαθμός ολογράφως}').nextElementSibling?.textContent).toBe(
      'οκτώ και μισό',
    )
    expect(dialog.getByText(/Στο πρώτο κελί γράψτε πρώτα \{#Μέλη\}/)).toBeDefined()
    expect(dialog.getByText('{Μέλος}').nextElementSibling?.textContent).toBe('Μαρία Ανδρεάδου')
  })

  it('are given as a file of Word', async () => {
    const api = await show()
    await openBy('Νέο έντυπο: Αίτηση ανάληψης')
    await press('Αποθήκευση εντύπου')
    expect(screen.getByText('Υποχρεωτικό πεδίο')).toBeDefined()
    api.answer('setPaperForm', { status: 200, id: 3 })
    await choose(docx)
    await press('Αποθήκευση εντύπου')
    await screen.findByText('Το έντυπο αποθηκεύτηκε')
    expect(api.asked('setPaperForm')).toMatchObject([{ path: '/v1/secretary/paper-form/application' }])
  })

  it('show at the file what the API finds wrong with it', async () => {
    const api = await show()
    await openBy('Νέο έντυπο: Αίτηση ανάληψης')
    await choose(docx)
    const { fields, problems } = wrongFields({ file: FILE })
    api.refuse('setPaperForm', 'validation', { fields })
    await press('Αποθήκευση εντύπου')
    await screen.findByText(problems[FILE] ?? '')
  })

  it('are tried out with a thesis, which has to be chosen', async () => {
    const api = await show()
    api.answer('listDepartmentTheses', [], { total: 0 })
    await openBy('Δοκιμή εντύπου: Πρακτικό εξέτασης')
    await press('Δοκιμή στο Word')
    expect(problemAt('Εργασία')).toBe('Υποχρεωτικό πεδίο')
  })

  it('about a member are tried out with a thesis and one of its members', async () => {
    const api = await show([{ ...FORM, kind: 'sheet' }])
    const thesis = wireThesis({
      student: { username: 'eleni', uName: 'Ελένη', uSurname: 'Παπαδάκη' } as never,
    })
    api.answer('listDepartmentTheses', [thesis], { total: 1 })
    const seats = [{ seatID: 31, memberName: 'Νίκος Βλάχος', isOwn: false }]
    api.answer('listPapers', {
      kinds: [{ kind: 'sheet', missing: null, examination: { examinationID: 3, attempt: 1 }, seats }],
      papers: [],
    })
    await openBy('Δοκιμή εντύπου: Φύλλο βαθμολογίας μέλους')
    await user.click(screen.getByLabelText(/Εργασία/))
    await user.click(await screen.findByRole('option', { name: thesis.thesisTitle }))
    await screen.findByRole('combobox', { name: /Μέλος/ })
    await press('Δοκιμή στο Word')
    expect(problemAt('Μέλος')).toBe('Υποχρεωτικό πεδίο')
  })

  it('are deleted when that was meant', async () => {
    const api = await show()
    await press('Διαγραφή εντύπου: Πρακτικό εξέτασης')
    api.answer('deletePaperForm', SAVED)
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: 'Διαγραφή' }))
    await screen.findByText('Το έντυπο διαγράφηκε')
    await waitFor(() =>
      expect(api.asked('deletePaperForm')).toMatchObject([{ path: '/v1/secretary/paper-form/minutes' }]),
    )
  })

  const refusals = refusalsOf('setPaperForm', {
    ...ofAnySession('alert'),
    form_unreadable: 'alert',
    form_too_large: 'alert',
    form_with_macros: 'alert',
    form_part_unreadable: 'alert',
    form_part_refused: 'alert',
    form_loads_from_elsewhere: 'alert',
    form_field_refused: 'alert',
    form_too_many_tags: 'alert',
    form_tag_unknown: 'alert',
    form_tag_broken: 'alert',
    file_too_large: 'alert',
    file_type_not_accepted: 'alert',
    file_locked: 'alert',
  })

  it.each(refusals)('that are refused as %s', async (code, row) => {
    const api = await show()
    await openBy('Νέο έντυπο: Αίτηση ανάληψης')
    await choose(docx)
    refuseWith(api, 'setPaperForm', code)
    await press('Αποθήκευση εντύπου')
    await expectRefusal(code, row)
  })
})
