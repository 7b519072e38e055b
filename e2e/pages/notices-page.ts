import type { Page } from '@playwright/test'

/** The page of all notices of a person. */
export class NoticesPage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  readonly main = () => this.page.getByRole('main')
  readonly notices = () => this.main().getByRole('listitem')
  readonly notice = (text: string) => this.notices().filter({ hasText: text })
  readonly link = (text: string) => this.notice(text).getByRole('link')
  readonly markRead = (text: string) => this.notice(text).getByRole('button', { name: /^Ως αναγνωσμένη/ })
  readonly markUnread = (text: string) => this.notice(text).getByRole('button', { name: /^Ως αδιάβαστη/ })
  readonly filter = (name: 'Όλες' | 'Αδιάβαστες') => this.main().getByRole('button', { name, exact: true })
  readonly readAll = () => this.main().getByRole('button', { name: 'Όλες ως αναγνωσμένες' })

  async isThere() {
    await this.page.getByRole('heading', { level: 1, name: 'Ειδοποιήσεις' }).waitFor()
  }

  async open() {
    await this.page.goto('/dashboard/notices')
    await this.isThere()
  }
}
