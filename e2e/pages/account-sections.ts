import type { Page } from '@playwright/test'

/** The sections below one's own profile: the settings of notices, the sessions and the own data. */
export class AccountSections {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  readonly noticeSettings = () => this.page.getByRole('region', { name: 'Ειδοποιήσεις', exact: true })
  readonly language = () => this.noticeSettings().getByLabel('Γλώσσα των μηνυμάτων')
  readonly delivery = (kind: string, word: string) =>
    this.noticeSettings().getByRole('radiogroup', { name: kind }).getByRole('radio', { name: word })
  readonly forAll = (word: string) =>
    this.noticeSettings()
      .getByRole('group', { name: 'Για όλες τις ειδοποιήσεις' })
      .getByRole('button', { name: word })
  readonly saveSettings = () => this.noticeSettings().getByRole('button', { name: 'Αποθήκευση ρυθμίσεων' })

  readonly sessions = () => this.page.getByRole('region', { name: 'Συνεδρίες', exact: true })
  readonly places = () => this.sessions().getByRole('listitem')
  readonly here = () => this.places().filter({ hasText: 'Αυτή η συσκευή' })
  readonly endFirst = () =>
    this.sessions()
      .getByRole('button', { name: /^Τέλος συνεδρίας:/ })
      .first()
  readonly showMore = () => this.sessions().getByRole('button', { name: /^Εμφάνιση \d+ ακόμη/ })
  readonly endOthers = () => this.sessions().getByRole('button', { name: 'Τέλος όλων των άλλων συνεδριών' })

  readonly ownData = () => this.page.getByRole('region', { name: 'Τα δεδομένα μου' })
  readonly takeOut = () => this.ownData().getByRole('button', { name: 'Λήψη των δεδομένων μου' })
  readonly deleteAccount = () => this.ownData().getByRole('button', { name: 'Διαγραφή του λογαριασμού μου' })
}
