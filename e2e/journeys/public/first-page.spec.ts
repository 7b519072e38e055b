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

test('the sign-in is used before any script has come', async ({ page, aStudent, names }) => {
  const student = await aStudent()
  const signIn = new SignInPage(page)
  const preferences = new PreferencesMenu(page)

  await test.step('what was typed before the scripts is still there after them', async () => {
    const typed = names.mark()
    const letGo = await withoutScripts(page)
    await page.goto('/login', { waitUntil: 'commit' })
    await signIn.username().fill(typed)
    await page.getByRole('button', { name: 'Εμφάνιση κωδικού' }).click()
    letGo()
    await expect(signIn.password()).toHaveAttribute('type', 'text')
    await expect(signIn.username()).toHaveValue(typed)
    await expectAccessible(page, 'sign-in taken over by its scripts')
  })

  await test.step('a button that is pressed before the scripts does its work with them', async () => {
    const letGo = await withoutScripts(page)
    await page.goto('/', { waitUntil: 'commit' })
    await preferences.button().click()
    letGo()
    await expect(preferences.choice('Σκούρα')).toBeVisible()
  })

  await test.step('readers of English are shown no page in Greek', async () => {
    await preferences.choice('English').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    const letGo = await withoutScripts(page)
    await page.goto('/login', { waitUntil: 'commit' })
    // The address is as it was asked for, though the page is another.
    await expect(page.locator('meta[name="written-in"]')).toHaveCount(0)
    await page.waitForURL('**/login', { waitUntil: 'commit' })
    await expect(page.getByText('Σύνδεση')).toHaveCount(0)
    letGo()
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    await preferences.choose('Ελληνικά')
  })

  await test.step('a person whose session has ended sees the sign-in', async () => {
    await expect(signIn.submit()).toBeVisible()
    await page.evaluate(() => localStorage.setItem('jwt_token', 'of long ago'))
    await page.goto('/')
    await expect(signIn.submit()).toBeVisible()
    await page.evaluate(() => localStorage.removeItem('jwt_token'))
  })

  await test.step('it is read, filled in and sent', async () => {
    const letGo = await withoutScripts(page)
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1, name: 'Σύνδεση' })).toBeVisible()
    await signIn.username().fill(student.username)
    await signIn.password().fill(student.password)
    await signIn.password().press('Enter')
    expect(page.url(), 'nothing that was typed is in the address').not.toContain(student.username)
    letGo()
    await page.waitForURL('**/dashboard/student/profile')
  })

  await test.step('a person who comes back signed in does not see it', async () => {
    const letGo = await withoutScripts(page)
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await expect(signIn.submit()).toBeHidden()
    letGo()
    await page.waitForURL('**/dashboard/student/profile')
  })
})

test('a page that is known to ask the API something asks it once, although before the scripts', async ({
  signedInAs,
  aStudent,
  anInstructor,
  aThesis,
  aTodoList,
}) => {
  const [student, instructor] = await Promise.all([aStudent(), anInstructor()])
  const thesis = await aThesis(instructor)
  const list = await aTodoList(instructor, { thesis })
  const pages = [
    [
      instructor,
      [
        [`/thesis/${thesis.id}`, `/v1/user/thesis/${thesis.id}`],
        ['/dashboard/instructor/theses', '/v1/instructor/theses'],
        ['/dashboard/instructor/theses/ungiven', '/v1/instructor/theses/ungiven'],
        ['/dashboard/instructor/theses/ended', '/v1/instructor/theses/ended'],
        [`/dashboard/instructor/todo-list/edit/${list.id}`, `/v1/instructor/todo-list/${list.id}`],
      ],
    ],
    [student, [['/dashboard/student/theses/open', '/v1/student/theses/open']]],
  ] as const
  for (const [person, addresses] of pages) {
    const page = await signedInAs(person)
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'GET') calls.push(new URL(request.url()).pathname)
    })
    for (const [address, call] of addresses) {
      calls.length = 0
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNothingAskedInVain(page, address)
      expect(
        calls.filter((path) => path === call),
        address,
      ).toHaveLength(1)
    }
  }
})
