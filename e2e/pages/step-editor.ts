import { expect, type Locator, type Page } from '@playwright/test'

/** The steps of a list on the page where it is edited. */
export class StepEditor {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  readonly steps = () => this.page.getByRole('region', { name: 'Βήματα', exact: true })
  readonly rows = () => this.steps().getByRole('listitem')
  readonly headings = () => this.rows().getByRole('heading', { level: 3 })
  readonly row = (title: string) => this.rows().filter({ hasText: title })
  readonly toggle = (title: string) => this.row(title).getByRole('heading').getByRole('button')
  readonly up = (title: string) => this.page.getByRole('button', { name: `Μετακίνηση πάνω: ${title}` })
  readonly down = (title: string) => this.page.getByRole('button', { name: `Μετακίνηση κάτω: ${title}` })
  readonly fields = () => this.page.getByRole('region', { name: 'Στοιχεία λίστας' })
  readonly listTitle = () => this.fields().getByRole('textbox', { name: 'Τίτλος' })
  readonly textTools = () => this.fields().getByRole('toolbar', { name: 'Μορφοποίηση κειμένου' })
  readonly add = () => this.page.getByRole('button', { name: 'Προσθήκη βήματος' })
  readonly schedule = () => this.page.getByRole('region', { name: 'Χρονοδιάγραμμα' })
  readonly dialog = () => this.page.getByRole('dialog')
  readonly field = (label: string) => this.dialog().getByRole('textbox', { name: label })
  /** What a new step is added by, and a changed one saved. */
  readonly save = () => this.dialog().getByRole('button', { name: /^(Προσθήκη βήματος|Αποθήκευση)$/ })

  async open(listId: number) {
    await this.page.goto(`/dashboard/instructor/todo-list/edit/${listId}`)
    await this.add().waitFor()
  }

  /** A button of a step, which is expanded first. */
  async action(title: string, label: string): Promise<Locator> {
    if ((await this.toggle(title).getAttribute('aria-expanded')) === 'false') await this.toggle(title).click()
    return this.row(title).getByRole('button', { name: label, exact: true })
  }

  async expectOrder(...titles: string[]) {
    await expect(this.headings()).toHaveText(titles.map((title, index) => `${index + 1}. ${title}`))
  }

  /** By the handle before the title, which is there for the mouse alone and has no name. */
  async drag(title: string, onto: string) {
    const handle = this.row(title).locator('[draggable="true"]')
    await handle.dragTo(this.row(onto), { targetPosition: { x: 80, y: 30 } })
  }
}
