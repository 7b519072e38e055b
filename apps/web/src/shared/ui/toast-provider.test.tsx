import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link } from 'react-router'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { renderInApp, styleSheets } from '../../testing/render.tsx'
import type { Toast } from './toast.ts'
import { useToast } from './toast-provider.tsx'

const FIRST: Toast = { severity: 'success', message: 'First.', duration: 60_000 }

function Page({ toasts }: { toasts: readonly Toast[] }) {
  const toast = useToast()
  return toasts.map((each) => (
    <button key={each.message} type="button" onClick={() => toast(each)}>
      {`Say ${each.message}`}
    </button>
  ))
}

async function say(...toasts: Toast[]) {
  renderInApp(<Page toasts={toasts} />)
  for (const { message } of toasts) {
    await userEvent.click(screen.getByRole('button', { name: `Say ${message}` }))
    await screen.findByText(message)
  }
}

const bar = (message: string) => screen.getByText(message).closest('.MuiSnackbar-root')

const isSeen = (message: string) => getComputedStyle(bar(message) as Element).position === 'fixed'

// The bar is loaded with the first toast, which may take a while on a busy machine.
beforeAll(() => import('./toast-bar.tsx'))
beforeAll(() => document.head.append(styleSheets))
afterAll(() => styleSheets.remove())

describe('a toast', () => {
  it('takes the place of the one before it at once', async () => {
    await say(FIRST, { severity: 'success', message: 'Second.' })
    expect(isSeen('First.')).toBe(false)
    expect(isSeen('Second.')).toBe(true)
  })

  it('leaves the replaced sentence to screen readers, without its button, which is not seen any more', async () => {
    await say(FIRST, { severity: 'success', message: 'Second.' })
    const region = document.querySelector('[aria-live="polite"]')
    expect(region?.textContent).toContain('First.')
    expect(region?.textContent).toContain('Second.')
    expect(bar('First.')?.querySelector('button')).toBeNull()
  })

  it('does not bring a replaced sentence back when it is closed itself', async () => {
    await say(FIRST, { severity: 'success', message: 'Second.' })
    const close = bar('Second.')?.querySelector('button')
    await userEvent.click(close as Element)
    await waitFor(() => expect(screen.queryByText('Second.')).toBeNull())
    expect(isSeen('First.')).toBe(false)
  })

  it('says where to go on, as long as it is seen, and closes when that is followed', async () => {
    const next: Toast['next'] = (onFollowed) => (
      <Link to="/next" onClick={onFollowed}>
        Next
      </Link>
    )
    await say({ ...FIRST, next }, { severity: 'success', message: 'Second.', next })
    expect(bar('First.')?.querySelector('a')).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: 'Next' }))
    await waitFor(() => expect(screen.queryByText('Second.')).toBeNull())
  })

  it('takes back what it tells of, once', async () => {
    const undo = vi.fn()
    await say({ severity: 'success', message: 'Moved.', undo })
    await userEvent.click(screen.getByRole('button', { name: 'Αναίρεση' }))
    await waitFor(() => expect(screen.queryByText('Moved.')).toBeNull())
    expect(undo).toHaveBeenCalledTimes(1)
  })

  it('offers no undoing any more once another one stands in its place', async () => {
    await say({ severity: 'success', message: 'Moved.', undo: vi.fn() }, FIRST)
    expect(screen.queryByRole('button', { name: 'Αναίρεση' })).toBeNull()
  })

  it('interrupts a screen reader only for a refusal', async () => {
    await say(FIRST, { severity: 'error', message: 'Refused.' })
    expect(screen.getByRole('alert').textContent).toBe('Refused.')
  })
})
