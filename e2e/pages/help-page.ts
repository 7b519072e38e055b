import type { Page } from '@playwright/test'

/** The guides behind «Βοήθεια», and one of their articles. */
export class HelpPage {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  readonly title = (name: string) => this.page.getByRole('heading', { level: 1, name, exact: true })
  readonly search = () => this.page.getByRole('searchbox', { name: 'Αναζήτηση στη βοήθεια' })
  readonly found = () => this.page.getByRole('main').getByRole('listitem').getByRole('link')
  readonly link = (name: string) => this.page.getByRole('main').getByRole('link', { name, exact: true })
  readonly pictures = () => this.page.getByRole('article').getByRole('img')
  /** Whether the picture has come, and is of its size. */
  readonly picturesLoaded = () =>
    this.pictures().evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth))
}
