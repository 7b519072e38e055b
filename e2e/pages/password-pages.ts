import type { Page } from '@playwright/test'

/** The page that asks for a link, and the page behind the link of the mail. */
export class PasswordPages {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  readonly email = () => this.page.getByRole('textbox', { name: 'Ηλεκτρονική διεύθυνση (e-mail)' })
  readonly send = () => this.page.getByRole('button', { name: 'Αποστολή συνδέσμου' })
  readonly isSent = () =>
    this.page.getByRole('status').filter({ hasText: 'Αν υπάρχει λογαριασμός με αυτή τη διεύθυνση' })
  readonly newPassword = () => this.page.getByLabel('Νέος κωδικός')
  readonly again = () => this.page.getByLabel('Επανάληψη κωδικού')
  readonly save = () => this.page.getByRole('button', { name: 'Αποθήκευση κωδικού' })
  readonly badLink = () =>
    this.page.getByRole('alert').filter({ hasText: 'Ο σύνδεσμος έχει λήξει ή έχει ήδη χρησιμοποιηθεί.' })

  async paste(link: string) {
    await this.page.getByRole('textbox', { name: 'Σύνδεσμος από το μήνυμα' }).fill(link)
    await this.page.getByRole('button', { name: 'Άνοιγμα συνδέσμου' }).click()
  }

  async ask(email: string) {
    await this.page.goto('/password/forgot')
    await this.email().fill(email)
    await this.send().click()
    await this.isSent().waitFor()
  }

  async choose(password: string) {
    await this.newPassword().fill(password)
    await this.again().fill(password)
    await this.save().click()
  }
}
