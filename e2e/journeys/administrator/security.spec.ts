import { expectAccessible } from '../../fixtures/accessibility.ts'
import { expect } from '../../fixtures/journey.ts'
import { test } from '../../fixtures/world.ts'
import { SignInPage } from '../../pages/sign-in-page.ts'

test('an administrator finds who signed in, and lets that person in no longer', async ({
  signedInAs,
  openWindow,
  anAdministrator,
  aStudent,
}) => {
  const student = await aStudent()
  const theirs = await signedInAs(student)
  await theirs.goto('/dashboard/student/profile')
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible()
  const page = await signedInAs(anAdministrator)

  await test.step('the log shows the sign-ins of the student', async () => {
    await page.goto('/dashboard/admin/security')
    await page.getByLabel('Όνομα χρήστη').fill(student.username)
    await page.getByRole('button', { name: 'Εφαρμογή' }).click()
    await expect(page.getByRole('button', { name: 'Απενεργοποίηση λογαριασμού' })).toBeVisible()
    await expect(page.getByText('Σύνδεση', { exact: true }).first()).toBeVisible()
    await expectAccessible(page, 'security log of a person')
  })

  await test.step('the account is disabled, and its page ends', async () => {
    await page.getByRole('button', { name: 'Απενεργοποίηση λογαριασμού' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Απενεργοποίηση' }).click()
    await expect(page.getByText('Απενεργοποιημένος', { exact: true })).toBeVisible()
    await theirs.reload()
    await expect(theirs).toHaveURL(/login|\/$/)
    const signIn = new SignInPage(await openWindow())
    await signIn.open()
    await signIn.signIn(student)
    await expect(signIn.says('Ο λογαριασμός σας έχει απενεργοποιηθεί.')).toBeVisible()
  })
})
