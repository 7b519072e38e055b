import type { Page } from '@playwright/test'
import { expectAccessible } from '../../fixtures/accessibility.ts'
import { expectNothingAskedInVain } from '../../fixtures/crawl.ts'
import { expect } from '../../fixtures/journey.ts'
import { test } from '../../fixtures/world.ts'
import { PreferencesMenu } from '../../pages/preferences-menu.ts'
import { SignInPage } from '../../pages/sign-in-page.ts'

/** A line on which the page is there and its scripts are not, until they are let go. */
async function withoutScripts(page: Page) {
  const { promise: areLetGo, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await areLetGo
    await route.continue()
  })
  return letGo
}

test('the sign-in is read, filled in and sent before any script has come', async ({ page, aStudent }) => {
  const student = await aStudent()
  const letGo = await withoutScripts(page)
  const signIn = new SignInPage(page)
  await page.goto('/', { waitUntil: 'commit' })

  await expect(page.getByRole('heading', { level: 1, name: 'Σύνδεση' })).toBeVisible()
  await signIn.username().fill(student.username)
  await signIn.password().fill(student.password)
  await signIn.password().press('Enter')
  expect(page.url(), 'nothing that was typed is in the address').not.toContain(student.username)

  letGo()
  await page.waitForURL('**/dashboard/student/profile')
})

test('what was typed before the scripts is still there after them', async ({ page, names }) => {
  const typed = names.mark()
  const letGo = await withoutScripts(page)
  const signIn = new SignInPage(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await signIn.username().fill(typed)
  await page.getByRole('button', { name: 'Εμφάνιση κωδικού' }).click()

  letGo()
  await expect(signIn.password()).toHaveAttribute('type', 'text')
  await expect(signIn.username()).toHaveValue(typed)
  await expectAccessible(page, 'sign-in taken over by its scripts')
})

test('a button that is pressed before the scripts does its work with them', async ({ page }) => {
  const letGo = await withoutScripts(page)
  const preferences = new PreferencesMenu(page)
  await page.goto('/', { waitUntil: 'commit' })
  await preferences.button().click()
  letGo()
  await expect(preferences.choice('Σκούρα')).toBeVisible()
})

test('a person who comes back signed in does not see the sign-in', async ({ signedInAs, aStudent }) => {
  const page = await signedInAs(await aStudent())
  const letGo = await withoutScripts(page)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect(new SignInPage(page).submit()).toBeHidden()
  letGo()
  await page.waitForURL('**/dashboard/student/profile')
})

test('a person whose session has ended sees the sign-in', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('jwt_token', 'of long ago'))
  await page.goto('/')
  await expect(new SignInPage(page).submit()).toBeVisible()
})

test('readers of English are shown no page in Greek', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('locale', 'en'))
  const letGo = await withoutScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  // The address is as it was asked for, though the page is another.
  await expect(page.locator('meta[name="written-in"]')).toHaveCount(0)
  await page.waitForURL('**/login', { waitUntil: 'commit' })
  await expect(page.getByText('Σύνδεση')).toHaveCount(0)
  letGo()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
})

test.describe('a page that is known to ask the API something', () => {
  const asked = (page: Page) => {
    const calls: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (request.method() === 'GET' && pathname.startsWith('/v1/')) calls.push(pathname)
    })
    return calls
  }

  test('asks it once, although it is asked before the scripts are there', async ({
    signedInAs,
    anInstructor,
    aThesis,
    aTodoList,
  }) => {
    const instructor = await anInstructor()
    const thesis = await aThesis(instructor)
    const list = await aTodoList(instructor, { thesis })
    const page = await signedInAs(instructor)
    const calls = asked(page)
    for (const [address, call] of [
      [`/thesis/${thesis.id}`, `/v1/user/thesis/${thesis.id}`],
      ['/dashboard/instructor/theses', '/v1/instructor/theses'],
      ['/dashboard/instructor/theses/ungiven', '/v1/instructor/theses/ungiven'],
      ['/dashboard/instructor/theses/ended', '/v1/instructor/theses/ended'],
      [`/dashboard/instructor/todo-list/edit/${list.id}`, `/v1/instructor/todo-list/${list.id}`],
    ] as const) {
      calls.length = 0
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNothingAskedInVain(page, address)
      expect(
        calls.filter((path) => path === call),
        address,
      ).toHaveLength(1)
    }
  })

  test('asks it once of students too', async ({ signedInAs, aStudent }) => {
    const page = await signedInAs(await aStudent())
    const calls = asked(page)
    await page.goto('/dashboard/student/theses/open')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNothingAskedInVain(page, '/dashboard/student/theses/open')
    expect(calls.filter((path) => path === '/v1/student/theses/open')).toHaveLength(1)
  })
})
