import type { Page } from '@playwright/test'

/** «Παλαιότερες εργασίες»: what a student had, and one of them that a release left behind. */
export class PastThesesPage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  /** On «Η εργασία μου». */
  readonly way = () => this.page.getByRole('link', { name: 'Παλαιότερες εργασίες' })
  /** Below the interests of a student without a thesis. */
  readonly below = () => this.page.getByRole('region', { name: 'Παλαιότερες εργασίες' })
  readonly theses = () => this.page.getByRole('main').getByRole('article')
  readonly thesis = (title: string) => this.theses().filter({ hasText: title })
  readonly heading = (name: string) => this.page.getByRole('heading', { level: 1, name })
  /** How the assignment ran and why it ended. */
  readonly ending = () => this.page.getByRole('region', { name: 'Η ανάθεση τερματίστηκε' })
  readonly finalText = () => this.page.getByRole('region', { name: 'Τελικό κείμενο' })
  readonly file = (name: string) =>
    this.finalText().getByRole('button', { name: `Λήψη του αρχείου «${name}»`, exact: true })

  async open() {
    await this.page.goto('/dashboard/student/theses/past')
    await this.heading('Παλαιότερες εργασίες').waitFor()
  }
}
