import { expect, expectAccessible, test } from '../fixtures/journey.ts'
import { DEMO_PEOPLE } from '../fixtures/people.ts'

/** Every page that a person of the role reaches by the menu or by a link, with the demo data's ids. */
const PAGES = {
  instructor: [
    '/dashboard/instructor',
    '/dashboard/instructor/profile',
    '/dashboard/instructor/profile/preview/instructor',
    '/dashboard/instructor/thesis/create',
    '/dashboard/instructor/thesis/edit/3',
    '/dashboard/instructor/thesis/single/3',
    '/dashboard/instructor/theses',
    '/dashboard/instructor/theses/ungiven',
    '/dashboard/instructor/theses/ended',
    '/dashboard/instructor/todo-lists',
    '/dashboard/instructor/todo-list/create',
    '/dashboard/instructor/todo-list/edit/1',
    '/dashboard/instructor/todo-list/item/create?list=1',
    '/thesis/12',
    '/anything/12',
  ],
  student: [
    '/dashboard/student/profile',
    '/dashboard/student/thesis/current',
    '/dashboard/student/theses/open',
    '/dashboard/student/thesis/single/3',
    '/profile/instructor',
    '/accessibility',
    '/privacy',
  ],
  admin: [
    '/dashboard/admin/profile',
    '/dashboard/admin/institutions',
    '/dashboard/admin/departments',
    '/dashboard/admin/users',
  ],
} as const

for (const [who, pages] of Object.entries(PAGES)) {
  test(`every page of ${who} opens without a complaint`, async ({ signedInAs }) => {
    test.setTimeout(300_000)
    const page = await signedInAs(DEMO_PEOPLE[who as keyof typeof PAGES])
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on(
      'response',
      (answer) => answer.status() >= 400 && complaints.push(`${answer.status()} ${answer.url()}`),
    )

    for (const path of pages) {
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.waitForLoadState('networkidle')
        await expectAccessible(page, path)
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overflow, `${path} is wider than the screen`).toBeLessThanOrEqual(0)
        expect(complaints, path).toEqual([])
      })
    }
  })
}

test('a page of another role is refused, and one that does not exist says so', async ({ signedInAs }) => {
  const page = await signedInAs(DEMO_PEOPLE.student)
  await page.goto('/dashboard/instructor/theses')
  await expect(page.getByText('403: ACCESS DENIED')).toBeVisible()
  await expectAccessible(page, 'access denied')
  await page.goto('/dashboard/nowhere/at/all')
  await expect(page.getByRole('heading', { level: 1, name: 'Η σελίδα δεν βρέθηκε' })).toBeVisible()
  await expectAccessible(page, 'not found')
})
