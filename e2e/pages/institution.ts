import type { Page } from '@playwright/test'

/** The way to the institution that the tests start, and the form there, which asks for the name only. */
export class Institution {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  readonly leave = () => this.page.getByRole('button', { name: 'Σύνδεση με ιδρυματικό λογαριασμό' })
  readonly account = () => this.page.getByRole('textbox', { name: 'Λογαριασμός', exact: true })
  readonly enter = () => this.page.getByRole('button', { name: 'Είσοδος στο ίδρυμα' })

  async signIn(name: string) {
    await this.leave().click()
    await this.account().fill(name)
    await this.enter().click()
  }

  /** What follows the first time: as a student of the first department that is offered. */
  async register() {
    await this.page.getByRole('combobox', { name: 'Επιλογή τμήματος' }).click()
    await this.page.getByRole('option').first().click()
    await this.page.getByRole('button', { name: 'Δημιουργία λογαριασμού' }).click()
    await this.page.waitForURL('**/dashboard/student/profile')
  }
}
