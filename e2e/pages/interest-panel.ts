import type { Page } from '@playwright/test'

/** What a student can do about a thesis, on its page. */
export class InterestPanel {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  readonly panel = () => this.page.getByRole('region', { name: 'Τι μπορείτε να κάνετε τώρα' })
  readonly button = (name: string) => this.panel().getByRole('button', { name, exact: true })
  readonly text = (text: string) => this.panel().getByText(text)
  readonly priority = () => this.panel().getByRole('textbox', { name: 'Σειρά προτίμησης' })
  readonly declare = () => this.button('Δήλωση ενδιαφέροντος')

  async open(thesisId: number) {
    await this.page.goto(`/thesis/${thesisId}`)
    await this.panel().waitFor()
  }
}
