import { expectAccessible } from '../../fixtures/accessibility.ts'
import { expect } from '../../fixtures/journey.ts'
import { test } from '../../fixtures/world.ts'
import { SignInPage } from '../../pages/sign-in-page.ts'

test('an administrator finds who signed in and who looked at the data, and lets that person in no longer', async ({
  signedInAs,
  anAdministrator,
  aStudent,
}) => {
  const student = await aStudent()
  const theirs = await signedInAs(student)
  await theirs.goto('/dashboard/student/profile')
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible()
  const page = await signedInAs(anAdministrator)

  await test.step('the administrator opens the profile', async () => {
    await page.goto(`/profile/${student.username}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  await test.step('the log shows the sign-ins of the student', async () => {
    await page.goto('/dashboard/admin/security')
    await page.getByLabel('Όνομα χρήστη').fill(student.username)
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
    const signIn = new SignInPage(theirs)
    await signIn.open()
    await signIn.signIn(student)
    await expect(signIn.says('Ο λογαριασμός σας έχει απενεργοποιηθεί.')).toBeVisible()
  })

  await test.step('the log leads to the list of the people who looked at the data, which is saved as a file', async () => {
    await page.getByRole('link', { name: 'Ποιος είδε τα στοιχεία' }).click()
    await expect(page).toHaveURL(/security\/inspections\?person=/)
    await expect(page.getByRole('textbox', { name: 'Τίνος τα στοιχεία' })).toHaveValue(student.username)
    for (const kind of ['Προφίλ', 'Λογαριασμός και συνεδρίες', 'Εγγραφές ασφάλειας του προσώπου'])
      await expect(page.getByRole('main').getByText(kind, { exact: true }).first()).toBeVisible()
    await expectAccessible(page, 'who looked at the data of a student')
    await page.getByRole('button', { name: 'Εξαγωγή' }).click()
    const coming = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'CSV' }).click()
    expect((await coming).suggestedFilename()).toMatch(/^poios-eide-stoicheia-.*[.]csv$/)
  })
})
