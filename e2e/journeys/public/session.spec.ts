import type { Page } from '@playwright/test'
import { expectAccessible } from '../../fixtures/accessibility.ts'
import { endSession } from '../../fixtures/api.ts'
import { expect } from '../../fixtures/journey.ts'
import { test } from '../../fixtures/world.ts'
import { MainMenu } from '../../pages/main-menu.ts'
import { ProfilePage } from '../../pages/profile-page.ts'
import { SignInPage } from '../../pages/sign-in-page.ts'

const tokenIn = (page: Page) => page.evaluate(() => localStorage.getItem('jwt_token') ?? '')

test('a session that ends under an open form keeps what was typed, and goes on after signing in', async ({
  signedInAs,
  aStudent,
  api,
  names,
}) => {
  const student = await aStudent()
  const page = await signedInAs(student)
  const profile = new ProfilePage(page)
  await profile.openStudents()
  const surname = `${student.surname} ${names.mark()}`
  await profile.surname().fill(surname)

  await endSession(await tokenIn(page))
  await profile.save().click()
  const dialog = page.getByRole('dialog', { name: 'Η συνεδρία σας έληξε' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page, 'ended session')
  await dialog.getByLabel('Κωδικός πρόσβασης', { exact: true }).fill(student.password)
  await dialog.getByRole('button', { name: 'Σύνδεση' }).click()
  await expect(dialog).toBeHidden()
  await expect(profile.surname()).toHaveValue(surname)
  await profile.save().click()
  await expect(profile.isSaved()).toBeVisible()
  expect(await api(student, 'getStudentProfile')).toMatchObject({ uSurname: surname })

  await test.step('a page asked for with an ended session says why it asks to sign in, and follows', async () => {
    await endSession(await tokenIn(page))
    await page.goto('/dashboard/student/theses/open')
    await expect(page.getByText('Η συνεδρία σας έληξε. Συνδεθείτε ξανά.')).toBeVisible()
    await new SignInPage(page).signIn(student)
    await page.waitForURL('**/dashboard/student/theses/open')
    await expect(page.getByRole('heading', { level: 1, name: 'Διαθέσιμες εργασίες' })).toBeVisible()
  })
})

test('signing out ends the session on the server, in this window and in the other', async ({
  signedInAs,
  aStudent,
  api,
}) => {
  const student = await aStudent()
  const page = await signedInAs(student)
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await new ProfilePage(page).openStudents()
  const other = await page.context().newPage()
  await other.goto('/dashboard/student/theses/open')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  const token = await tokenIn(page)
  expect(addresses.filter((address) => address.includes('/v1/')).length).toBeGreaterThan(0)
  expect(addresses.filter((address) => address.includes(token))).toEqual([])

  await new MainMenu(page).signOut()
  await expect(new SignInPage(page).submit()).toBeVisible()
  expect(await tokenIn(page)).toBe('')
  expect(await api(null, 'authenticate', { body: { jwt_token: token } })).toMatchObject({ isJWTValid: false })
  await expect(other.getByRole('dialog', { name: 'Η συνεδρία σας έληξε' })).toBeVisible()

  await test.step('and the way back shows nothing of what was there', async () => {
    await page.goBack()
    await expect(new SignInPage(page).submit()).toBeVisible()
    await expect(page.getByText(student.surname)).toBeHidden()
  })
})
