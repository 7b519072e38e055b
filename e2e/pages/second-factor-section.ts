import type { Page } from '@playwright/test'

/** The section of the own profile about the second factor, and its dialogs. */
export class SecondFactorSection {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  readonly section = () => this.page.getByRole('region', { name: 'Επαλήθευση σε δύο βήματα' })
  readonly act = (name: string) => this.section().getByRole('button', { name, exact: true })
  readonly way = (name: string) => this.section().getByRole('listitem').filter({ hasText: name })

  readonly dialog = () => this.page.getByRole('dialog')
  readonly press = (name: string) => this.dialog().getByRole('button', { name, exact: true }).click()
  readonly password = () => this.dialog().getByLabel('Κωδικός πρόσβασης', { exact: false }).first()
  readonly code = () => this.dialog().getByRole('textbox', { name: 'Κωδικός της εφαρμογής' })
  readonly secret = () => this.dialog().locator('code')
  readonly picture = () => this.dialog().getByRole('img', { name: 'Εικόνα QR' })
  readonly recoveryCodes = () =>
    this.dialog().getByRole('list', { name: 'Οι κωδικοί ανάκτησής σας' }).getByRole('listitem')

  /** Says that the recovery codes are kept, and closes the dialog. */
  async keepCodes(): Promise<string[]> {
    await this.recoveryCodes().first().waitFor()
    const codes = await this.recoveryCodes().allTextContents()
    await this.dialog().getByRole('checkbox').check()
    await this.press('Τέλος')
    await this.dialog().waitFor({ state: 'hidden' })
    return codes
  }
}

/** The second step of the sign-in. */
export class SecondStep {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  readonly heading = () => this.page.getByRole('heading', { name: 'Δεύτερο βήμα σύνδεσης' })
  readonly code = () => this.page.getByRole('textbox', { name: 'Κωδικός της εφαρμογής' })
  readonly recoveryCode = () => this.page.getByRole('textbox', { name: 'Κωδικός ανάκτησης' })
  readonly act = (name: string) => this.page.getByRole('button', { name, exact: true })
  readonly says = (sentence: string) => this.page.getByRole('alert').filter({ hasText: sentence })
}
