import Collapse from '@mui/material/Collapse'
import Dialog from '@mui/material/Dialog'
import Drawer from '@mui/material/Drawer'
import Menu from '@mui/material/Menu'
import Snackbar from '@mui/material/Snackbar'
import { ThemeProvider } from '@mui/material/styles'
import { act, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { theme } from './theme.ts'

interface Part {
  isOpen: boolean
  onExited: () => void
}

const aDialog = ({ isOpen, onExited }: Part) => (
  <Dialog open={isOpen} slotProps={{ transition: { onExited } }} />
)

const PARTS: [string, (part: Part) => ReactElement][] = [
  ['a dialog', aDialog],
  ['a drawer', ({ isOpen, onExited }) => <Drawer open={isOpen} slotProps={{ transition: { onExited } }} />],
  [
    'a menu',
    ({ isOpen, onExited }) => (
      <Menu anchorEl={document.body} open={isOpen} slotProps={{ transition: { onExited } }} />
    ),
  ],
  [
    'a message',
    ({ isOpen, onExited }) => (
      <Snackbar open={isOpen} message="Saved" slotProps={{ transition: { onExited } }} />
    ),
  ],
  ['a part that unfolds', ({ isOpen, onExited }) => <Collapse in={isOpen} onExited={onExited} />],
]

/** Opens the part and closes it, and says whether it is gone before any time has passed. */
function isGoneAtOnce(part: (part: Part) => ReactElement): boolean {
  const onExited = vi.fn()
  const draw = (isOpen: boolean) => <ThemeProvider theme={theme}>{part({ isOpen, onExited })}</ThemeProvider>
  const { rerender } = render(draw(true))
  act(() => vi.advanceTimersByTime(0))
  expect(onExited).not.toHaveBeenCalled()
  rerender(draw(false))
  act(() => vi.advanceTimersByTime(0))
  return onExited.mock.calls.length > 0
}

function prefer(isReduced: boolean) {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: isReduced && media.includes('reduced-motion'),
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
    addListener: vi.fn(),
    removeListener: vi.fn(),
  }))
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => vi.unstubAllGlobals())

describe('where a person wants less motion', () => {
  it.each(PARTS)('%s is gone as soon as it is closed', (_what, part) => {
    prefer(true)
    expect(isGoneAtOnce(part)).toBe(true)
  })

  it('no other person loses the motion that shows where a thing went', () => {
    prefer(false)
    expect(isGoneAtOnce(aDialog)).toBe(false)
  })
})
