import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { stubApi } from '../../../../testing/api.ts'
import { button, choose, expectProblems, fieldAt, fill, press, valueAt } from '../../../../testing/form.ts'
import {
  CONFLICT,
  expectRefusal,
  ofAnySession,
  refusalsOf,
  refuseWith,
  wrongFieldsOf,
} from '../../../../testing/refusals.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import { wireDepartment } from '../../../../testing/wire.ts'
import { type Department, toDepartment } from '../department.mapper.ts'
import DepartmentDialog from './department-dialog.tsx'

const INSTITUTION = 'Ίδρυμα'
const NAME = 'Όνομα τμήματος'
const EMAIL = 'Ηλεκτρονική διεύθυνση (e-mail)'
const TYPED = {
  [NAME]: 'Τμήμα Πληροφορικής',
  [EMAIL]: 'di@example.gr',
  Τηλέφωνο: '2661087760',
  Πόλη: 'Κέρκυρα',
  Ιστότοπος: 'https://di.ionio.gr',
  'Γεωγραφικό πλάτος': '39,6243',
  'Γεωγραφικό μήκος': '19.9217',
}
const SENT = {
  depName: 'Τμήμα Πληροφορικής',
  instID: 2,
  depEmail: 'di@example.gr',
  depPhone: '2661087760',
  depCity: 'Κέρκυρα',
  depUrl: 'https://di.ionio.gr',
  depLat: 39.6243,
  depLng: 19.9217,
}
const INSTITUTIONS = [
  { id: 1, name: 'ΕΚΠΑ' },
  { id: 2, name: 'Ιόνιο Πανεπιστήμιο' },
]
const WIRE = wireDepartment({ depName: 'Παλιό όνομα' })
const ITEM = toDepartment(WIRE)

function setUp(item: Department | null = null) {
  const api = stubApi({ role: 'administrator' })
  // For the map, and as another person saved it meanwhile.
  api.answer('listDepartments', [{ ...WIRE, depName: 'Άλλο όνομα', version: 4 }])
  const onClose = vi.fn()
  renderInApp(<DepartmentDialog item={item} institutions={INSTITUTIONS} onClose={onClose} />)
  return { api, onClose, save: () => press('Αποθήκευση') }
}

const kept = () => Object.fromEntries(Object.keys(TYPED).map((label) => [label, valueAt(label)]))

describe('the form of a department', () => {
  it('asks for a name and an institution, goes to the first and sends nothing', async () => {
    const { api, save } = setUp()
    await save()
    await waitFor(() => expectProblems({ [NAME]: 'Υποχρεωτικό πεδίο', [INSTITUTION]: 'Υποχρεωτικό πεδίο' }))
    expect(document.activeElement).toBe(fieldAt(NAME))
    expect(api.asked('createDepartment')).toEqual([])
  })

  it.each([
    [NAME, 'α'.repeat(256), 'Το μέγιστο μήκος είναι 255.'],
    [EMAIL, 'di@', 'Παρακαλώ δώστε ένα σωστό email!'],
    ['Τηλέφωνο', '2'.repeat(41), 'Το μέγιστο μήκος είναι 40.'],
    ['Πόλη', 'α'.repeat(256), 'Το μέγιστο μήκος είναι 255.'],
    ['Ιστότοπος', 'όχι διεύθυνση', 'Η διεύθυνση πρέπει να αρχίζει με http:// ή https://.'],
    ['Γεωγραφικό πλάτος', '91', 'Δώστε μοίρες από −90 έως 90.'],
    ['Γεωγραφικό μήκος', 'ανατολικά', 'Δώστε μοίρες από −180 έως 180.'],
  ])('sends nothing while %s is malformed', async (label, text, sentence) => {
    const { api, save } = setUp(ITEM)
    await fill({ [label]: text })
    await save()
    await waitFor(() => expectProblems({ [label]: sentence }))
    expect(api.asked('editDepartment')).toEqual([])
  })

  it('adds one, waits for the answer, says so and closes', async () => {
    const { api, save, onClose } = setUp()
    const answer = api.hold('createDepartment')
    await choose(INSTITUTION, 'Ιόνιο Πανεπιστήμιο')
    await fill(TYPED)
    await save()
    await waitFor(() => expect(button('Γίνεται αποθήκευση…').disabled).toBe(true))
    answer({ status: 200, id: 9 })
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(api.asked('createDepartment').map(({ body }) => body)).toEqual([SENT])
    await screen.findByText('Επιτυχής αποθήκευση')
  })

  it('changes one upon the version that it was filled from', async () => {
    const { api, save, onClose } = setUp(ITEM)
    api.answer('editDepartment', { status: 200 })
    await fill(TYPED)
    await save()
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(api.asked('editDepartment')).toMatchObject([
      { path: expect.stringMatching(/\/7$/), version: '"3"', body: SENT },
    ])
  })

  const shared = { ...ofAnySession('alert'), validation: 'alert', duplicate: 'alert' } as const

  it.each(refusalsOf('createDepartment', shared))(
    'says why none was added and keeps what was typed: %s',
    async (code, row) => {
      const { api, save, onClose } = setUp()
      refuseWith(api, 'createDepartment', code)
      await choose(INSTITUTION, 'Ιόνιο Πανεπιστήμιο')
      await fill(TYPED)
      await save()
      await expectRefusal(code, row)
      expect(kept()).toEqual(TYPED)
      expect(onClose).not.toHaveBeenCalled()
    },
  )

  it.each(refusalsOf('editDepartment', { ...shared, not_found: 'alert', version_conflict: CONFLICT }))(
    'says why nothing was changed and keeps what was typed: %s',
    async (code, row) => {
      const { api, save, onClose } = setUp(ITEM)
      refuseWith(api, 'editDepartment', code)
      await fill({ [NAME]: TYPED[NAME] })
      await save()
      await expectRefusal(code, row)
      expect(valueAt(NAME)).toBe(TYPED[NAME])
      expect(onClose).not.toHaveBeenCalled()
    },
  )

  it('says at each field what the API found wrong with it', async () => {
    const { fields, problems } = wrongFieldsOf('editDepartment', {
      depName: NAME,
      instID: INSTITUTION,
      depEmail: EMAIL,
      depPhone: 'Τηλέφωνο',
      depCity: 'Πόλη',
      depUrl: 'Ιστότοπος',
      depLat: 'Γεωγραφικό πλάτος',
      depLng: 'Γεωγραφικό μήκος',
    })
    const { api, save } = setUp(ITEM)
    api.refuse('editDepartment', 'validation', { fields })
    await fill({ [NAME]: TYPED[NAME] })
    await save()
    await waitFor(() => expectProblems(problems))
  })
})
