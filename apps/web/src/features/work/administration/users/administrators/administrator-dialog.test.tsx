import { waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { stubApi } from '../../../../../testing/api.ts'
import { fill, press } from '../../../../../testing/form.ts'
import { expectRefusal, ofAnySession, refusalsOf, refuseWith } from '../../../../../testing/refusals.ts'
import { renderInApp } from '../../../../../testing/render.tsx'
import AdministratorDialog from './administrator-dialog.tsx'

const TYPED = {
  Όνομα: 'Άννα',
  Επώνυμο: 'Καρρά',
  'Όνομα χρήστη': 'akarra',
  'Ηλεκτρονική διεύθυνση (e-mail)': 'anna@example.gr',
}

function setUp() {
  const api = stubApi({ role: 'administrator' })
  const onClose = vi.fn()
  renderInApp(<AdministratorDialog onClose={onClose} />)
  return { api, onClose, save: () => press('Αποθήκευση') }
}

describe('the form of another administrator', () => {
  it('asks for no department, sends what was typed and closes', async () => {
    const { api, onClose, save } = setUp()
    api.answer('createAdministrator', { status: 200, id: 9 })
    await fill(TYPED)
    await save()
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(api.asked('createAdministrator')).toMatchObject([
      { body: { username: 'akarra', uName: 'Άννα', uSurname: 'Καρρά', uEmail: 'anna@example.gr' } },
    ])
  })

  it.each(
    refusalsOf('createAdministrator', { ...ofAnySession('alert'), validation: 'alert', duplicate: 'alert' }),
  )('stays and says why it was refused: %s', async (code, row) => {
    const { api, onClose, save } = setUp()
    refuseWith(api, 'createAdministrator', code)
    await fill(TYPED)
    await save()
    await expectRefusal(code, row)
    expect(onClose).not.toHaveBeenCalled()
  })
})
