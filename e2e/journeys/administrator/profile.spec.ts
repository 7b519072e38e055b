import { expect, expectAccessible } from '../../fixtures/journey.ts'
import { test } from '../../fixtures/world.ts'

test('an administrator reads the own account, and what is wrong in the profile is not sent', async ({
  signedInAs,
  anAdministrator,
}) => {
  const page = await signedInAs(anAdministrator)
  await page.goto('/dashboard/admin/profile')
  await expect(page.getByRole('region', { name: 'Λογαριασμός' })).toContainText('Διαχειριστής/Διαχειρίστρια')
  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
  await page.getByRole('textbox', { name: 'Όνομα' }).first().fill('')
  await page.getByRole('textbox', { name: 'Επώνυμο' }).fill(' ')
  await page.getByRole('textbox', { name: 'Ηλεκτρονική διεύθυνση (e-mail)' }).fill('admin')
  await page.getByRole('button', { name: 'Αποθήκευση', exact: true }).click()
  for (const trouble of [
    'Το όνομα είναι απαραίτητο',
    'Το επώνυμο είναι απαραίτητο',
    'Παρακαλώ δώστε ένα σωστό email!',
  ]) {
    await expect(page.getByText(trouble)).toBeVisible()
  }
  await expectAccessible(page, 'profile of an administrator with wrong fields')
  expect(sent).toEqual([])
})

test('a password is not changed by somebody who does not know the old one', async ({
  signedInAs,
  anAdministrator,
}) => {
  const page = await signedInAs(anAdministrator)
  await page.goto('/dashboard/admin/profile')
  await page.getByRole('button', { name: 'Αλλαγή κωδικού' }).click()
  const dialog = page.getByRole('dialog', { name: 'Αλλαγή κωδικού' })
  await dialog.getByLabel('Τρέχων κωδικός', { exact: true }).fill('not-the-password')
  await dialog.getByLabel('Νέος κωδικός', { exact: true }).fill('kalimera-2026')
  await dialog.getByLabel('Επανάληψη κωδικού', { exact: true }).fill('kalimera-2026')
  await dialog.getByRole('button', { name: 'Αποθήκευση' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Λάθος κωδικός. Προσπαθήστε ξανά.' })).toBeVisible()
  await expect(dialog).toBeVisible()
  const other = await signedInAs(anAdministrator)
  await other.goto('/dashboard/admin/institutions')
  await expect(other.getByRole('heading', { level: 1, name: 'Ιδρύματα' })).toBeVisible()
})
