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
  readonly cards = () => this.page.getByRole('article')
  readonly filters = () => this.page.getByRole('dialog', { name: 'Φίλτρα' })
  readonly keywordFilter = () => this.filters().getByRole('combobox', { name: 'Λέξεις-κλειδιά (όλες)' })
  readonly activeFilters = () => this.page.getByRole('list', { name: 'Ενεργά φίλτρα' })
  readonly activeFilter = (name: string) =>
    this.page.getByRole('button', { name: `Αφαίρεση φίλτρου: ${name}`, exact: true })
  readonly pageOf = (page: number, pages: number) =>
    this.page.getByText(`Σελίδα ${page} από ${pages}`, { exact: true })
  readonly nextPage = () => this.page.getByRole('button', { name: 'Επόμενη σελίδα' })
  readonly previousPage = () => this.page.getByRole('button', { name: 'Προηγούμενη σελίδα' })

  async openOpenTheses(search = '') {
    await this.page.goto(`/dashboard/student/theses/open${search}`)
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

  async filterByAssignment(name: string) {
    await this.openFilters()
    await this.filters().getByRole('combobox', { name: 'Τρόπος ανάθεσης' }).click()
    await this.page.getByRole('option', { name }).click()
    await this.applyFilters()
  }

  async filterByKeywords(...keywords: string[]) {
    await this.openFilters()
    for (const keyword of keywords) {
      await this.keywordFilter().fill(keyword)
      await this.keywordFilter().press('Enter')
    }
    await this.applyFilters()
  }

  async filterByDeadline({ from, until }: { from?: string; until?: string }) {
    await this.openFilters()
    if (from !== undefined) await this.typeDay('Προθεσμία από', from)
    if (until !== undefined) await this.typeDay('Προθεσμία έως', until)
    await this.applyFilters()
  }

  private async typeDay(label: string, day: string) {
    await this.filters().getByRole('group', { name: label }).getByRole('spinbutton').first().click()
    await this.page.keyboard.type(day.replaceAll('/', ''))
  }

  async read(title: string) {
    await this.page.getByRole('link', { name: title }).click()
    await this.page.getByRole('heading', { level: 1, name: title }).waitFor()
  }
}
