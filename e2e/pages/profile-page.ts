import type { Page } from '@playwright/test'
import type { Upload } from '../fixtures/documents.ts'

/** One's own profile: the form, the CV, the change of the password. */
export class ProfilePage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  readonly firstName = () => this.page.getByRole('textbox', { name: 'Όνομα', exact: true })
  readonly surname = () => this.page.getByRole('textbox', { name: 'Επώνυμο' })
  readonly email = () =>
    this.page.getByRole('textbox', { name: 'Ηλεκτρονική διεύθυνση (e-mail)', exact: true })
  readonly formOfAddress = () => this.page.getByRole('combobox', { name: 'Προσφώνηση' })
  /** The card of a new address that waits for its code. */
  readonly pendingEmail = () => this.page.getByRole('region', { name: 'Νέα ηλεκτρονική διεύθυνση' })
  readonly interests = () => this.page.getByRole('combobox', { name: 'Ενδιαφέροντα' })
  readonly interest = (keyword: string) => this.page.getByRole('button', { name: keyword, exact: true })
  readonly cv = () => this.page.getByRole('region', { name: 'Βιογραφικό σημείωμα' })
  readonly downloadCv = (name: string) => this.page.getByRole('button', { name: `Λήψη βιογραφικού: ${name}` })
  /** The first is the form's; the settings below it have their own. */
  readonly save = () => this.page.getByRole('button', { name: 'Αποθήκευση', exact: true }).first()
  readonly isSaved = () => this.page.getByText('Το προφίλ σας αποθηκεύτηκε').first()

  async openStudents() {
    await this.page.goto('/dashboard/student/profile')
    await this.save().waitFor()
  }

  async addInterest(keyword: string, typed = keyword) {
    await this.interests().fill(typed)
    await this.interests().press('Enter')
    await this.interest(keyword).waitFor()
  }

  async chooseCv(file: Upload) {
    // The input itself is hidden behind its button, so no role leads to it.
    await this.cv().locator('input[type="file"]').setInputFiles(file)
  }
}

export class ChangePasswordDialog {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  readonly dialog = () => this.page.getByRole('dialog', { name: 'Αλλαγή κωδικού' })
  readonly field = (label: string) => this.dialog().getByLabel(label)
  readonly save = () => this.dialog().getByRole('button', { name: 'Αποθήκευση' })

  async open() {
    await this.page.getByRole('button', { name: 'Αλλαγή κωδικού' }).click()
    await this.dialog().waitFor()
  }

  async fill({ old, next, again = next }: { old: string; next: string; again?: string }) {
    await this.field('Τρέχων κωδικός').fill(old)
    await this.field('Νέος κωδικός').fill(next)
    await this.field('Επανάληψη κωδικού').fill(again)
  }
}
