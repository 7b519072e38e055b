import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { stubApi } from '../../../testing/api.ts'
import { press } from '../../../testing/form.ts'
import { expectRefusal, ofAnyCall, refusalsOf, refuseWith, sentenceFor } from '../../../testing/refusals.ts'
import { renderInApp } from '../../../testing/render.tsx'
import { UndoSecondFactor } from './undo-second-factor.tsx'

const UNDO = 'Αφαίρεση του δεύτερου βήματος'

function setUp() {
  const api = stubApi()
  renderInApp(<UndoSecondFactor token="of-the-link" />)
  return { api, undo: () => press(UNDO) }
}

describe('the link that takes a second factor off', () => {
  it('does nothing until the button is pressed, and then says where the link for a new password went', async () => {
    const { api, undo } = setUp()
    expect(api.asked('undoSecondFactor')).toEqual([])
    api.answer('undoSecondFactor', { state: 0 })
    await undo()
    const said = (await screen.findByRole('status')).textContent
    expect(said).toContain('Η επαλήθευση σε δύο βήματα αφαιρέθηκε και όλες οι συνεδρίες τερματίστηκαν.')
    expect(said).toContain('Σας στείλαμε σύνδεσμο για νέο κωδικό πρόσβασης')
    expect(screen.queryByRole('button', { name: UNDO })).toBeNull()
    expect(api.asked('undoSecondFactor').map(({ body }) => body)).toEqual([{ token: 'of-the-link' }])
  })

  it('says when it is good no longer', async () => {
    const { api, undo } = setUp()
    api.answer('undoSecondFactor', { state: 1 })
    await undo()
    await sentenceFor('alert', 'Ο σύνδεσμος έχει λήξει ή έχει ήδη χρησιμοποιηθεί.')
  })

  it.each(refusalsOf('undoSecondFactor', { ...ofAnyCall('alert'), validation: 'alert' }))(
    'says why it was refused, and can be pressed again: %s',
    async (code, row) => {
      const { api, undo } = setUp()
      refuseWith(api, 'undoSecondFactor', code)
      await undo()
      await expectRefusal(code, row)
      await screen.findByRole('button', { name: UNDO })
    },
  )
})
