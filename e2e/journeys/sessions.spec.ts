import { expectAccessible } from '../fixtures/accessibility.ts'
import { signIn } from '../fixtures/api.ts'
import { expect } from '../fixtures/journey.ts'
import { test } from '../fixtures/world.ts'
import { AccountSections } from '../pages/account-sections.ts'
import { QuestionDialog } from '../pages/question-dialog.ts'

test('one sees where one is signed in, and signs a device out from afar', async ({
  aStudent,
  signedInAs,
}) => {
  const student = await aStudent()
  const lost = await signedInAs(student)
  await lost.goto('/dashboard/student/theses/open')
  await expect(lost.getByRole('heading', { level: 1 })).toBeVisible()

  const page = await signedInAs(student)
  await page.goto('/dashboard/student/profile')
  const sections = new AccountSections(page)
  await expect(sections.here()).toHaveCount(1)
  const before = await sections.places().count()
  expect(before).toBeGreaterThanOrEqual(2)
  await expectAccessible(page, 'sessions')

  await sections.endFirst().click()
  await expect(page.getByText('Η συνεδρία τερματίστηκε')).toBeVisible()
  await expect(sections.places()).toHaveCount(before - 1)
})

test('a person with many sessions reads of the last ones, and of all on demand', async ({
  aStudent,
  signedInAs,
}) => {
  const student = await aStudent()
  for (let session = 0; session < 7; session++) await signIn(student)
  const page = await signedInAs(student)
  await page.goto('/dashboard/student/profile')
  const sections = new AccountSections(page)
  await expect(sections.places()).toHaveCount(5)
  await expect(sections.places().first()).toContainText('Αυτή η συσκευή')

  await sections.showMore().click()
  await expect(sections.places().nth(7)).toBeVisible()
  await expect(sections.places().nth(5).getByRole('button')).toBeFocused()
  await expect(sections.showMore()).toBeHidden()
})

test('all other sessions end at once, and their windows say so', async ({ anInstructor, signedInAs }) => {
  const instructor = await anInstructor()
  const lost = await signedInAs(instructor)
  await lost.goto('/dashboard/instructor/theses')
  await expect(lost.getByRole('heading', { level: 1 })).toBeVisible()

  const page = await signedInAs(instructor)
  await page.goto('/dashboard/instructor/profile')
  const sections = new AccountSections(page)
  const question = new QuestionDialog(page)
  await sections.endOthers().click()
  await expect(question.dialog()).toBeVisible()
  await expectAccessible(page, 'question about the other sessions')
  await question.answer('Ακύρωση')
  await sections.endOthers().click()
  await question.answer('Τερματισμός')
  await expect(page.getByText('Οι άλλες συνεδρίες τερματίστηκαν')).toBeVisible()
  await expect(sections.places()).toHaveCount(1)
  await expect(page.getByText('Δεν έχετε συνδεθεί σε άλλη συσκευή.')).toBeVisible()

  await expect(lost.getByRole('dialog', { name: 'Η συνεδρία σας έληξε' })).toBeVisible()
})

test('an administrator reads the own account, and has sessions too', async ({
  anAdministrator,
  signedInAs,
}) => {
  const page = await signedInAs(anAdministrator)
  await page.goto('/dashboard/admin/profile')
  await expect(new AccountSections(page).here()).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Λογαριασμός' })).toContainText('Διαχειριστής/Διαχειρίστρια')
})
