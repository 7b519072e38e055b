import type { Page } from '@playwright/test'
import { typeDay } from './date-field.ts'

/** «Κανονισμός»: a draft, what it means, and its publication. */
export class RulebookEditorPage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  readonly heading = (title: string) => this.page.getByRole('heading', { level: 1, name: title })
  readonly fold = (name: string) => this.page.getByRole('button', { name: new RegExp(`^${name}`) })
  readonly setting = (name: string) => this.page.getByRole('textbox', { name, exact: true })
  readonly meaning = () => this.page.getByRole('region', { name: 'Τι σημαίνει' })
  readonly save = () => this.page.getByRole('button', { name: 'Αποθήκευση', exact: true })

  /** From a preset, whose name stands in the list. */
  async draft({ title, day, preset }: { title: string; day: string; preset: string }) {
    await this.page.getByRole('button', { name: 'Νέος κανονισμός' }).click()
    const dialog = this.page.getByRole('dialog', { name: 'Νέος κανονισμός' })
    await dialog.getByRole('textbox', { name: 'Τίτλος' }).fill(title)
    await typeDay(dialog, 'Ισχύει από', day)
    await dialog.getByRole('combobox', { name: 'Ξεκινήστε από' }).click()
    await this.page.getByRole('option', { name: preset }).click()
    await dialog.getByRole('button', { name: 'Δημιουργία πρόχειρου' }).click()
    await this.heading(title).waitFor()
  }

  async publish() {
    await this.page.getByRole('button', { name: 'Δημοσίευση' }).click()
    await this.page.getByRole('alertdialog').getByRole('button', { name: 'Δημοσίευση' }).click()
    await this.save().waitFor({ state: 'hidden' })
  }
}
