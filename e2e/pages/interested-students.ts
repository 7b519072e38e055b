import type { Page } from '@playwright/test'

/** The interested students, on the page of a thesis without a student. */
export class InterestedStudents {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  readonly panel = () => this.page.getByRole('region', { name: 'Ενδιαφερόμενοι φοιτητές' })
  readonly rows = () =>
    this.panel()
      .getByRole('row')
      .filter({ has: this.page.getByRole('rowheader') })
  readonly row = (name: string) => this.rows().filter({ hasText: name })
  readonly choose = (name: string) =>
    this.panel().getByRole('button', { name: `Επιλογή φοιτητή: ${name}`, exact: true })
  /** Among several it is asked what the others are notified. */
  readonly dialog = () => this.page.getByRole('dialog', { name: /^Επιλογή φοιτητή: / })
  readonly messageToOthers = () => this.dialog().getByRole('textbox')
  readonly confirm = () => this.dialog().getByRole('button', { name: 'Επιλογή φοιτητή' })
  readonly cancelChoice = (name: string) =>
    this.panel().getByRole('button', { name: `Ακύρωση επιλογής: ${name}`, exact: true })
  readonly showAll = () => this.panel().getByRole('button', { name: /^Εμφάνιση και των \d+ δηλώσεων$/ })
}
