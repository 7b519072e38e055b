import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderInApp } from '../../testing/render.tsx'
import { Pagination } from './pagination.tsx'

function show(page: number, total: number) {
  const onChange = vi.fn()
  renderInApp(<Pagination page={page} pageSize={6} total={total} onChange={onChange} />)
  return onChange
}

it('leads from page to page', async () => {
  const onChange = show(2, 13)
  await userEvent.click(screen.getByRole('button', { name: 'Επόμενη σελίδα' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith(3)
})

it('leaves a page beyond the last for the last, without a step back to it', () => {
  expect(show(5, 13)).toHaveBeenCalledExactlyOnceWith(3, { replace: true })
})

it('leaves the second page for the first where one page is enough by now', () => {
  expect(show(2, 6)).toHaveBeenCalledExactlyOnceWith(1, { replace: true })
})

it('stays where it is while there is something to see', () => {
  expect(show(1, 0)).not.toHaveBeenCalled()
  expect(show(3, 13)).not.toHaveBeenCalled()
})
