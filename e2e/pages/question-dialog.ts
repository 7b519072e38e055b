import type { Page } from '@playwright/test'

/** The dialog that asks before an action that cannot be undone. */
export class QuestionDialog {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  readonly dialog = () => this.page.getByRole('alertdialog')

  async answer(label: string) {
    await this.dialog().getByRole('button', { name: label, exact: true }).click()
    await this.dialog().waitFor({ state: 'hidden' })
  }
}
