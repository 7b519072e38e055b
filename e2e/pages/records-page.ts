import { expect, type Locator, type Page } from '@playwright/test'

interface RecordsTable {
  path: string
  /** The heading of the page. */
  heading: string
  table: string
  search: string
}

export const INSTITUTIONS: RecordsTable = {
  path: '/dashboard/admin/institutions',
  heading: 'Ιδρύματα',
  table: 'Πίνακας ιδρυμάτων',
  search: 'Αναζήτηση ιδρύματος',
}
export const DEPARTMENTS: RecordsTable = {
  path: '/dashboard/admin/departments',
  heading: 'Τμήματα',
  table: 'Πίνακας τμημάτων',
  search: 'Αναζήτηση τμήματος',
}
export const USERS: RecordsTable = {
  path: '/dashboard/admin/users',
  heading: 'Χρήστες (διδάσκοντες)',
  table: 'Πίνακας διδασκόντων',
  search: 'Αναζήτηση διδασκόντων',
}
export const WEBHOOKS: RecordsTable = {
  path: '/dashboard/admin/webhooks',
  heading: 'Ειδοποιήσεις συστημάτων',
  table: 'Πίνακας συστημάτων',
  search: 'Αναζήτηση συστήματος',
}

/** A table of the administrator, as a wide screen has it. */
export class RecordsPage {
  readonly page: Page
  readonly table: RecordsTable
  constructor(page: Page, table: RecordsTable) {
    this.page = page
    this.table = table
  }

  readonly search = () => this.page.getByRole('searchbox', { name: this.table.search })
  readonly results = () => this.page.getByRole('main').getByRole('status')
  readonly rows = () => this.page.getByRole('table', { name: this.table.table })
  readonly add = () => this.page.getByRole('button', { name: 'Προσθήκη', exact: true })
  readonly dialog = () => this.page.getByRole('dialog')
  readonly actions = () => this.page.getByRole('group', { name: 'Ενέργειες για τη γραμμή που επιλέξατε' })
  readonly save = () => this.dialog().getByRole('button', { name: 'Αποθήκευση', exact: true })
  readonly header = (name: string) => this.rows().getByRole('columnheader', { name, exact: true })

  /** The row that shows this text. */
  record(text: string): Locator {
    return this.rows().getByRole('row').filter({ hasText: text })
  }

  /** What the first column shows. */
  readonly names = () => this.rows().getByRole('rowheader')
  /** A value of a column, by which the table is narrowed. */
  readonly choice = (column: string, value: RegExp) =>
    this.page.getByRole('group', { name: column, exact: true }).getByRole('button', { name: value })

  async open() {
    await this.page.goto(this.table.path)
    await this.untilOpen()
  }

  /** Waits until it has taken the place of another page, whose buttons have the same names. */
  async untilOpen() {
    await this.page.getByRole('heading', { level: 1, name: this.table.heading }).waitFor()
    await this.rows().waitFor()
  }

  /** Narrows the table until the one record is left. */
  async find(text: string) {
    await this.search().fill(text)
    await expect(this.results().filter({ hasText: '1 αποτέλεσμα' })).toBeVisible()
    await expect(this.record(text)).toHaveCount(1)
  }

  /** The button for a record, which is selected for it. */
  async action(label: string, record: string): Promise<Locator> {
    await this.record(record).getByRole('checkbox').check()
    await expect(this.actions()).toContainText('Επιλέχθηκε:')
    return this.actions().getByRole('button', { name: label })
  }

  async edit(record: string) {
    await (await this.action('Επεξεργασία', record)).click()
    await this.dialog().waitFor()
  }

  /** Asks for the deletion and answers its question. */
  async remove(record: string) {
    await (await this.action('Διαγραφή', record)).click()
    const question = this.page.getByRole('alertdialog')
    await expect(question).toContainText(record)
    await question.getByRole('button', { name: 'Διαγραφή', exact: true }).click()
  }

  /** Chooses among many by typing a part of the name. */
  async choose(label: string, text: string) {
    await this.dialog().getByRole('combobox', { name: label }).fill(text)
    await this.page.getByRole('option', { name: text }).first().click()
  }

  readonly field = (label: string) => this.dialog().getByRole('textbox', { name: label })
}
