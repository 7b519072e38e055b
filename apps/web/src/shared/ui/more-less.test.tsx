import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { button, press } from '../../testing/form.ts'
import { renderInApp } from '../../testing/render.tsx'
import { MoreLess } from './more-less.tsx'

const END = 'Τέλος της περιγραφής.'
const LONG = `<p>${'Οι μικρές πόλεις εξοικονομούν ενέργεια. '.repeat(10)}</p><p>${END}</p>`

it('begins a long text, and shows all of it on demand', async () => {
  renderInApp(<MoreLess html={LONG} />)
  expect(screen.queryByText(END)).toBeNull()
  expect(button('Περισσότερα').getAttribute('aria-expanded')).toBe('false')
  await press('Περισσότερα')
  expect(screen.getByText(END)).toBeDefined()
  expect(button('Λιγότερα').getAttribute('aria-expanded')).toBe('true')
  await press('Λιγότερα')
  expect(screen.queryByText(END)).toBeNull()
})

it('shows a short text whole, with nothing to press', () => {
  renderInApp(<MoreLess html={`<p>${END}</p>`} />)
  expect(screen.getByText(END)).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

it('stands whole on paper', () => {
  renderInApp(<MoreLess html={LONG} />)
  act(() => void dispatchEvent(new Event('beforeprint')))
  expect(screen.getByText(END)).toBeDefined()
  act(() => void dispatchEvent(new Event('afterprint')))
  expect(screen.queryByText(END)).toBeNull()
})
