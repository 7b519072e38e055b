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
import { wireInstitution } from '../../../../testing/wire.ts'
import { type Institution, toInstitution } from '../institution.mapper.ts'
import InstitutionDialog from './institution-dialog.tsx'

const [NAME, TYPE, URL_LABEL, LOGO] = ['Όνομα', 'Τύπος ιδρύματος', 'Ιστότοπος', 'Λογότυπο']
const TYPED = { [NAME]: 'Ιόνιο Πανεπιστήμιο', [URL_LABEL]: 'www.ionio.gr', [LOGO]: 'logos/ionio.png' }
const SENT = {
  instName: 'Ιόνιο Πανεπιστήμιο',
  instType: 'grTEI',
  instURL: 'www.ionio.gr',
  instLogo: 'logos/ionio.png',
}
const WIRE = wireInstitution({ instID: 5, instName: 'Παλιό όνομα', instType: 'grTEI' })
const ITEM = toInstitution(WIRE)

function setUp(item: Institution | null = null) {
  const api = stubApi({ role: 'administrator' })
  // As another person saved it meanwhile.
  api.answer('listInstitutions', [{ ...WIRE, instName: 'Άλλο όνομα', version: 4 }])
  const onClose = vi.fn()
  renderInApp(<InstitutionDialog item={item} onClose={onClose} />)
  return { api, onClose, save: () => press('Αποθήκευση') }
}

const kept = () => [NAME, URL_LABEL, LOGO].map(valueAt)

describe('the form of an institution', () => {
  it('asks for a name, goes there and sends nothing', async () => {
    const { api, save } = setUp()
    await fill({ [NAME]: '  ' })
    await save()
    await waitFor(() => expectProblems({ [NAME]: 'Υποχρεωτικό πεδίο' }))
    expect(document.activeElement).toBe(fieldAt(NAME))
    expect(api.asked('createInstitution')).toEqual([])
  })

  it.each([
    [NAME, 'α'.repeat(256), 'Το μέγιστο μήκος είναι 255.'],
    [URL_LABEL, 'όχι διεύθυνση', 'Η διεύθυνση πρέπει να αρχίζει με http:// ή https://.'],
    [LOGO, 'α'.repeat(501), 'Το μέγιστο μήκος είναι 500.'],
  ])('sends nothing while %s is malformed', async (label, text, sentence) => {
    const { api, save } = setUp()
    await fill({ ...TYPED, [label]: text })
    await save()
    await waitFor(() => expectProblems({ [label]: sentence }))
    expect(api.asked('createInstitution')).toEqual([])
  })

  it('adds one, waits for the answer, says so and closes', async () => {
    const { api, save, onClose } = setUp()
    const answer = api.hold('createInstitution')
    await fill(TYPED)
    await choose(TYPE, 'Τεχνολογικό ίδρυμα (ΤΕΙ)')
    await save()
    await waitFor(() => expect(button('Γίνεται αποθήκευση…').disabled).toBe(true))
    answer({ status: 200, id: 9 })
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(api.asked('createInstitution').map(({ body }) => body)).toEqual([SENT])
    await screen.findByText('Επιτυχής αποθήκευση')
  })

  it('changes one upon the version that it was filled from', async () => {
    const { api, save, onClose } = setUp(ITEM)
    api.answer('editInstitution', { status: 200 })
    await fill(TYPED)
    await save()
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(api.asked('editInstitution')).toMatchObject([
      { path: expect.stringMatching(/\/5$/), version: '"3"', body: SENT },
    ])
  })

  it('asks before it drops what was typed', async () => {
    const { onClose } = setUp(ITEM)
    await fill({ [NAME]: 'Νέο όνομα' })
    await press('Ακύρωση')
    await screen.findByRole('alertdialog', { name: 'Υπάρχουν αλλαγές που δεν αποθηκεύτηκαν' })
    expect(onClose).not.toHaveBeenCalled()
    await press('Έξοδος χωρίς αποθήκευση')
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  })

  const shared = { ...ofAnySession('alert'), validation: 'alert', duplicate: 'alert' } as const

  it.each(refusalsOf('createInstitution', shared))(
    'says why none was added and keeps what was typed: %s',
    async (code, row) => {
      const { api, save, onClose } = setUp()
      refuseWith(api, 'createInstitution', code)
      await fill(TYPED)
      await save()
      await expectRefusal(code, row)
      expect(kept()).toEqual(Object.values(TYPED))
      expect(onClose).not.toHaveBeenCalled()
    },
  )

  it.each(refusalsOf('editInstitution', { ...shared, not_found: 'alert', version_conflict: CONFLICT }))(
    'says why nothing was changed and keeps what was typed: %s',
    async (code, row) => {
      const { api, save, onClose } = setUp(ITEM)
      refuseWith(api, 'editInstitution', code)
      await fill(TYPED)
      await save()
      await expectRefusal(code, row)
      expect(kept()).toEqual(Object.values(TYPED))
      expect(onClose).not.toHaveBeenCalled()
    },
  )

  it('says at each field what the API found wrong with it', async () => {
    const { fields, problems } = wrongFieldsOf('createInstitution', {
      instName: NAME,
      instType: TYPE,
      instURL: URL_LABEL,
      instLogo: LOGO,
    })
    const { api, save } = setUp()
    api.refuse('createInstitution', 'duplicate', { fields })
    await fill(TYPED)
    await save()
    await waitFor(() => expectProblems(problems))
  })
})
