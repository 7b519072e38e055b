import { expectAccessible, expectReadable } from '../fixtures/accessibility.ts'
import { inParts, VISITORS } from '../fixtures/all-pages.ts'
import { complaintsOf, expectAsWideAsTheScreen, expectReflow, openWhole } from '../fixtures/crawl.ts'
import { expect, test } from '../fixtures/journey.ts'
import { expectNothingJumped, watchLayout } from '../fixtures/layout-shift.ts'
import { DEMO_PEOPLE } from '../fixtures/people.ts'

const PAGES_IN_A_TEST = 5

for (const { title, who, paths } of VISITORS.flatMap((visitor) => inParts(visitor, PAGES_IN_A_TEST))) {
  test(`every page of ${title} opens without a complaint`, async ({ openWindow, signedInAs }) => {
    const page = who === null ? await openWindow() : await signedInAs(who)
    const complaints = complaintsOf(page)
    await watchLayout(page)
    for (const path of paths) {
      await test.step(path, async () => {
        await openWhole(page, path)
        await expectNothingJumped(page, path)
        await expectAccessible(page, path)
        await expectAsWideAsTheScreen(page, path)
        await page.emulateMedia({ colorScheme: 'dark' })
        await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
        await expectReadable(page, `${path} in the dark`)
        await page.emulateMedia({ colorScheme: 'light' })
        await expectReflow(page, path)
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
