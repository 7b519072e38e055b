import type { Role } from '@diatrivi/domain/people/account/role'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { loadHelp } from '../../features/work/help/articles.ts'
import { TOUR_CARDS } from '../../features/work/help/tour/tour-cards.ts'
import { tour } from '../../shared/tour.ts'
import { button, press, user } from '../../testing/form.ts'
import { renderInApp } from '../../testing/render.tsx'
import { FirstTour } from './first-tour.tsx'
import { MENUS } from './menus.tsx'

// What comes by itself when it is needed is there from the start, so that no test waits for the compiler.
beforeAll(() => import('../../features/work/help/tour/tour-dialog.tsx'))

async function begin(audience: Role = 'student') {
  onTestFinished(() => act(() => tour.show(false)))
  renderInApp(<FirstTour audience={audience} />)
  act(() => tour.show(true))
  await screen.findByRole('dialog', { name: 'Ξενάγηση' })
}

const title = () => screen.getByRole('heading').textContent
const isOver = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

describe('the tour', () => {
  it('is not there unless it is shown', () => {
    renderInApp(<FirstTour audience="student" />)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each([
    ['student', ['Διαθέσιμες εργασίες', 'Η εργασία μου', 'Προφίλ', 'Βοήθεια']],
    ['instructor', ['Αρχική', 'Εργασίες', 'Λίστες βημάτων', 'Βοήθεια']],
    ['secretary', ['Σήμερα', 'Φοιτητές', 'Κανονισμοί', 'Βοήθεια']],
    ['administrator', ['Ιδρύματα και τμήματα', 'Χρήστες (διδάσκοντες)', 'Σύστημα', 'Βοήθεια']],
  ] as const)('leads the %s by one button through four cards, and ends', async (audience, titles) => {
    await begin(audience)
    const seen = [title()]
    while (seen.length < titles.length) {
      expect(document.activeElement).toBe(button('Επόμενη'))
      await user.keyboard('{Enter}')
      seen.push(title())
    }
    expect(seen).toEqual(titles)
    expect(screen.getByText('Κάρτα 4 από 4')).toBeDefined()
    await press('Τέλος ξενάγησης')
    await isOver()
  })

  it('is read aloud card by card, each with a link to its guide', async () => {
    await begin()
    const link = screen.getByRole('link', { name: 'Διαβάστε τον οδηγό' })
    expect(link.getAttribute('href')).toBe('/help/find-a-topic')
    expect(document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent).toBe(title())
    expect(screen.getByRole('heading').closest('[aria-live="polite"]')?.textContent).toContain(
      'Κάρτα 1 από 4',
    )
  })

  it('goes back too, and keeps the focus on a button', async () => {
    await begin()
    expect(screen.queryByRole('button', { name: 'Πίσω' })).toBeNull()
    await press('Επόμενη')
    await press('Πίσω')
    expect(title()).toBe('Διαθέσιμες εργασίες')
    expect(document.activeElement).toBe(button('Επόμενη'))
  })

  it.each([
    ['Escape', () => user.keyboard('{Escape}')],
    ['its button', () => press('Παράλειψη')],
    ['the link to a guide', () => user.click(screen.getByRole('link', { name: 'Διαβάστε τον οδηγό' }))],
  ])('is left by %s, and begins anew when it is opened again', async (_by, leave) => {
    await begin()
    await press('Επόμενη')
    await leave()
    await isOver()
    expect(sessionStorage.getItem('tour')).toBeNull()
    act(() => tour.show(true))
    await screen.findByRole('dialog')
    expect(screen.getByText('Κάρτα 1 από 4')).toBeDefined()
  })

  it('has at most four cards for each role, and each leads to an article that is there', async () => {
    const { articles } = await loadHelp('el')
    const names = articles.map(({ name }) => name)
    for (const cards of Object.values(TOUR_CARDS)) {
      expect(cards.length).toBeLessThanOrEqual(4)
      for (const { article } of cards) expect(names).toContain(article)
    }
  })

  it('names pages as the menu does', () => {
    for (const role of ['student', 'instructor', 'secretary'] as const) {
      const labels = MENUS[role]().map(({ label }) => label)
      for (const card of TOUR_CARDS[role]) expect(labels).toContain(card.title())
    }
  })
})
