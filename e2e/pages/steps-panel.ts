import type { Page } from '@playwright/test'

/** The steps of a thesis, on its page and on the student's own. */
export class StepsPanel {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  readonly panel = () => this.page.getByRole('region', { name: 'Βήματα', exact: true })
  readonly finish = () => this.page.getByRole('button', { name: 'Ολοκλήρωση βήματος' })
  /** The first is the current step's; a later one that was left open is refused and says so. */
  readonly accept = () => this.page.getByRole('button', { name: 'Έγκριση βήματος' }).first()
  readonly returnStep = () => this.page.getByRole('button', { name: 'Επιστροφή για διόρθωση' })
  readonly withdraw = () => this.page.getByRole('button', { name: 'Ανάκληση ολοκλήρωσης' })
  readonly cancelAcceptance = () => this.page.getByRole('button', { name: 'Ανάκληση έγκρισης' })
  readonly text = (text: string) => this.panel().getByText(text)

  /** The step on the line, not its bar of the schedule. */
  readonly step = (title: string) =>
    this.panel()
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { name: title }) })
  readonly uploading = () => this.page.getByRole('progressbar', { name: 'Μεταφόρτωση του αρχείου' })
  readonly download = (name: string) =>
    this.panel().getByRole('button', { name: `Λήψη αρχείου: ${name}`, exact: true })

  async attach(file: { name: string; mimeType: string; buffer: Buffer }) {
    await this.page.getByLabel('Επισύναψη αρχείου').locator('visible=true').first().waitFor()
    await this.page.locator('input[type="file"][aria-label="Επισύναψη αρχείου"]').setInputFiles(file)
  }

  async sendBack(reason: string) {
    await this.returnStep().click()
    const dialog = this.page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Τι χρειάζεται να διορθωθεί' }).fill(reason)
    await dialog.getByRole('button', { name: 'Επιστροφή για διόρθωση' }).click()
    await dialog.waitFor({ state: 'hidden' })
  }

  async openStep(title: string) {
    await this.panel().getByRole('button', { name: title }).first().waitFor()
    const toggle = this.panel().getByRole('button', { name: title, expanded: false })
    if ((await toggle.count()) > 0) await toggle.first().click()
  }
}
