import type { Page } from '@playwright/test'

/** The bell in the top bar, or in the bar of a phone, and the newest notices that it opens on a wide screen. */
export class NoticeBell {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  private readonly bars = () =>
    this.page.getByRole('banner').or(this.page.getByRole('navigation', { name: 'Μενού', exact: true }))
  /** A link to the page of notices on a phone, a button elsewhere. */
  readonly bell = () =>
    this.bars()
      .getByLabel(/^Ειδοποιήσεις/)
      .filter({ visible: true })
  readonly saying = (name: string) => this.bars().getByLabel(name, { exact: true }).filter({ visible: true })
  readonly panel = () => this.page.getByRole('dialog', { name: 'Ειδοποιήσεις', exact: true })
  readonly notices = () => this.panel().getByRole('listitem')
  readonly readAll = () => this.panel().getByRole('button', { name: 'Όλες ως αναγνωσμένες' })
  readonly showAll = () => this.panel().getByRole('link', { name: 'Όλες οι ειδοποιήσεις' })

  async open() {
    await this.bell().click()
    await this.panel().waitFor()
  }
}
