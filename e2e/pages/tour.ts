import type { Page } from '@playwright/test'

/** The cards that a person is shown at the first sign-in, and from the help. */
export class Tour {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  readonly dialog = () => this.page.getByRole('dialog', { name: 'Ξενάγηση' })
  readonly card = (title: string) => this.dialog().getByRole('heading', { name: title })
  readonly next = () => this.dialog().getByRole('button', { name: 'Επόμενη' })
  readonly skip = () => this.dialog().getByRole('button', { name: 'Παράλειψη' })
  readonly guide = () => this.dialog().getByRole('link', { name: 'Διαβάστε τον οδηγό' })
  readonly again = () => this.page.getByRole('button', { name: 'Ξενάγηση', exact: true })
}
