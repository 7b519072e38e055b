import { expectAccessible } from '../fixtures/accessibility.ts'
import { signIn } from '../fixtures/api.ts'
import { expect } from '../fixtures/journey.ts'
import { test } from '../fixtures/world.ts'
import { AccountSections } from '../pages/account-sections.ts'
import { ChangePasswordDialog } from '../pages/profile-page.ts'
import { QuestionDialog } from '../pages/question-dialog.ts'

test('one sees where one is signed in, and ends it there: one, all others, and by a new password', async ({
  anInstructor,
  signedInAs,
}) => {
  const instructor = await anInstructor()
  await Promise.all(Array.from({ length: 6 }, () => signIn(instructor)))
  const lost = await signedInAs(instructor)
  await lost.goto('/dashboard/instructor/theses')
  await expect(lost.getByRole('heading', { level: 1 })).toBeVisible()
  const ended = lost.getByRole('dialog', { name: 'Η συνεδρία σας έληξε' })
  const signInAgain = async (password: string) => {
    await ended.getByLabel('Κωδικός πρόσβασης', { exact: true }).fill(password)
    await ended.getByRole('button', { name: 'Σύνδεση' }).click()
  }

  const page = await signedInAs(instructor)
  const sections = new AccountSections(page)
  const question = new QuestionDialog(page)

  await test.step('the last ones are shown, and all on demand', async () => {
    await page.goto('/dashboard/instructor/profile')
    await expect(sections.places()).toHaveCount(5)
    await expect(sections.places().first()).toContainText('Αυτή η συσκευή')
    await sections.showMore().click()
    await expect(sections.places().nth(5).getByRole('button')).toBeFocused()
    await expect(sections.showMore()).toBeHidden()
  })

  await test.step('one ends', async () => {
    const before = await sections.places().count()
    expect(before).toBeGreaterThanOrEqual(8)
    await sections.endFirst().click()
    await expect(page.getByText('Η συνεδρία τερματίστηκε')).toBeVisible()
    await expect(sections.places()).toHaveCount(before - 1)
  })

  await test.step('all others end at once, and their windows say so', async () => {
    await sections.endOthers().click()
    await expect(question.dialog()).toBeVisible()
    await expectAccessible(page, 'question about the other sessions')
    await question.answer('Τερματισμός')
    await expect(page.getByText('Οι άλλες συνεδρίες τερματίστηκαν')).toBeVisible()
    await expect(page.getByText('Δεν έχετε συνδεθεί σε άλλη συσκευή.')).toBeVisible()
    await expect(ended).toBeVisible()
    await signInAgain(instructor.password)
    await expect(ended).toBeHidden()
  })

  await test.step('a new password signs the others out, and lets in alone', async () => {
    const change = new ChangePasswordDialog(page)
    await change.open()
    await change.fill({ old: instructor.password, next: 'kalispera-2026', again: 'kalispera-2025' })
    await expect(change.save()).toBeDisabled()
    await expectAccessible(page, 'change of the password')
    await change.field('Επανάληψη κωδικού').fill('kalispera-2026')
    await change.save().click()
    await expect(page.getByText('Ο κωδικός άλλαξε')).toBeVisible()
    await expect(change.dialog()).toBeHidden()
    await page.reload()
    await expect(sections.here()).toHaveCount(1)

    await expect(ended).toBeVisible()
    await signInAgain(instructor.password)
    await expect(ended.getByText('Λάθος κωδικός. Προσπαθήστε ξανά.')).toBeVisible()
    await signInAgain('kalispera-2026')
    await expect(ended).toBeHidden()
  })
})
