import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PageErrorBoundary } from './error-boundary.tsx'

/** As no page may be written: the text has no element of its own. */
function Page() {
  const [isShown, setShown] = useState(false)
  return (
    <main>
      <p>{isShown && <strong>Νέο</strong>}Κείμενο</p>
      <button type="button" onClick={() => setShown(true)}>
        Εμφάνιση
      </button>
    </main>
  )
}

/** A translator of the browser puts each text into an element of its own. */
function translate() {
  const text = screen.getByText('Κείμενο')
  const moved = document.createElement('font')
  moved.append(...text.childNodes)
  text.append(moved)
}

const show = () => act(() => fireEvent.click(screen.getByRole('button', { name: 'Εμφάνιση' })))

beforeEach(() => {
  // React and the router tell of what they have caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const router = createMemoryRouter([
    {
      path: '/',
      loader: () => null,
      Component: Page,
      ErrorBoundary: PageErrorBoundary,
      HydrateFallback: () => null,
    },
  ])
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
})
afterEach(() => vi.restoreAllMocks())

describe('a page whose texts a translator has moved', () => {
  it('draws itself anew once, and then says what happened', async () => {
    await screen.findByText('Κείμενο')
    translate()
    await show()
    expect(await screen.findByText('Κείμενο')).toBeDefined()
    translate()
    await show()
    expect(await screen.findByRole('button', { name: 'Προσπαθήστε ξανά' })).toBeDefined()
  })
})
