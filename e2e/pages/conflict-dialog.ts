import type { Page } from '@playwright/test'

/** Both versions of what two windows changed, beside each other. */
export class ConflictDialog {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  readonly dialog = () => this.page.getByRole('dialog', { name: 'Άλλαξε και αλλού όσο γράφατε' })
  readonly notice = () =>
    this.page.getByRole('alert').filter({ hasText: 'Όσα επεξεργάζεστε άλλαξαν στο μεταξύ και αλλού.' })
  readonly compare = () => this.notice().getByRole('button', { name: 'Σύγκριση και επιλογή' })
  readonly fields = () => this.dialog().getByRole('heading', { level: 3 })
  readonly field = (label: string) => this.dialog().getByRole('radiogroup', { name: label, exact: true })
  readonly mine = (label: string) => this.field(label).getByRole('radio', { name: 'Δικό μου' })
  readonly saved = (label: string) =>
    this.field(label).getByRole('radio', { name: 'Αποθηκευμένο στο μεταξύ' })
  /** What one of the two lacks, in the order mine, saved. */
  readonly marked = (label: string) => this.field(label).locator('mark')
  readonly tally = () => this.dialog().getByRole('status')
  readonly button = (name: string) => this.dialog().getByRole('button', { name, exact: true })

  async goOn() {
    await this.button('Συνέχεια με αυτά').click()
    await this.dialog().waitFor({ state: 'hidden' })
  }
}
