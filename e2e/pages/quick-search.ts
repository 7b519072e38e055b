import type { Page } from '@playwright/test'

/** The search over every page: by its button in the top bar, or by keys. */
export class QuickSearch {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  readonly dialog = () => this.page.getByRole('dialog', { name: 'Γρήγορη αναζήτηση' })
  readonly field = () => this.dialog().getByRole('combobox', { name: 'Τίτλος, όνομα, σελίδα ή ενέργεια' })
  readonly found = (kind: string) => this.dialog().getByRole('group', { name: kind }).getByRole('option')

  async open(how: 'by its button' | 'Control+k' | '/') {
    if (how === 'by its button') await this.page.getByRole('button', { name: 'Γρήγορη αναζήτηση' }).click()
    else await this.page.keyboard.press(how)
    await this.field().waitFor()
  }
}
