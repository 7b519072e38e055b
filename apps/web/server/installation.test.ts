import { describe, expect, it } from 'vitest'
import { PLACES } from '../first-paint/written-pages.ts'
import { readInstallation } from './installation.ts'
import { preparePage } from './page.ts'

const BUILT = `<html><head><!--${PLACES.settings}--><title>Διατριβή</title><!--${PLACES.scripts}--></head><body></body></html>`

describe('who runs the application', () => {
  it('is what the settings say, without those that are empty', () => {
    const facts = readInstallation({
      OPERATOR_NAME: ' Πανεπιστήμιο Πειραιώς ',
      OPERATOR_PHONE: '  ',
      INSTALLATION_LABEL: 'Δοκιμαστική',
      HOST: 'x',
    })
    expect(facts).toEqual({
      label: 'Δοκιμαστική',
      operator: 'Πανεπιστήμιο Πειραιώς',
      nameYears: '10',
      securityDays: '365',
    })
  })

  it('keeps what it keeps as long as the settings say', () => {
    const facts = readInstallation({ FINISHED_THESIS_NAME_YEARS: '6', KEEP_SECURITY_EVENTS_DAYS: '90' })
    expect(facts).toEqual({ nameYears: '6', securityDays: '90' })
  })

  it('is written into the head of the page', () => {
    const { html } = preparePage(BUILT, {
      apiUrl: 'https://api.example.gr',
      installation: { email: 'a@example.gr' },
    })
    expect(html).toContain('<head><meta name="api-url" content="https://api.example.gr"/>')
    expect(html).toContain('<meta name="installation-email" content="a@example.gr"/>')
  })

  it('cannot leave its attribute, nor be taken for a pattern', () => {
    const { html } = preparePage(BUILT, {
      apiUrl: 'https://api.example.gr',
      installation: { operator: '"><script>$&' },
    })
    expect(html).toContain('content="&quot;>&lt;script>$&amp;"')
    expect(html.match(/<title>/g)).toHaveLength(1)
  })
})
