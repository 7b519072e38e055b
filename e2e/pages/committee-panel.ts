import type { Page } from '@playwright/test'

interface Outsider {
  firstName: string
  surname: string
  rank: string
  affiliation: string
  email: string
}

/** «Εξεταστική επιτροπή»: the seats of a thesis, and the own one. */
export class CommitteePanel {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  readonly panel = () => this.page.getByRole('region', { name: 'Εξεταστική επιτροπή' })
  readonly seat = (name: string) =>
    this.panel()
      .getByRole('list', { name: 'Μέλη της επιτροπής' })
      .getByRole('listitem')
      .filter({ hasText: name })
  readonly dialog = () => this.page.getByRole('dialog', { name: 'Πρόταση μελών' })

  async beginProposal() {
    await this.panel()
      .getByRole('button', { name: /^Πρόταση/ })
      .click()
    await this.dialog().waitFor()
  }

  /** The department tells people of one name apart. */
  async choose({ fullName, surname }: { fullName: string; surname: string }, department: string) {
    await this.dialog().getByRole('searchbox', { name: 'Όνομα ή επώνυμο' }).fill(surname)
    const found = this.dialog().getByRole('list', { name: 'Πρόσωπα που μπορούν να προσκληθούν' })
    const candidate = found.getByRole('listitem').filter({ hasText: department })
    await candidate.getByRole('button', { name: `Επιλογή: ${fullName}` }).click()
  }

  async chooseOutsider({ firstName, surname, rank, affiliation, email }: Outsider) {
    await this.dialog().getByRole('button', { name: 'Πρόσωπο εκτός συστήματος' }).click()
    const form = this.dialog().getByRole('form', { name: 'Πρόσωπο εκτός συστήματος' })
    await form.getByRole('textbox', { name: 'Όνομα', exact: true }).fill(firstName)
    await form.getByRole('textbox', { name: 'Επώνυμο', exact: true }).fill(surname)
    await form.getByRole('textbox', { name: 'Βαθμίδα ή ιδιότητα' }).fill(rank)
    await form.getByRole('textbox', { name: 'Ίδρυμα ή φορέας' }).fill(affiliation)
    await form.getByRole('textbox', { name: 'E-mail' }).fill(email)
    await form.getByRole('button', { name: 'Επιλογή', exact: true }).click()
  }

  async send() {
    await this.dialog().getByRole('button', { name: 'Αποστολή προσκλήσεων' }).click()
    await this.dialog().waitFor({ state: 'hidden' })
  }
}

/** Answers for a seat, on the page of the thesis or on that of a link. */
export async function acceptSeat(page: Page) {
  await page.getByRole('checkbox', { name: /δεν συντρέχει στο πρόσωπό μου κώλυμα/ }).check()
  await page.getByRole('button', { name: 'Αποδέχομαι' }).click()
}
