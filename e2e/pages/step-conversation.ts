import type { Page } from '@playwright/test'
import type { Upload } from '../fixtures/documents.ts'

/** The comments of student and instructor on one step. */
export class StepConversation {
  readonly page: Page
  readonly stepTitle: string
  constructor(page: Page, stepTitle: string) {
    this.page = page
    this.stepTitle = stepTitle
  }

  readonly section = () =>
    this.page.getByRole('region', { name: `Συζήτηση για το βήμα «${this.stepTitle}»`, exact: true })
  readonly comments = () => this.section().getByRole('listitem')
  readonly comment = (text: string) => this.comments().filter({ hasText: text })
  readonly field = () => this.section().getByRole('textbox', { name: 'Το σχόλιό σας' })
  readonly send = () => this.section().getByRole('button', { name: 'Αποστολή' })
  readonly file = (name: string) =>
    this.section().getByRole('button', { name: `Λήψη του αρχείου «${name}»`, exact: true })
  readonly attach = (file: Upload) => this.section().locator('input[type="file"]').setInputFiles(file)

  /** Sends and waits until the field is empty for the next. */
  async say(text: string, file?: Upload) {
    await this.field().fill(text)
    if (file !== undefined) await this.attach(file)
    await this.send().click()
    await this.comment(text).waitFor()
  }
}
