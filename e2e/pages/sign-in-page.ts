import type { Page } from '@playwright/test'

export class SignInPage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  readonly username = () => this.page.getByLabel('Όνομα χρήστη')
  readonly password = () => this.page.getByLabel('Κωδικός πρόσβασης', { exact: true })
  readonly submit = () => this.page.getByRole('button', { name: 'Σύνδεση', exact: true })
  readonly says = (sentence: string) => this.page.getByRole('alert').filter({ hasText: sentence })

  async open() {
    await this.page.goto('/')
    await this.submit().waitFor()
  }

  async signIn({ username, password }: { username: string; password: string }) {
    await this.username().fill(username)
    await this.password().fill(password)
    await this.submit().click()
  }
}
