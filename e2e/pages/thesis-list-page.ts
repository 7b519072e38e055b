import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { typeDay } from './date-field.ts'

/** Any list of theses: search, filters, cards. */
export class ThesisListPage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  readonly search = () => this.page.getByRole('searchbox', { name: /^Αναζήτηση σε τίτλο/ })
  readonly results = () => this.page.getByRole('status').filter({ hasText: /αποτ[εέ]λ[εέ]σμα/ })
  readonly card = (title: string) =>
    this.page.getByRole('article').filter({ has: this.page.getByRole('link', { name: title }) })
  readonly cards = () => this.page.getByRole('article')
  /** Unfolded in the page at wide widths, a drawer on phones. */
  readonly filters = () =>
    this.page.getByRole('dialog', { name: 'Φίλτρα' }).or(this.page.getByRole('region', { name: 'Φίλτρα' }))
  readonly keywordFilter = () => this.filters().getByRole('combobox', { name: 'Λέξεις-κλειδιά (όλες)' })
  readonly activeFilters = () => this.page.getByRole('list', { name: 'Ενεργά φίλτρα' })
  readonly activeFilter = (name: string) =>
    this.page.getByRole('button', { name: `Αφαίρεση φίλτρου: ${name}`, exact: true })
  readonly pageOf = (page: number, pages: number) =>
    this.page.getByText(`Σελίδα ${page} από ${pages}`, { exact: true })
  /** What the search found, where it found it. */
  readonly marks = () => this.page.locator('mark')
  readonly headings = () => this.page.getByRole('columnheader')
  /** The heads of the table, which on phones is a list. */
  readonly rows = () =>
    this.page
      .getByRole('rowheader')
      .or(this.page.getByRole('list', { name: 'Εργασίες', exact: true }).getByRole('heading'))
  readonly selection = () => this.page.getByRole('group', { name: 'Επιλογή εργασιών' })
  readonly selectionBox = (title: string) =>
    this.page.getByRole('checkbox', { name: `Επιλογή: ${title}`, exact: true })
  readonly chooseAll = () => this.selection().getByRole('checkbox', { name: 'Όλες στη σελίδα' })
  readonly order = () => this.page.getByRole('combobox', { name: 'Ταξινόμηση' })
  readonly pageSize = () => this.page.getByRole('combobox', { name: 'Ανά σελίδα' })
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

  async filterByAssignment(name: string) {
    await this.openFilters()
    await this.filters().getByRole('combobox', { name: 'Τρόπος ανάθεσης' }).click()
    await this.page.getByRole('option', { name }).click()
    await this.closeFilters()
  }

  /** They hold already. */
  async closeFilters() {
    const onPhone = this.page
      .getByRole('dialog', { name: 'Φίλτρα' })
      .getByRole('button', { name: 'Κλείσιμο' })
    if (await onPhone.isVisible()) await onPhone.click()
    else await this.page.getByRole('button', { name: 'Φίλτρα' }).click()
    await this.filters().waitFor({ state: 'hidden' })
  }

  async choose(field: 'order' | 'pageSize', option: string) {
    await this[field]().click()
    await this.page.getByRole('option', { name: option, exact: true }).click()
  }

  /** Side by side where there is room, else in a menu. */
  async actOnChosen(name: string) {
    const menu = this.selection().getByRole('button', { name: 'Ενέργειες' })
    const act = this.selection().getByRole('button', { name })
    await menu.or(act).waitFor()
    if (await menu.isVisible()) {
      await menu.click()
      await this.page.getByRole('menuitem', { name }).click()
    } else await act.click()
  }

  async showAs(form: 'Κάρτες' | 'Πίνακας') {
    await this.page.getByRole('button', { name: form, exact: true }).click()
  }

  async export(format: 'Excel (XLSX)' | 'CSV'): Promise<{ name: string; bytes: Buffer }> {
    const coming = this.page.waitForEvent('download')
    await this.page.getByRole('button', { name: 'Εξαγωγή' }).click()
    await this.page.getByRole('menuitem', { name: format }).click()
    const download = await coming
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
  }

  /** In the filters, which are open. */
  async chooseAssignment(name: string) {
    await this.filters().getByRole('combobox', { name: 'Τρόπος ανάθεσης' }).click()
    await this.page.getByRole('option', { name }).click()
  }

  async filterByKeywords(...keywords: string[]) {
    await this.openFilters()
    for (const keyword of keywords) {
      await this.keywordFilter().fill(keyword)
      await this.keywordFilter().press('Enter')
    }
    await this.closeFilters()
  }

  async filterByDeadline({ from, until }: { from?: string; until?: string }) {
    await this.openFilters()
    if (from !== undefined) await typeDay(this.filters(), 'Προθεσμία από', from)
    if (until !== undefined) await typeDay(this.filters(), 'Προθεσμία έως', until)
    await this.closeFilters()
  }

  async read(title: string) {
    await this.page.getByRole('link', { name: title }).click()
    await this.page.getByRole('heading', { level: 1, name: title }).waitFor()
  }
}
