import type { Page } from '@playwright/test'

/** The page of one thesis, as each role sees it. */
export class ThesisPage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  readonly heading = (title: string) => this.page.getByRole('heading', { level: 1, name: title })
  readonly priority = () =>
    this.page
      .getByRole('textbox', { name: 'Σειρά προτίμησης' })
      .or(this.page.getByRole('textbox', { name: 'Σειρά προτίμησης' }))
  readonly declare = () => this.page.getByRole('button', { name: 'Δήλωση ενδιαφέροντος' })
  readonly choose = (name: string) => this.page.getByRole('button', { name: `Επιλογή φοιτητή: ${name}` })
  readonly cancelChoice = (name: string) =>
    this.page.getByRole('button', { name: `Ακύρωση επιλογής: ${name}` })
  readonly mark = () => this.page.getByRole('textbox', { name: 'Βαθμός' })
  readonly enterMark = () => this.page.getByRole('button', { name: 'Καταχώριση βαθμού' })

  async open(thesisId: number, title: string) {
    await this.page.goto(`/thesis/${thesisId}`)
    await this.heading(title).waitFor()
  }

  async declareInterest(priority: number) {
    await this.priority().fill(String(priority))
    await this.declare().click()
  }

  /** Answers the question of the dialog that is open. */
  async confirm(label: string) {
    await this.page.getByRole('alertdialog').getByRole('button', { name: label, exact: true }).click()
  }
}
