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
import { wireDepartment, wireInstructor } from '../../../../testing/wire.ts'
import { toDepartment } from '../department.mapper.ts'
import { type Instructor, toInstructor } from '../instructor.mapper.ts'
import InstructorDialog from './instructor-dialog.tsx'

const [RANK, DEPARTMENT, EMAIL] = ['Βαθμίδα', 'Τμήμα', 'Ηλεκτρονική διεύθυνση (e-mail)']
const TYPED = { Όνομα: 'Άννα', Επώνυμο: 'Καρρά', 'Όνομα χρήστη': 'akarra', [EMAIL]: 'anna@example.gr' }
const SENT = {
  username: 'akarra',
  uName: 'Άννα',
  uSurname: 'Καρρά',
  uEmail: 'anna@example.gr',
  rank: 'lecturer',
  depID: 7,
}
const DEPARTMENTS = [toDepartment(wireDepartment())]
const WIRE = wireInstructor({
  username: 'old',
  uName: 'Παλιό',
  uSurname: 'Όνομα',
  uEmail: 'old@example.gr',
})
const ITEM = toInstructor(WIRE)

function setUp(item: Instructor | null = null) {
  const api = stubApi({ role: 'administrator' })
  // As another person saved it meanwhile.
  api.answer('listInstructors', [{ ...WIRE, uName: 'Άλλο', version: 4 }])
  const onClose = vi.fn()
  renderInApp(<InstructorDialog item={item} departments={DEPARTMENTS} onClose={onClose} />)
  return { api, onClose, save: () => press('Αποθήκευση') }
}

async function fillIn() {
  await choose(RANK, 'Λέκτορας')
  await choose(DEPARTMENT, 'Πληροφορικής')
  await fill(TYPED)
}

const kept = () => Object.fromEntries(Object.keys(TYPED).map((label) => [label, valueAt(label)]))

describe('the form of an instructor', () => {
  it('asks for every field, goes to the first and sends nothing', async () => {
    const { api, save } = setUp()
    await save()
    const labels = [...Object.keys(TYPED), RANK, DEPARTMENT]
    await waitFor(() =>
      expectProblems(Object.fromEntries(labels.map((label) => [label, 'Υποχρεωτικό πεδίο']))),
    )
    expect(document.activeElement).toBe(fieldAt('Όνομα'))
    expect(api.asked('createInstructor')).toEqual([])
  })

  it.each([
    ['Όνομα', 'α'.repeat(101), 'Το μέγιστο μήκος είναι 100.'],
    ['Επώνυμο', 'α'.repeat(101), 'Το μέγιστο μήκος είναι 100.'],
    [
      'Όνομα χρήστη',
      'Άννα',
      'Το όνομα χρήστη έχει μόνο λατινικά γράμματα, ψηφία, τελείες, παύλες και κάτω παύλες.',
    ],
    [EMAIL, 'anna@', 'Παρακαλώ δώστε ένα σωστό email!'],
  ])('sends nothing while %s is malformed', async (label, text, sentence) => {
    const { api, save } = setUp(ITEM)
    await fill({ [label]: text })
    await save()
    await waitFor(() => expectProblems({ [label]: sentence }))
    expect(api.asked('editInstructor')).toEqual([])
  })

  it('adds one, waits for the answer, says that the invitation was sent and closes', async () => {
    const { api, save, onClose } = setUp()
    const answer = api.hold('createInstructor')
    await fillIn()
    await save()
    await waitFor(() => expect(button('Γίνεται αποθήκευση…').disabled).toBe(true))
    answer({ status: 200, id: 9 })
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(api.asked('createInstructor').map(({ body }) => body)).toEqual([SENT])
    await screen.findByText('Η πρόσκληση στάλθηκε στη διεύθυνση anna@example.gr.')
  })

  it('changes one, by the name that it had, upon the version that it was filled from', async () => {
    const { api, save, onClose } = setUp(ITEM)
    api.answer('editInstructor', { status: 200 })
    await fill(TYPED)
    await save()
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(api.asked('editInstructor')).toMatchObject([
      { path: expect.stringMatching(/\/old$/), version: '"3"', body: SENT },
    ])
    await screen.findByText('Επιτυχής αποθήκευση')
  })

  it('says of an account without a password that its invitation is open', () => {
    setUp({ ...ITEM, isActive: false })
    expect(screen.getByRole('alert').textContent).toContain('Ανενεργός λογαριασμός')
  })

  const shared = { ...ofAnySession('alert'), validation: 'alert', duplicate: 'alert' } as const

  it.each(refusalsOf('createInstructor', shared))(
    'says why none was added and keeps what was typed: %s',
    async (code, row) => {
      const { api, save, onClose } = setUp()
      refuseWith(api, 'createInstructor', code)
      await fillIn()
      await save()
      await expectRefusal(code, row)
      expect(kept()).toEqual(TYPED)
      expect(onClose).not.toHaveBeenCalled()
    },
  )

  it.each(refusalsOf('editInstructor', { ...shared, not_found: 'alert', version_conflict: CONFLICT }))(
    'says why nothing was changed and keeps what was typed: %s',
    async (code, row) => {
      const { api, save, onClose } = setUp(ITEM)
      refuseWith(api, 'editInstructor', code)
      await fill({ Όνομα: TYPED.Όνομα })
      await save()
      await expectRefusal(code, row)
      expect(valueAt('Όνομα')).toBe(TYPED.Όνομα)
      expect(onClose).not.toHaveBeenCalled()
    },
  )

  it('says at each field what the API found wrong with it', async () => {
    const { fields, problems } = wrongFieldsOf('editInstructor', {
      username: 'Όνομα χρήστη',
      uName: 'Όνομα',
      uSurname: 'Επώνυμο',
      uEmail: EMAIL,
      rank: RANK,
      depID: DEPARTMENT,
    })
    const { api, save } = setUp(ITEM)
    api.refuse('editInstructor', 'duplicate', { fields })
    await fill({ Όνομα: TYPED.Όνομα })
    await save()
    await waitFor(() => expectProblems(problems))
  })
})
