import type { Page } from '@playwright/test'
import { typeDay } from './date-field.ts'

export interface ThesisEntry {
  title: string
  description: string
  keywords: string[]
  /** As a person types it: `31/12/2027`. */
  interestDeadline: string
  startDate: string
  intendedEnd: string
}

/** New thesis, and the page on which it is edited: the same form. */
export class ThesisFormPage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  readonly title = () => this.page.getByRole('textbox', { name: 'Τίτλος', exact: false }).first()
  readonly description = () => this.page.getByRole('textbox', { name: 'Περιγραφή' })
  readonly keywords = () => this.page.getByRole('combobox', { name: 'Λέξεις-κλειδιά' })
  readonly save = () => this.page.getByRole('button', { name: 'Αποθήκευση', exact: true })

  readonly tool = (name: string) =>
    this.page.getByRole('toolbar', { name: 'Μορφοποίηση κειμένου' }).getByRole('button', { name })
  readonly tag = (keyword: string) => this.page.getByRole('button', { name: keyword, exact: true })
  readonly draftNotice = () =>
    this.page.getByRole('alert').filter({ hasText: 'Βρέθηκαν αλλαγές που δεν είχαν αποθηκευτεί.' })
  readonly image = (number: number) =>
    this.page.getByRole('button', { name: `Εικόνα ${number}`, exact: true })
  readonly delete = () => this.page.getByRole('button', { name: 'Διαγραφή εργασίας' })

  async openEdit(thesisId: number) {
    await this.page.goto(`/dashboard/instructor/thesis/edit/${thesisId}`)
    await this.hasItsEditor()
  }

  /** The text editor comes at the first action, or after some seconds. */
  private async hasItsEditor() {
    await this.page.mouse.move(50, 50)
    await this.description().waitFor()
  }

  /** Where the text cursor stands, with an address of its own as the words. */
  async addLink(address: string) {
    await this.tool('Σύνδεσμος').click()
    const dialog = this.page.getByRole('dialog', { name: 'Σύνδεσμος' })
    await dialog.getByRole('textbox', { name: 'Διεύθυνση συνδέσμου' }).fill(address)
    await dialog.getByRole('button', { name: 'Αποθήκευση' }).click()
  }

  async openNew() {
    await this.page.goto('/dashboard/instructor/thesis/create')
    await this.hasItsEditor()
  }

  async choose(label: string) {
    await this.page.getByRole('radio', { name: label }).check()
  }

  async typeDay(label: string, day: string) {
    await typeDay(this.page.getByRole('main'), label, day)
  }

  async fill(entry: ThesisEntry) {
    await this.title().fill(entry.title)
    await this.description().fill(entry.description)
    for (const keyword of entry.keywords) {
      await this.keywords().fill(keyword)
      await this.keywords().press('Enter')
    }
    await this.typeDay('Προθεσμία δήλωσης ενδιαφέροντος', entry.interestDeadline)
    await this.typeDay('Ημερομηνία έναρξης', entry.startDate)
    await this.typeDay('Επιθυμητή ημερομηνία ολοκλήρωσης', entry.intendedEnd)
  }
}
