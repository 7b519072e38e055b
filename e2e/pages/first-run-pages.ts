import type { Page } from '@playwright/test'

interface NewAdministrator {
  username: string
  email: string
  password: string
}

/** The first page of an empty installation, and the four steps after it. */
export class FirstRunPages {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  readonly heading = (name: string) => this.page.getByRole('heading', { level: 1, name })
  readonly field = (label: string) => this.page.getByRole('textbox', { name: label })
  readonly button = (name: string | RegExp) => this.page.getByRole('button', { name })
  readonly step = (name: string) =>
    this.page.getByRole('navigation', { name: 'Βήματα' }).getByRole('button', { name })
  readonly section = (name: string) => this.page.getByRole('region', { name })

  async fill(code: string, { username, email, password }: NewAdministrator) {
    await this.field('Κωδικός εγκατάστασης').fill(code)
    await this.field('Όνομα').first().fill('Άννα')
    await this.field('Επώνυμο').fill('Ρήγα')
    await this.field('Όνομα χρήστη').fill(username)
    await this.field('Ηλεκτρονική διεύθυνση (e-mail)').fill(email)
    await this.page.getByLabel('Κωδικός πρόσβασης').first().fill(password)
    await this.page.getByLabel('Επανάληψη κωδικού').first().fill(password)
  }

  readonly create = () => this.button('Δημιουργία λογαριασμού').click()

  async chooseInstitution(text: string) {
    await this.page.getByRole('combobox', { name: 'Ίδρυμα' }).fill(text)
    await this.page.getByRole('option').first().click()
  }

  async tick(...departments: string[]) {
    for (const name of departments) {
      await this.page.getByRole('checkbox', { name: new RegExp(`^${name} \\(`) }).check()
    }
  }
}
