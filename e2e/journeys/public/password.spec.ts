import { expectAccessible } from '../../fixtures/accessibility.ts'
import { expect } from '../../fixtures/journey.ts'
import { passwordLinkFor } from '../../fixtures/mailbox.ts'
import { test } from '../../fixtures/world.ts'
import { PasswordPages } from '../../pages/password-pages.ts'
import { SignInPage } from '../../pages/sign-in-page.ts'

test('a forgotten password is replaced through the link of the mail, once', async ({
  page,
  aStudent,
  api,
}) => {
  const student = await aStudent()
  const before = await api(student, 'getStudentProfile')
  const pages = new PasswordPages(page)
  await new SignInPage(page).open()
  await page.getByRole('link', { name: 'Ξεχάσατε τον κωδικό σας;' }).click()
  await pages.email().fill(student.email)
  await pages.send().click()
  await expect(pages.isSent()).toBeVisible()

  const link = await passwordLinkFor(student.email)
  await page.goto(link)
  await expect(pages.save()).toBeVisible()
  // What the link proves stands in no address, and outlives a reload.
  await expect(page).toHaveURL(/\/password\/reset$/)
  await page.reload()
  await expect(pages.save()).toBeVisible()
  await expectAccessible(page, 'a new password')
  await pages.choose('νέος κωδικός')
  const signIn = new SignInPage(page)
  await expect(page.getByText('Ο κωδικός σας άλλαξε. Συνδεθείτε με τον νέο.').first()).toBeVisible()

  await signIn.signIn(student)
  await expect(signIn.says('Λάθος κωδικός. Προσπαθήστε ξανά.')).toBeVisible()
  await signIn.signIn({ ...student, password: 'νέος κωδικός' })
  await page.waitForURL('**/dashboard/student/profile')
  await expect(page.getByRole('textbox', { name: 'Επώνυμο' })).toHaveValue(before.uSurname)

  await test.step('the used link is good no longer, and leads to a new one', async () => {
    await page.goto(link)
    await expect(pages.badLink()).toBeVisible()
    await expect(pages.newPassword()).toHaveCount(0)
    await page.getByRole('link', { name: 'Ζητήστε νέο σύνδεσμο' }).click()
    await expect(pages.send()).toBeVisible()
  })

  await test.step('a link that lost its end is pasted from the mail', async () => {
    await page.goto('/password/reset')
    await pages.paste(link)
    await expect(pages.badLink()).toBeVisible()
    await expect(page).toHaveURL(/\/password\/reset$/)
  })
})
