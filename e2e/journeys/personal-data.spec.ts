import { expectAccessible } from '../fixtures/accessibility.ts'
import { expect } from '../fixtures/journey.ts'
import { test } from '../fixtures/world.ts'
import { AccountSections } from '../pages/account-sections.ts'
import { downloadBy } from '../pages/downloads.ts'
import { SignInPage } from '../pages/sign-in-page.ts'

test('a person takes out the own data, deletes the account, and is let in no more', async ({
  aStudent,
  signedInAs,
}) => {
  const student = await aStudent()
  const page = await signedInAs(student)
  await page.goto('/dashboard/student/profile')
  const sections = new AccountSections(page)

  await sections.takeOut().click()
  const takingOut = page.getByRole('dialog', { name: 'Λήψη των δεδομένων μου' })
  await takingOut.getByRole('textbox', { name: 'Κωδικός πρόσβασης' }).fill(student.password)
  await expectAccessible(page, 'taking out the own data')
  const { name } = await downloadBy(page, () => takingOut.getByRole('button', { name: 'Λήψη' }).click())
  expect(name).toMatch(new RegExp(`^diatrivi-${student.username}-.*[.]zip$`))
  await expect(page.getByText('Η λήψη ξεκίνησε')).toBeVisible()

  await sections.deleteAccount().click()
  const deleting = page.getByRole('dialog', { name: 'Διαγραφή του λογαριασμού μου' })
  await expect(deleting).toContainText('Διαγράφονται αμέσως')
  await deleting.getByRole('textbox', { name: 'Κωδικός πρόσβασης' }).fill(student.password)
  await expectAccessible(page, 'deleting the own account')
  await deleting.getByRole('button', { name: 'Οριστική διαγραφή' }).click()

  const signIn = new SignInPage(page)
  await signIn.signIn(student)
  await expect(signIn.says('Ο χρήστης δεν υπάρχει στο σύστημα. Εγγραφείτε πρώτα.')).toBeVisible()
})
