import type { Page } from '@playwright/test'

/** The dialog in which a place is picked on a map. */
export class PositionPicker {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  readonly opener = () => this.page.getByRole('button', { name: 'Επιλογή στον χάρτη' })
  readonly dialog = () => this.page.getByRole('dialog', { name: 'Επιλογή θέσης στον χάρτη' })
  readonly map = () => this.dialog().getByRole('application', { name: 'Χάρτης της Ελλάδας' })
  readonly pin = () => this.map().locator('.map-pin')
  readonly tiles = () => this.map().locator('.leaflet-tile-loaded')
  readonly latitude = () => this.dialog().getByRole('textbox', { name: 'Γεωγραφικό πλάτος' })
  readonly point = () => this.dialog().getByRole('status')
  readonly use = () => this.dialog().getByRole('button', { name: 'Χρήση του σημείου' })
  readonly cancel = () => this.dialog().getByRole('button', { name: 'Ακύρωση' })
  readonly button = (name: string) => this.dialog().getByRole('button', { name })

  async open() {
    await this.opener().click()
    await this.map().waitFor()
  }

  /** In shares of the map, from its left and its top. */
  async clickAt(right: number, down: number) {
    const { width, height } = await this.box()
    await this.map().click({ position: { x: width * right, y: height * down } })
  }

  /** Where the pin's tip is, in pixels of the window. */
  async tip(): Promise<{ x: number; y: number }> {
    const box = await this.pin().boundingBox()
    if (box === null) throw new Error('There is no pin on the map.')
    return { x: box.x + box.width / 2, y: box.y + box.height }
  }

  async box() {
    const box = await this.map().boundingBox()
    if (box === null) throw new Error('There is no map.')
    return box
  }
}
