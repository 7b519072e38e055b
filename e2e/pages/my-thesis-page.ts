import type { Page } from '@playwright/test'
import type { Upload } from '../fixtures/documents.ts'

/** «Η εργασία μου»: the interests of a student without a thesis, else the thesis. */
export class MyThesisPage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  readonly interests = () => this.page.getByRole('region', { name: /^Οι (?:άλλες )?δηλώσεις σας$/ })
  readonly interest = (title: string) => this.interests().getByRole('listitem').filter({ hasText: title })
  readonly titles = () => this.interests().getByRole('heading', { level: 3 })
  /** The card of a positive answer, named by its thesis. */
  readonly answer = (title: string) => this.page.getByRole('region', { name: title })
  readonly accept = () => this.page.getByRole('button', { name: 'Αποδοχή ανάθεσης' })
  readonly title = (title: string) => this.page.getByRole('heading', { level: 2, name: title })

  readonly finalText = () => this.page.getByRole('region', { name: 'Τελικό κείμενο' })
  readonly abstract = () => this.finalText().getByRole('textbox', { name: 'Περίληψη' })
  readonly submit = () => this.finalText().getByRole('button', { name: 'Υποβολή' })
  readonly handedIn = (name: string) => this.finalText().getByRole('button', { name, exact: true })
  readonly visibility = (name: 'Ιδιωτική' | 'Δημόσια') => this.page.getByRole('button', { name, exact: true })

  async chooseFinalText(file: Upload) {
    // The input itself is hidden behind its button, so no role leads to it.
    await this.finalText().locator('input[type="file"]').setInputFiles(file)
  }

  async open() {
    await this.page.goto('/dashboard/student/thesis/current')
    await this.page.getByRole('heading', { level: 1, name: 'Η εργασία μου' }).waitFor()
  }
}
