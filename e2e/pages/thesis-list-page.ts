import type { Page } from '@playwright/test'

/** Any list of theses: search, filters, cards. */
export class ThesisListPage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  readonly search = () => this.page.getByRole('searchbox', { name: 'Ο τίτλος περιέχει' })
  readonly results = () => this.page.getByRole('status').filter({ hasText: /αποτ[εέ]λ[εέ]σμα/ })
  readonly card = (title: string) =>
    this.page.getByRole('article').filter({ has: this.page.getByRole('link', { name: title }) })
  readonly filters = () => this.page.getByRole('dialog', { name: 'Φίλτρα' })

  async openOpenTheses() {
    await this.page.goto('/dashboard/student/theses/open')
    await this.results().waitFor()
  }

  async openEndedTheses() {
    await this.page.goto('/dashboard/instructor/theses/ended')
    await this.results().waitFor()
  }

  async openFilters() {
    await this.page.getByRole('button', { name: 'Φίλτρα' }).click()
    await this.filters().waitFor()
  }

  async applyFilters() {
    await this.filters().getByRole('button', { name: 'Εφαρμογή' }).click()
    await this.filters().waitFor({ state: 'hidden' })
  }

  async read(title: string) {
    await this.page.getByRole('link', { name: title }).click()
    await this.page.getByRole('heading', { level: 1, name: title }).waitFor()
  }
}
