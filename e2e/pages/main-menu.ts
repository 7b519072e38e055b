import type { Page } from '@playwright/test'

/** The main menu: beside the page on a wide screen, in a drawer on a phone. */
export class MainMenu {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  readonly menu = () => this.page.getByRole('navigation', { name: 'Κύριο μενού' })
  readonly entry = (name: string) => this.menu().getByRole('link', { name })
  readonly current = () => this.menu().getByRole('link').and(this.page.locator('[aria-current=page]'))
  readonly notifications = () => this.menu().getByText(/^\d+ ειδοποι/)

  /** Opens the drawer where there is one. */
  async open() {
    if ((this.page.viewportSize()?.width ?? 0) >= 900) return
    await this.page.getByRole('button', { name: 'Μενού', exact: true }).click()
    await this.menu().waitFor()
  }

  async goTo(name: string) {
    await this.open()
    await this.entry(name).click()
  }

  async signOut() {
    await this.open()
    await this.page.getByRole('button', { name: 'Αποσύνδεση', exact: true }).click()
  }
}
