import { expectAccessible } from '../../fixtures/accessibility.ts'
import { expect } from '../../fixtures/journey.ts'
import { confirmationCodeFor } from '../../fixtures/mailbox.ts'
import { DEMO_PEOPLE } from '../../fixtures/people.ts'
import { test } from '../../fixtures/world.ts'
import { PreferencesMenu } from '../../pages/preferences-menu.ts'
import { RegisterPage } from '../../pages/register-page.ts'
import { SignInPage } from '../../pages/sign-in-page.ts'
import { Tour } from '../../pages/tour.ts'

test('a wrong password and an unknown name have different messages, and Enter signs in', {
  tag: '@phone',
}, async ({ page, names }) => {
  const signIn = new SignInPage(page)
  await signIn.open()
  await signIn.submit().click()
  await expect(page.getByText('Το όνομα χρήστη είναι απαραίτητο')).toBeVisible()
  await expect(page.getByText('Ο κωδικός είναι απαραίτητος')).toBeVisible()
  await expect(signIn.username()).toBeFocused()
  await expectAccessible(page, 'sign-in with nothing filled in')

  await signIn.signIn({ username: names.mark(), password: 'demo1234' })
  await expect(signIn.says('Ο χρήστης δεν υπάρχει στο σύστημα. Εγγραφείτε πρώτα.')).toBeVisible()
  await signIn.signIn({ ...DEMO_PEOPLE.student, password: 'κάτι άλλο' })
  await expect(signIn.says('Λάθος κωδικός. Προσπαθήστε ξανά.')).toBeVisible()
  await expectAccessible(page, 'sign-in after a wrong password')

  await signIn.password().fill(DEMO_PEOPLE.student.password)
  await signIn.password().press('Enter')
  await page.waitForURL('**/dashboard/student/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Προφίλ' })).toBeFocused()
})

test('an account whose e-mail is not confirmed is led to the confirmation first', async ({
  page,
  anInactiveStudent,
}) => {
  const student = await anInactiveStudent()
  await page.goto('/dashboard/student/theses/open')
  const signIn = new SignInPage(page)
  await signIn.signIn(student)
  await page.waitForURL(`**/authenticateEmail/${student.email}`)
  await expect(page.getByText(student.email)).toBeVisible()

  await test.step('and no other page opens before', async () => {
    await page.goto('/dashboard/student/theses/open')
    await page.waitForURL(/authenticateEmail/)
  })
  await new RegisterPage(page).confirm(await confirmationCodeFor(student.email))
  await page.waitForURL('**/dashboard/student/profile')
  await new Tour(page).skip().click()
  await expect(page.getByRole('textbox', { name: 'Επώνυμο' })).toHaveValue(student.surname)
})

test('signing in leads to the page that was asked for', async ({ page, anInstructor, aStudent, aThesis }) => {
  const [instructor, student] = await Promise.all([anInstructor(), aStudent()])
  const thesis = await aThesis(instructor)
  await page.goto(`/thesis/${thesis.id}?from=mail`)
  const signIn = new SignInPage(page)
  await expect(signIn.submit()).toBeVisible()
  await signIn.signIn(student)
  await page.waitForURL(`**/thesis/${thesis.id}?from=mail`)
  await expect(page.getByRole('heading', { level: 1, name: thesis.title })).toBeVisible()

  await test.step('and the sign-in page leads a person who is signed in to the own profile', async () => {
    await page.goto('/login')
    await page.waitForURL('**/dashboard/student/profile')
  })
})

test('an address of another site is no place to return to', async ({ page }) => {
  await page.goto(`/login?returnTo=${encodeURIComponent('//example.org/dashboard')}`)
  await new SignInPage(page).signIn(DEMO_PEOPLE.instructor)
  await page.waitForURL('**/dashboard/instructor/profile')
})

test('the language changes to English and back, and is kept', async ({ page }) => {
  const signIn = new SignInPage(page)
  const preferences = new PreferencesMenu(page)
  await signIn.open()
  await preferences.choose('English')
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await expectAccessible(page, 'sign-in in English')

  await page.getByLabel('Username').fill(DEMO_PEOPLE.student.username)
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Wrong password. Please try again.' })).toBeVisible()

  await preferences.choose('Ελληνικά')
  await expect(page.getByRole('heading', { level: 1, name: 'Σύνδεση' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'el')
})

test('the dark look is chosen, kept, and as readable', async ({ page }) => {
  await new SignInPage(page).open()
  const preferences = new PreferencesMenu(page)
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await ground()
  await preferences.choose('Σκούρα')
  await expect.poll(ground).not.toBe(light)
  await expectAccessible(page, 'sign-in in the dark')

  await page.reload()
  await expect(new SignInPage(page).submit()).toBeVisible()
  expect(await ground()).not.toBe(light)
  await preferences.button().click()
  await expect(preferences.choice('Σκούρα')).toBeChecked()
  await preferences.choice('Φωτεινή').click()
  await expect.poll(ground).toBe(light)
})
