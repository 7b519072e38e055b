import type { Page } from '@playwright/test'

/** Where a demonstration shows the letters that it has sent to nobody. */
export class LocalMailbox {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  readonly letters = (email: string) => this.page.getByRole('article').filter({ hasText: `Προς: ${email}` })
  readonly letter = (email: string, subject: string) =>
    this.letters(email).filter({ has: this.page.getByRole('heading', { name: subject }) })
  readonly open = (email: string, subject: string) =>
    this.letter(email, subject).getByRole('heading').getByRole('link')
}
