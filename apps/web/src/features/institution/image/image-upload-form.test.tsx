import { IMAGE_MAX_BYTES } from '@diatrivi/contract/limits'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { formatFileSize } from '../../../shared/format/numbers.ts'
import { stubApi } from '../../../testing/api.ts'
import { button, chooseFile, fileOf, press } from '../../../testing/form.ts'
import { expectRefusal, ofAnySession, refusalsOf, refuseWith } from '../../../testing/refusals.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { ImageUploadForm } from './image-upload-form.tsx'

const FILE = 'Νέα εικόνα'
const UPLOAD = 'Μεταφόρτωση εικόνας'

function setUp() {
  const api = stubApi({ role: 'administrator' })
  renderInApp(<ImageUploadForm departmentId={7} />)
  return api
}

describe('the form for a cover image', () => {
  it.each([
    [
      'of another kind',
      fileOf('κείμενο.pdf'),
      'Ο τύπος αρχείου δεν υποστηρίζεται. Επιτρέπονται: JPG, JPEG, PNG, WEBP.',
    ],
    [
      'too large',
      fileOf('εικόνα.png', IMAGE_MAX_BYTES + 1),
      `Μέγιστο μέγεθος αρχείου: ${formatFileSize(IMAGE_MAX_BYTES)}`,
    ],
  ])('offers nothing to send when the file is %s', async (_what, file, sentence) => {
    setUp()
    expect(screen.queryByRole('button', { name: UPLOAD })).toBeNull()
    await chooseFile(FILE, file)
    expect(screen.getByRole('alert').textContent).toBe(sentence)
    expect(screen.queryByRole('button', { name: UPLOAD })).toBeNull()
  })

  it('sends the file once, shows how far it is, and says that it was added', async () => {
    const api = setUp()
    const answer = api.hold('uploadImage')
    await chooseFile(FILE, fileOf('εικόνα.png'))
    await press(UPLOAD)
    await screen.findByRole('progressbar', { name: 'Μεταφόρτωση του αρχείου' })
    expect(button(UPLOAD).disabled).toBe(true)
    answer({ status: 200, id: 9 })
    await screen.findByText('Η εικόνα προστέθηκε.')
    await waitFor(() => expect(screen.queryByRole('button', { name: UPLOAD })).toBeNull())
    expect(api.asked('uploadImage')).toMatchObject([
      { path: expect.stringMatching(/\/7(\/|$)/), file: { name: 'εικόνα.png' } },
    ])
  })

  it.each(
    refusalsOf('uploadImage', {
      ...ofAnySession('alert'),
      not_found: 'alert',
      file_too_large: 'alert',
      file_type_not_accepted: 'alert',
    }),
  )('says beside the file why it was refused, and keeps it: %s', async (code, row) => {
    const api = setUp()
    refuseWith(api, 'uploadImage', code)
    await chooseFile(FILE, fileOf('εικόνα.png'))
    await press(UPLOAD)
    await expectRefusal(code, row)
    expect(screen.getByText(/εικόνα\.png ·/)).toBeDefined()
    expect(button(UPLOAD).disabled).toBe(false)
  })
})
