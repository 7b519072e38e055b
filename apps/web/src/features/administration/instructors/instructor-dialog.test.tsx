import { screen, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { stubApi } from '../../../testing/api.ts'
import { button, choose, expectTroubles, fieldAt, fill, press, valueAt } from '../../../testing/form.ts'
import {
  CONFLICT,
  expectRefusal,
  fieldsOf,
  ofAnySession,
  refusalsOf,
  refuseWith,
} from '../../../testing/refusals.ts'
import { renderInApp } from '../../../testing/render.tsx'
import type { Department } from '../department.mapper.ts'
import type { Instructor } from '../instructor.mapper.ts'
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
const DEPARTMENTS: Department[] = [
  {
    id: 7,
    name: 'Πληροφορικής',
    institution: { id: 2, name: 'Ιόνιο Πανεπιστήμιο' },
    email: null,
    phone: null,
    city: null,
    url: null,
    latitude: null,
    longitude: null,
    version: 1,
  },
]
const ITEM: Instructor = {
  id: 4,
  username: 'old',
  firstName: 'Παλιό',
  surname: 'Όνομα',
  email: 'old@example.gr',
  rank: 'lecturer',
  department: { id: 7, name: 'Πληροφορικής' },
  isActive: true,
  version: 3,
}

// What comes by itself when it is needed is there from the start, so that no test waits for the compiler.
beforeAll(() =>
  Promise.all([
    import('../../../shared/forms/conflict/conflict-panel.tsx'),
    import('../../../shared/forms/conflict/compare-fields.ts'),
    import('../../../shared/ui/confirm-dialog.tsx'),
    import('./instructor-comparison.ts'),
  ]),
)

function setUp(item: Instructor | null = null) {
  const api = stubApi({ role: 'administrator' })
  // What is read when another administrator was faster.
  api.answer('listInstructors', [
    {
      id: 4,
      username: 'old',
      uName: 'Άλλο',
      uSurname: 'Όνομα',
      uEmail: 'old@example.gr',
      instrRank: 'lecturer',
      department: { depID: 7, depName: 'Πληροφορικής' },
      isActive: true,
      version: 4,
    },
  ])
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
      expectTroubles(Object.fromEntries(labels.map((label) => [label, 'Υποχρεωτικό πεδίο']))),
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
    await fill({ ...TYPED, [label]: text })
    await save()
    await waitFor(() => expectTroubles({ [label]: sentence }))
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
      await fill(TYPED)
      await save()
      await expectRefusal(code, row)
      expect(kept()).toEqual(TYPED)
      expect(onClose).not.toHaveBeenCalled()
    },
  )

  it.each(
    fieldsOf('editInstructor', {
      username: 'Όνομα χρήστη',
      uName: 'Όνομα',
      uSurname: 'Επώνυμο',
      uEmail: EMAIL,
      rank: RANK,
      depID: DEPARTMENT,
    }),
  )('says at its field what the API found wrong with %s', async (field, label) => {
    const { api, save } = setUp(ITEM)
    api.refuse('editInstructor', 'duplicate', { fields: { [field]: 'Όχι έτσι.' } })
    await fill(TYPED)
    await save()
    await waitFor(() => expectTroubles({ [label]: 'Όχι έτσι.' }))
  })
})
