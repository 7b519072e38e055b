import { screen } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { stubApi } from '../../testing/api.ts'
import { renderInApp } from '../../testing/render.tsx'
import { Footer } from './footer.tsx'
import { TopBar } from './top-bar.tsx'

/** As the web server writes a fact into the page's head. */
function installation(fact: string, content: string) {
  const meta = document.createElement('meta')
  Object.assign(meta, { name: `installation-${fact}`, content })
  document.head.append(meta)
  onTestFinished(() => meta.remove())
}

describe('the frame of a page', () => {
  it('names the installation that is not the real one, and whose it is, with its emblem', async () => {
    stubApi().answer('getInstallationEmblem', { emblem: 41 })
    installation('label', 'Δοκιμαστική')
    installation('operator', 'Πανεπιστήμιο Πειραιώς')
    renderInApp(
      <>
        <TopBar home="/" />
        <Footer />
      </>,
    )
    expect(screen.getByText('Δοκιμαστική')).toBeDefined()
    const emblem = await screen.findByRole('presentation')
    expect(screen.getAllByText('Πανεπιστήμιο Πειραιώς')).toHaveLength(2)
    expect(emblem.getAttribute('src')).toMatch(/\/v1\/user\/emblem\/41$/)
    // The link has the name of the product alone, by which people and programs know it.
    expect(screen.getByRole('link', { name: 'Διατριβή' })).toBeDefined()
  })

  it('says nothing where the settings do not', () => {
    stubApi()
    renderInApp(<Footer />)
    expect(screen.getByRole('contentinfo').textContent).toBe(screen.getByRole('navigation').textContent)
  })
})
