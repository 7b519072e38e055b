import { PAGES, pagePath } from '@diatrivi/contract/web-addresses'
import type { Locator, Page } from '@playwright/test'

/** The address by which calendar programs read the dates of a person. */
export class CalendarDialog {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  dialog(): Locator {
    return this.page.getByRole('dialog', { name: 'Οι ημερομηνίες μου στο ημερολόγιο' })
  }

  async open(): Promise<void> {
    await this.page.goto(pagePath(PAGES.notices))
    await this.page.getByRole('button', { name: 'Στο ημερολόγιό μου' }).click()
  }

  /** Returns the address, which is shown this once. */
  async subscribe(): Promise<string> {
    await this.dialog().getByRole('button', { name: 'Δημιουργία διεύθυνσης' }).click()
    return this.dialog().getByLabel('Διεύθυνση ημερολογίου').inputValue()
  }
}
