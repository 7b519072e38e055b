import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { stubApi } from '../../../../testing/api.ts'
import { chooseFile, fileOf, press } from '../../../../testing/form.ts'
import { expectRefusal, ofAnySession, refusalsOf, refuseWith } from '../../../../testing/refusals.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import { wireInstitution } from '../../../../testing/wire.ts'
import { toInstitution } from '../institution.mapper.ts'
import EmblemDialog from './emblem-dialog.tsx'

const FILE = 'Εικόνα του εμβλήματος'
const UPLOAD = 'Ανέβασμα εμβλήματος'
const REMOVE = 'Αφαίρεση εμβλήματος'

function setUp(instEmblemID: number | null = null) {
  const api = stubApi({ role: 'administrator' })
  const onClose = vi.fn()
  const institution = toInstitution(wireInstitution({ instID: 7, instEmblemID }))
  renderInApp(<EmblemDialog institution={institution} onClose={onClose} />)
  return { api, onClose }
}

describe('the emblem of an institution', () => {
  it('is uploaded once', async () => {
    const { api, onClose } = setUp()
    expect(screen.queryByRole('button', { name: REMOVE })).toBeNull()
    api.answer('uploadEmblem', { status: 200, id: 9 })
    await chooseFile(FILE, fileOf('έμβλημα.png'))
    await press(UPLOAD)
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    await screen.findByText('Το έμβλημα ανέβηκε')
    expect(api.asked('uploadEmblem')).toMatchObject([
      { path: expect.stringMatching(/\/7(\/|$)/), file: { name: 'έμβλημα.png' } },
    ])
  })

  it('is shown as it is, and taken off', async () => {
    const { api, onClose } = setUp(41)
    const picture = screen.getByRole('img', { name: 'Το έμβλημα που ισχύει' })
    expect(picture.getAttribute('src')).toMatch(/\/emblem\/41$/)
    api.answer('deleteEmblem', { status: 200 })
    await press(REMOVE)
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    await screen.findByText('Το έμβλημα αφαιρέθηκε')
  })

  it.each(
    refusalsOf('uploadEmblem', {
      ...ofAnySession('alert'),
      not_found: 'alert',
      file_too_large: 'alert',
      file_type_not_accepted: 'alert',
    }),
  )('says why a picture was refused, and keeps it: %s', async (code, row) => {
    const { api } = setUp()
    refuseWith(api, 'uploadEmblem', code)
    await chooseFile(FILE, fileOf('έμβλημα.png'))
    await press(UPLOAD)
    await expectRefusal(code, row)
    expect(screen.getByText(/έμβλημα\.png ·/)).toBeDefined()
  })

  it.each(refusalsOf('deleteEmblem', { ...ofAnySession('alert'), not_found: 'alert' }))(
    'says why it was not taken off: %s',
    async (code, row) => {
      const { api } = setUp(41)
      refuseWith(api, 'deleteEmblem', code)
      await press(REMOVE)
      await expectRefusal(code, row)
    },
  )
})
