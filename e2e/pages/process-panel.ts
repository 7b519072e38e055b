import type { Page } from '@playwright/test'
import { typeDay } from './date-field.ts'

/** To the dates of a poll, the earliest first, wherever the page shows it. */
export async function answerDates(page: Page, answers: readonly string[]): Promise<void> {
  for (const [index, answer] of answers.entries()) {
    await page
      .getByRole('combobox', { name: /^Η απάντησή σας/ })
      .nth(index)
      .click()
    await page.getByRole('option', { name: answer, exact: true }).click()
  }
  await page.getByRole('button', { name: 'Αποθήκευση απαντήσεων' }).click()
  await page.getByText('Οι απαντήσεις σας καταχωρίστηκαν').waitFor()
}

/** «Πορεία της εργασίας»: where a thesis stands, and the day of its examination. */
export class ProcessPanel {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  readonly panel = () => this.page.getByRole('region', { name: 'Πορεία της εργασίας' })
  /** Where the thesis stands now. */
  readonly phase = () => this.panel().getByRole('list', { name: 'Στάδια' }).locator('[aria-current="step"]')
  readonly act = (name: string) => this.panel().getByRole('button', { name, exact: true })
  readonly dialog = (name: string) => this.page.getByRole('dialog', { name })
  readonly poll = () => this.panel().getByRole('table', { name: 'Ποιες ημερομηνίες εξυπηρετούν' })

  async offer(days: readonly string[]) {
    await this.act('Εύρεση ημερομηνίας').click()
    const dialog = this.dialog('Εύρεση ημερομηνίας')
    for (const [index, day] of days.entries()) {
      if (index > 0) await dialog.getByRole('button', { name: 'Προσθήκη ημερομηνίας' }).click()
      await typeDay(dialog, `Ημερομηνία ${index + 1}`, day)
    }
    await dialog.getByRole('button', { name: 'Αποστολή' }).click()
    await dialog.waitFor({ state: 'hidden' })
  }

  /** To the dates of a poll, the earliest first. */
  async answer(answers: readonly string[]) {
    await answerDates(this.page, answers)
  }

  /** Fills the form of an examination that is open; what is left out stays as it stands there. */
  async fillPlan(title: string, entry: { day?: string; time?: string; place?: string; reason?: string }) {
    const dialog = this.dialog(title)
    if (entry.day) await typeDay(dialog, 'Ημέρα', entry.day)
    if (entry.time) await dialog.getByLabel('Ώρα').fill(entry.time)
    if (entry.place) await dialog.getByRole('combobox', { name: 'Αίθουσα' }).fill(entry.place)
    if (entry.reason) await dialog.getByRole('textbox', { name: 'Αιτιολογία' }).fill(entry.reason)
  }

  async savePlan(title: string) {
    await this.dialog(title).getByRole('button', { name: 'Αποθήκευση', exact: true }).click()
    await this.dialog(title).waitFor({ state: 'hidden' })
  }
}
