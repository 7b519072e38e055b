import { expectAccessible } from '../../fixtures/accessibility.ts'
import { expect } from '../../fixtures/journey.ts'
import { test } from '../../fixtures/world.ts'
import { ChangePasswordDialog, ProfilePage } from '../../pages/profile-page.ts'

test('an administrator reads the own account, and what is wrong in the profile is not sent', async ({
  signedInAs,
  anAdministrator,
}) => {
  const page = await signedInAs(anAdministrator)
  await page.goto('/dashboard/admin/profile')
  await expect(page.getByRole('region', { name: 'Λογαριασμός' })).toContainText('Διαχειριστής/Διαχειρίστρια')
  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
  const profile = new ProfilePage(page)
  await profile.firstName().fill('')
  await profile.surname().fill(' ')
  await page.getByRole('textbox', { name: 'Ηλεκτρονική διεύθυνση (e-mail)' }).fill('admin')
  await profile.save().click()
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

test('a password is not changed without the old one', async ({ signedInAs, anAdministrator }) => {
  const page = await signedInAs(anAdministrator)
  await page.goto('/dashboard/admin/profile')
  const change = new ChangePasswordDialog(page)
  await change.open()
  await change.fill({ old: 'not-the-password', next: 'kalimera-2026' })
  await change.save().click()
  await expect(page.getByRole('alert').filter({ hasText: 'Λάθος κωδικός. Προσπαθήστε ξανά.' })).toBeVisible()
  await expect(change.dialog()).toBeVisible()
  const other = await signedInAs(anAdministrator)
  await other.goto('/dashboard/admin/institutions')
  await expect(other.getByRole('heading', { level: 1, name: 'Ιδρύματα' })).toBeVisible()
})
