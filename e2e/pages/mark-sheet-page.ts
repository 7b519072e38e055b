import type { Page } from '@playwright/test'
import { QuestionDialog } from './question-dialog.ts'

/** The own marks of a member. */
export class MarkSheetPage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  readonly mark = (part: string) => this.page.getByRole('textbox', { name: part, exact: true })
  readonly more = (part: string) => this.page.getByRole('button', { name: `Περισσότερο: ${part}` })

  /** From the page of the thesis. */
  async open() {
    const panel = this.page.getByRole('region', { name: 'Βαθμολόγηση' })
    await panel.getByRole('link', { name: 'Βαθμολόγηση', exact: true }).click()
  }

  /** By the link in a mail: the code comes to the same address when it is asked for. */
  async openByLink(href: string, codeOfMail: () => Promise<string>) {
    await this.page.goto(href)
    await this.page.getByRole('button', { name: 'Αποστολή κωδικού' }).click()
    await this.page.getByRole('textbox', { name: 'Εξαψήφιος κωδικός' }).fill(await codeOfMail())
    await this.page.getByRole('button', { name: 'Συνέχεια' }).click()
  }

  async seal() {
    await this.page.getByRole('button', { name: 'Σφράγιση βαθμού' }).click()
    await new QuestionDialog(this.page).answer('Σφράγιση βαθμού')
  }
}
