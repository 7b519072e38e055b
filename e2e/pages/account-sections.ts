import type { Page } from '@playwright/test'

/** The sections below one's own profile: the sessions and the own data. */
export class AccountSections {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

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
