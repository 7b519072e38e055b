import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderInApp } from '../../testing/render.tsx'
import { ReasonedButton } from './reasoned-button.tsx'

it('a refused action can be reached, says why, and does nothing', async () => {
  const onClick = vi.fn()
  renderInApp(
    <ReasonedButton reason="The deadline has passed." onClick={onClick}>
      Declare
    </ReasonedButton>,
  )
  const button = screen.getByRole('button', { name: 'Declare', description: 'The deadline has passed.' })
  await userEvent.tab()
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
})

it('an allowed action is an ordinary button', async () => {
  const onClick = vi.fn()
  renderInApp(
    <ReasonedButton reason={null} onClick={onClick}>
      Declare
    </ReasonedButton>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Declare' }))
  expect(onClick).toHaveBeenCalledOnce()
})
