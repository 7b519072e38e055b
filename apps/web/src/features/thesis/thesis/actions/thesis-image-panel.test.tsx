import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Thesis } from '../../../../entities/thesis/thesis.mapper.ts'
import { aThesis } from '../../../../testing/a-thesis.ts'
import { stubApi } from '../../../../testing/api.ts'
import { button, press } from '../../../../testing/form.ts'
import { expectRefusal, ofAnySession, refusalsOf, refuseWith } from '../../../../testing/refusals.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import { SAVED } from '../../../../testing/wire.ts'
import { ThesisImagePanel } from './thesis-image-panel.tsx'

async function show(imageIds: number[] = [11, 12], thesis: Partial<Thesis> = {}) {
  const api = stubApi({ role: 'instructor' })
  api.answer('listDepartmentImages', imageIds)
  renderInApp(<ThesisImagePanel thesis={aThesis({ imageId: 11, ...thesis })} />)
  if (imageIds.length > 0) await screen.findByRole('button', { name: 'Εικόνα 1' })
  return api
}

const isChosen = (name: string) => button(name).getAttribute('aria-pressed') === 'true'

describe('the choice of a cover', () => {
  it('shows the choice at once, sends it and says so', async () => {
    const api = await show()
    const answer = api.hold('setThesisImage')
    expect([isChosen('Εικόνα 1'), isChosen('Εικόνα 2')]).toEqual([true, false])
    await press('Εικόνα 2')
    expect([isChosen('Εικόνα 1'), isChosen('Εικόνα 2')]).toEqual([false, true])
    answer(SAVED)
    await screen.findByText('Η εικόνα εξωφύλλου άλλαξε')
    expect(api.asked('setThesisImage')).toMatchObject([
      { path: '/v1/instructor/thesis/7/image/12', body: {} },
    ])
  })

  it('is over once the thesis is marked', async () => {
    await show([11, 12], { state: 'ended', mark: 9 })
    expect([button('Εικόνα 1').disabled, button('Εικόνα 2').disabled]).toEqual([true, true])
  })

  it('says where covers come from while there are none', async () => {
    await show([])
    await screen.findByText('Το τμήμα σας δεν έχει εικόνες ακόμη. Τις προσθέτει η διαχείριση.')
  })

  it.each(
    refusalsOf('setThesisImage', {
      ...ofAnySession('toast'),
      not_found: 'toast',
      not_owner: 'nowhere',
      thesis_ended: 'toast',
    }),
  )('goes back to the cover before when it is refused, and says why: %s', async (code, row) => {
    const api = await show()
    refuseWith(api, 'setThesisImage', code)
    await press('Εικόνα 2')
    await expectRefusal(code, row)
    expect([isChosen('Εικόνα 1'), isChosen('Εικόνα 2')]).toEqual([true, false])
  })
})
