import type { Page } from '@playwright/test'

/** The own profile of any role, and the dialog that changes the password. */
export class OwnProfilePage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  readonly field = (label: string) => this.page.getByRole('main').getByRole('textbox', { name: label })
  readonly email = () => this.field('Ηλεκτρονική διεύθυνση (e-mail)')
  readonly interests = () => this.page.getByRole('combobox', { name: 'Ενδιαφέροντα' })
  readonly isPublic = () => this.page.getByRole('switch', { name: 'Δημόσιο προφίλ' })
  readonly save = () => this.page.getByRole('main').getByRole('button', { name: 'Αποθήκευση', exact: true })
  readonly account = () => this.page.getByRole('region', { name: 'Λογαριασμός' })
  readonly cv = () => this.page.getByRole('region', { name: 'Βιογραφικό σημείωμα' })
  readonly cvFile = () => this.cv().locator('input[type="file"]')
  readonly changePassword = () => this.page.getByRole('button', { name: 'Αλλαγή κωδικού' })
  readonly passwordDialog = () => this.page.getByRole('dialog', { name: 'Αλλαγή κωδικού' })

  async typePassword(label: string, password: string) {
    await this.passwordDialog().getByLabel(label, { exact: true }).fill(password)
  }
}
