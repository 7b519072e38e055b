import { screen, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { stubApi } from '../../../testing/api.ts'
import { press } from '../../../testing/form.ts'
import {
  expectRefusal,
  ofAnySession,
  refusalsOf,
  refuseWith,
  sentenceFor,
} from '../../../testing/refusals.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { DepartmentImages } from './department-images.tsx'

const DELETE = 'Διαγραφή της εικόνας 1'

// What comes by itself when it is needed is there from the start, so that no test waits for the compiler.
beforeAll(() => import('../../../shared/ui/confirm-dialog.tsx'))

async function setUp() {
  const api = stubApi({ role: 'administrator' })
  api.answer('listImagesOfDepartment', [31, 32])
  renderInApp(<DepartmentImages departmentId={7} />)
  await screen.findByRole('button', { name: DELETE })
  return api
}

async function askToDelete() {
  await press(DELETE)
  await screen.findByRole('alertdialog', { name: 'Να διαγραφεί η εικόνα;' })
}

describe('the cover images of a department', () => {
  it('are deleted one by one after a question', async () => {
    const api = await setUp()
    api.answer('deleteImage', { status: 200 })
    await askToDelete()
    expect(api.asked('deleteImage')).toEqual([])
    api.answer('listImagesOfDepartment', [32])
    await press('Διαγραφή')
    await sentenceFor('toast', 'Η εικόνα διαγράφηκε.')
    expect(api.asked('deleteImage')).toMatchObject([{ path: expect.stringContaining('31') }])
    await waitFor(() => expect(screen.queryByAltText('Εικόνα 2')).toBeNull())
  })

  it('stay when the question is answered with no', async () => {
    const api = await setUp()
    await askToDelete()
    await press('Ακύρωση')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(api.asked('deleteImage')).toEqual([])
  })

  it.each(refusalsOf('deleteImage', { ...ofAnySession('toast'), not_found: 'toast' }))(
    'say why one was not deleted: %s',
    async (code, row) => {
      const api = await setUp()
      refuseWith(api, 'deleteImage', code)
      await askToDelete()
      await press('Διαγραφή')
      await expectRefusal(code, row)
      expect(screen.getByAltText('Εικόνα 1')).toBeDefined()
    },
  )
})
