import type { View } from './screen.ts'

/** What opens on the administrator's screens, by what is written on it in both languages. */

const isWide = ({ page }: View) => (page.viewportSize()?.width ?? 0) >= 900

export const button = ({ page, say }: View, greek: string, english: string) =>
  page.getByRole('button', { name: say(greek, english), exact: true }).first()

export async function add(view: View): Promise<void> {
  await button(view, 'Προσθήκη', 'Add').click()
  await view.page.getByRole('dialog').waitFor()
}

export async function addNothing(view: View): Promise<void> {
  await add(view)
  await button(view, 'Αποθήκευση', 'Save').click()
  await view.page.locator('[role="dialog"] [aria-invalid="true"]').first().waitFor()
}

/** The first row; on a phone the buttons are on its card. */
export async function select(view: View): Promise<void> {
  const box = view.page.getByRole('table').getByRole('checkbox').first()
  if (isWide(view)) await box.check()
}

/** The first that may be pressed. */
export async function press(view: View, greek: string, english: string): Promise<void> {
  await select(view)
  const named = view.page.getByRole('button', { name: new RegExp(`^${view.say(greek, english)}`) })
  await named.and(view.page.locator(':not([aria-disabled="true"])')).first().click()
}

export async function edit(view: View): Promise<void> {
  await press(view, 'Επεξεργασία', 'Edit')
  await view.page.getByRole('dialog').waitFor()
}

export async function remove(view: View): Promise<void> {
  await press(view, 'Διαγραφή', 'Delete')
  await view.page.getByRole('alertdialog').waitFor()
}

export async function deliveries(view: View): Promise<void> {
  await press(view, 'Παραδόσεις', 'Deliveries')
  await view.page.getByRole('dialog').waitFor()
}

export async function images(view: View): Promise<void> {
  await press(view, 'Εικόνες', '(?:Cover images|Images)')
  await view.page.getByRole('dialog').waitFor()
}

export async function pickOnMap(view: View): Promise<void> {
  const { page, say } = view
  await edit(view)
  await button(view, 'Επιλογή στον χάρτη', 'Pick on the map').click()
  const map = page.getByRole('application', { name: say('Χάρτης της Ελλάδας', 'Map of Greece') })
  await map.waitFor()
  await map.click({ position: { x: 150, y: 120 } })
}

export async function filterByCity(view: View): Promise<void> {
  const { page, say } = view
  const header = page.getByRole('columnheader').filter({ has: page.getByText(say('Πόλη', 'Town')) })
  await header.hover()
  await header.getByRole('button', { name: say('Μενού της στήλης Πόλη', 'Town column menu') }).click()
  await page.getByRole('menuitem', { name: say('Φίλτρο', 'Filter') }).click()
  await page
    .getByRole('tooltip')
    .getByRole('textbox', { name: say('Τιμή', 'Value') })
    .waitFor()
}
