import type { Page } from '@playwright/test'
import type { NewStudent } from '../fixtures/people.ts'

/** Registration and the confirmation of the e-mail that follows it. */
export class RegisterPage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  readonly field = (label: string) => this.page.getByRole('textbox', { name: label })
  readonly place = (label: string) => this.page.getByRole('combobox', { name: label })
  readonly password = () => this.page.getByLabel('Κωδικός πρόσβασης', { exact: false }).first()
  readonly passwordAgain = () => this.page.getByLabel('Επανάληψη κωδικού').first()
  readonly submit = () => this.page.getByRole('button', { name: 'Εγγραφή', exact: true })
  readonly code = () => this.page.getByRole('textbox', { name: 'Κωδικός επιβεβαίωσης' })
  readonly verify = () => this.page.getByRole('button', { name: 'Επαλήθευση κωδικού' })
  readonly resend = () => this.page.getByRole('button', { name: 'Αποστολή νέου κωδικού' })
  readonly says = (sentence: string) => this.page.getByRole('alert').filter({ hasText: sentence })

  async open() {
    await this.page.goto('/register')
    await this.submit().waitFor()
  }

  async choosePlace(label: string, text: string) {
    await this.place(label).fill(text)
    await this.page.getByRole('option').first().click()
  }

  async fill(student: NewStudent, institution: string, department: string) {
    await this.field('Όνομα').first().fill(student.firstName)
    await this.field('Επώνυμο').fill(student.surname)
    await this.field('Όνομα χρήστη').fill(student.username)
    await this.field('Ηλεκτρονική διεύθυνση (e-mail)').fill(student.email)
    await this.choosePlace('Επιλογή ιδρύματος', institution)
    await this.choosePlace('Επιλογή τμήματος', department)
    await this.password().fill(student.password)
    await this.passwordAgain().fill(student.password)
  }

  async confirm(code: string) {
    await this.code().fill(code)
    await this.verify().click()
  }
}
