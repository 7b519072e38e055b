import type { Page } from '@playwright/test'
import type { Upload } from '../fixtures/documents.ts'

/** «Φόρτωση από αρχείο»: a file, its check, its application. */
export class ImportPage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  readonly rows = () => this.page.getByRole('table', { name: 'Γραμμές του αρχείου' }).locator('tbody > tr')
  readonly row = (text: string) => this.rows().filter({ hasText: text })
  /** Shows the rows of one kind, by their number: «Νέες 288». */
  readonly show = (label: string) => this.page.getByRole('button', { name: label, exact: true })
  readonly applyGood = () => this.page.getByRole('button', { name: 'Εφαρμογή μόνο των σωστών γραμμών' })

  async check(file: Upload) {
    const chooser = this.page.waitForEvent('filechooser')
    await this.page.getByRole('button', { name: 'Επιλογή αρχείου' }).click()
    await (await chooser).setFiles(file)
    await this.page.getByRole('button', { name: 'Έλεγχος αρχείου' }).click()
  }
}
