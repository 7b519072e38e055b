import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { aThesis } from '../../../../testing/a-thesis.ts'
import { stubApi } from '../../../../testing/api.ts'
import { button, expectProblems, fill, press, valueAt } from '../../../../testing/form.ts'
import {
  expectRefusal,
  ofAnySession,
  refusalsOf,
  refuseWith,
  wrongFieldsOf,
} from '../../../../testing/refusals.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import { SAVED } from '../../../../testing/wire.ts'
import { ReleaseDialog } from './release-dialog.tsx'

const REASON = 'Αιτιολογία'
const RELEASE = 'Τερματισμός της ανάθεσης'

function show() {
  const api = stubApi({ role: 'instructor' })
  const onClose = vi.fn()
  renderInApp(<ReleaseDialog thesis={aThesis()} open onClose={onClose} />)
  return { api, onClose }
}

async function release(reason: string) {
  await fill({ [REASON]: reason })
  await press(RELEASE)
}

describe('the dialog that ends an assignment', () => {
  it.each(['', '  '])('asks for a reason («%s» is none), and sends nothing', async (reason) => {
    const { api } = show()
    await release(reason)
    expectProblems({ [REASON]: 'Υποχρεωτικό πεδίο' })
    expect(api.asked('releaseThesis')).toEqual([])
  })

  it('sends the reason once, waits for the answer, says so and closes', async () => {
    const { api, onClose } = show()
    const answer = api.hold('releaseThesis')
    await release('Σταμάτησε τις σπουδές')
    expect(button(RELEASE).disabled).toBe(true)
    expect(onClose).not.toHaveBeenCalled()
    answer(SAVED)
    await screen.findByText('Η ανάθεση τερματίστηκε')
    expect(onClose).toHaveBeenCalledOnce()
    expect(api.asked('releaseThesis')).toMatchObject([
      { path: '/v1/instructor/thesis/7/release', body: { reason: 'Σταμάτησε τις σπουδές' } },
    ])
  })

  it('shows at the reason what the API finds wrong with it', async () => {
    const { api } = show()
    const { fields, problems } = wrongFieldsOf('releaseThesis', { reason: REASON })
    api.refuse('releaseThesis', 'validation', { fields })
    await release('Σταμάτησε τις σπουδές')
    await waitFor(() => expectProblems(problems))
  })

  it.each(
    refusalsOf('releaseThesis', {
      ...ofAnySession('toast'),
      validation: 'toast',
      not_found: 'toast',
      not_owner: 'nowhere',
      not_in_progress: 'toast',
    }),
  )('says why it was refused, stays open and keeps the reason: %s', async (code, row) => {
    const { api, onClose } = show()
    refuseWith(api, 'releaseThesis', code)
    await release('Σταμάτησε τις σπουδές')
    await expectRefusal(code, row)
    expect(onClose).not.toHaveBeenCalled()
    expect(valueAt(REASON)).toBe('Σταμάτησε τις σπουδές')
  })
})
