import { render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { press, user } from '../../testing/form.ts'
import { useFocusNearby } from './use-focus-nearby.ts'

function Page() {
  const page = useFocusNearby<HTMLDivElement>()
  const [isDone, setDone] = useState(false)
  return (
    <>
      <p>Beside the page</p>
      <div ref={page}>
        <section tabIndex={-1} aria-label="Marks">
          {!isDone && (
            <button type="button" onClick={() => setDone(true)}>
              Enter the mark
            </button>
          )}
        </section>
        <button type="button" onClick={() => setDone(true)}>
          Refresh
        </button>
      </div>
    </>
  )
}

it('a button that leaves the page with its action leaves the focus to the part around it', async () => {
  render(<Page />)
  await press('Enter the mark')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Marks' })))
})

it('a focus that was given up beside the page stays so', async () => {
  render(<Page />)
  screen.getByRole('button', { name: 'Enter the mark' }).focus()
  await user.click(screen.getByText('Beside the page'))
  screen.getByRole('button', { name: 'Refresh' }).click()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Enter the mark' })).toBeNull())
  expect(document.activeElement).toBe(document.body)
})
