import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AfterPaint, useAfterPaint } from './deferred.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.restoreAllMocks()
})

/** Until the screen has shown what is drawn now. */
function paint() {
  act(() => {
    vi.advanceTimersToNextFrame()
    vi.advanceTimersByTime(1)
  })
}

it('keeps its place until the screen has shown what stands above it', () => {
  const { container } = render(<AfterPaint place="Η θέση τους">Τα βήματα</AfterPaint>)
  expect(container).toHaveProperty('textContent', 'Η θέση τους')
  paint()
  expect(container).toHaveProperty('textContent', 'Τα βήματα')
})

it('is not drawn together with what it stands in', () => {
  const { container } = render(
    <AfterPaint place="Η θέση της σελίδας">
      Η σελίδα, <AfterPaint place="η θέση των βημάτων">τα βήματα</AfterPaint>
    </AfterPaint>,
  )
  paint()
  expect(container).toHaveProperty('textContent', 'Η σελίδα, η θέση των βημάτων')
  paint()
  expect(container).toHaveProperty('textContent', 'Η σελίδα, τα βήματα')
})

it('does not wait for a screen in a window that nobody sees', () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const { container } = render(<AfterPaint>Τα βήματα</AfterPaint>)
  expect(container).toHaveProperty('textContent', 'Τα βήματα')
})

it('may wait for what others draw in their first turn', () => {
  const Bell = () => (useAfterPaint(2) ? 'Δύο νέες ειδοποιήσεις' : 'Ειδοποιήσεις')
  const { container } = render(<Bell />)
  paint()
  expect(container).toHaveProperty('textContent', 'Ειδοποιήσεις')
  paint()
  expect(container).toHaveProperty('textContent', 'Δύο νέες ειδοποιήσεις')
})
