import type { Page } from '@playwright/test'

/** The local mailbox, in which a demonstration shows its mails instead of sending them. */
export class LocalMailbox {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  readonly mails = (email: string) => this.page.getByRole('article').filter({ hasText: `Προς: ${email}` })
  readonly mail = (email: string, subject: string) =>
    this.mails(email).filter({ has: this.page.getByRole('heading', { name: subject }) })
  readonly open = (email: string, subject: string) =>
    this.mail(email, subject).getByRole('heading').getByRole('link')
}
