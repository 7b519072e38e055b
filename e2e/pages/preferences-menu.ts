import type { Page } from '@playwright/test'

/** Appearance and language, on every page. */
export class PreferencesMenu {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  readonly button = () =>
    this.page.getByRole('button', { name: /^(?:Εμφάνιση και γλώσσα|Appearance and language)$/ })
  readonly choice = (name: string) => this.page.getByRole('menuitemradio', { name })

  async choose(name: string) {
    await this.button().click()
    await this.choice(name).click()
  }
}
