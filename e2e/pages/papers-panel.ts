import type { Page } from '@playwright/test'
import type { Upload } from '../fixtures/documents.ts'

/** «Έγγραφα» of a thesis, and the page that the code of a paper leads to. */
export class PapersPanel {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  readonly panel = () => this.page.getByRole('region', { name: 'Έγγραφα' })
  readonly paper = (kind: string) =>
    this.panel()
      .getByRole('list', { name: 'Έγγραφα της εργασίας' })
      .getByRole('listitem')
      .filter({ hasText: kind })
  readonly pdf = () => this.panel().getByRole('button', { name: /^PDF: / })

  async issue(kind: string) {
    await this.panel().getByRole('button', { name: 'Έκδοση εγγράφου' }).click()
    const dialog = this.page.getByRole('dialog', { name: 'Έκδοση εγγράφου' })
    await dialog.getByRole('button', { name: `Έκδοση: ${kind}`, exact: true }).click()
    await dialog.waitFor({ state: 'hidden' })
  }

  /** On the page of the code, which the camera of a phone has read from the paper. */
  async sendPhotograph(photograph: Upload) {
    await this.page.getByRole('button', { name: 'Μεταφόρτωση υπογεγραμμένου' }).click()
    const dialog = this.page.getByRole('dialog', { name: /^Υπογεγραμμένο αντίγραφο/ })
    const chooser = this.page.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: 'Επιλογή αρχείου' }).click()
    await (await chooser).setFiles(photograph)
    await dialog.getByRole('button', { name: 'Αποστολή' }).click()
    await dialog.waitFor({ state: 'hidden' })
  }
}
