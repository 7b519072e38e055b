import { expect, type Page } from '@playwright/test'

export interface StepEntry {
  title: string
  description: string
  amount: number
}

/** Making a list of steps, and the editor of its steps. */
export class TodoListPage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  readonly title = () => this.page.getByRole('textbox', { name: 'Τίτλος' })
  readonly save = () => this.page.getByRole('button', { name: 'Αποθήκευση', exact: true })
  readonly addStep = () => this.page.getByRole('button', { name: 'Προσθήκη βήματος' })
  readonly dialog = () => this.page.getByRole('dialog')
  readonly step = (title: string) => this.page.getByRole('heading', { name: title })

  async openNew() {
    await this.page.goto('/dashboard/instructor/todo-list/create')
    await this.title().waitFor()
  }

  async add(step: StepEntry) {
    await this.addStep().first().click()
    await this.dialog().getByRole('textbox', { name: 'Τίτλος βήματος' }).fill(step.title)
    await this.dialog().getByRole('textbox', { name: 'Περιγραφή βήματος' }).fill(step.description)
    await this.dialog().getByRole('textbox', { name: 'Διάρκεια' }).fill(String(step.amount))
    await this.dialog().getByRole('button', { name: 'Προσθήκη βήματος', exact: true }).click()
    await this.dialog().waitFor({ state: 'hidden' })
  }

  /** On the page of a thesis without a list. */
  async copyToThesis(listTitle: string) {
    await this.page.getByRole('button', { name: 'Αντιγραφή λίστας στην εργασία' }).click()
    await this.dialog().getByRole('searchbox', { name: 'Ο τίτλος περιέχει' }).fill(listTitle)
    // Until the answer to the search is there, the lists are still those of before, and about to move.
    await expect(this.dialog().getByRole('radio')).toHaveCount(1)
    await this.dialog().getByRole('radio', { name: listTitle }).check()
    await this.dialog().getByRole('button', { name: 'Αντιγραφή', exact: true }).click()
    await this.dialog().waitFor({ state: 'hidden' })
  }
}
