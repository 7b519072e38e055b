import { expectAccessible } from '../../fixtures/accessibility.ts'
import { expect } from '../../fixtures/journey.ts'
import { mailCountOf, passwordLinkFor } from '../../fixtures/mailbox.ts'
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
  await expectAccessible(page, 'forgotten password')
  await pages.email().fill(student.email)
  await pages.send().click()
  await expect(pages.isSent()).toBeVisible()

  const link = await passwordLinkFor(student.email)
  await page.goto(link)
  await pages.newPassword().fill('νέος κωδικός')
  await pages.again().fill('άλλος κωδικός')
  await pages.save().click()
  await expect(page.getByText('Οι κωδικοί που βάλατε δεν ταιριάζουν!')).toBeVisible()
  await expectAccessible(page, 'new password with a difference')
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
    await pages.choose('τρίτος κωδικός')
    await expect(pages.badLink()).toBeVisible()
    await expectAccessible(page, 'a link that was used')
    await page.getByRole('link', { name: 'Ζητήστε νέο σύνδεσμο' }).click()
    await expect(pages.send()).toBeVisible()
  })
})

test('an address without an account is answered in the same words, and gets no mail', async ({
  page,
  aStudent,
  names,
}) => {
  const student = await aStudent()
  const email = `${names.mark()}@example.gr`
  const pages = new PasswordPages(page)
  await pages.ask(email)
  await pages.ask(student.email)
  // Mails leave in the order in which they were asked for.
  await passwordLinkFor(student.email)
  expect(await mailCountOf(email)).toBe(0)
})

test('a link without its token says what to do', async ({ page }) => {
  await page.goto('/password/reset')
  await expect(new PasswordPages(page).badLink()).toBeVisible()
  await expectAccessible(page, 'a link without its token')
})

test('an instructor who was invited chooses a password and comes in', async ({
  page,
  anInvitedInstructor,
  api,
}) => {
  const instructor = await anInvitedInstructor()
  const pages = new PasswordPages(page)
  await page.goto(await passwordLinkFor(instructor.email))
  await pages.choose(instructor.password)
  await new SignInPage(page).signIn(instructor)
  await page.waitForURL('**/dashboard/instructor/profile')
  await expect(page.getByRole('textbox', { name: 'Επώνυμο' })).toHaveValue(instructor.surname)
  expect(await api(instructor, 'getInstructorProfile')).toMatchObject({ uEmail: instructor.email })
})
