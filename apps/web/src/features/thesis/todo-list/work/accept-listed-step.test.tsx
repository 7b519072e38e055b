import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { stubApi } from '../../../../testing/api.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import { SAVED } from '../../../../testing/wire.ts'
import { AcceptListedStep } from './accept-listed-step.tsx'

it('accepts the step, says so to its list, and can be undone', async () => {
  const api = stubApi({ role: 'instructor' })
  api.answer('acceptStep', SAVED)
  api.answer('cancelStepAcceptance', SAVED)
  const onAnswered = vi.fn()
  renderInApp(<AcceptListedStep step={{ id: 4, title: 'Σχεδίαση' }} onAnswered={onAnswered} />)
  await userEvent.click(screen.getByRole('button', { name: 'Έγκριση βήματος: Σχεδίαση' }))
  await waitFor(() => expect(onAnswered).toHaveBeenCalledOnce())
  expect(api.asked('acceptStep')).toHaveLength(1)
  await userEvent.click(await screen.findByRole('button', { name: 'Αναίρεση' }))
  await waitFor(() => expect(api.asked('cancelStepAcceptance')).toHaveLength(1))
})
