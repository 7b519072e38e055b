import type { Page } from '@playwright/test'
import { RecordsPage } from './records-page.ts'

const MAILS = {
  path: '/dashboard/admin/mail',
  heading: 'Αλληλογραφία',
  table: 'Πίνακας επιστολών',
  search: 'Αναζήτηση επιστολής',
}

/** The administrator's table of mails that have not left, and the state of the sending. */
export class MailPage extends RecordsPage {
  constructor(page: Page) {
    super(page, MAILS)
  }

  readonly status = () => this.page.getByRole('region', { name: 'Κατάσταση αποστολής' })
  readonly retryAll = () => this.page.getByRole('button', { name: 'Νέα προσπάθεια για όλες' })
  readonly question = () => this.page.getByRole('alertdialog')

  /** Opens the page anew, because an open page looks for new mails only from time to time. */
  async openWith(recipient: string) {
    await this.page.goto(`${this.table.path}?q=${encodeURIComponent(recipient)}`)
    const record = this.record(recipient)
    await record.waitFor({ timeout: 30_000 })
    return record
  }
}
