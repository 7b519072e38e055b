import { VISITORS } from '../../fixtures/all-pages.ts'
import { expect } from '../../fixtures/journey.ts'
import { DEMO_PEOPLE } from '../../fixtures/people.ts'
import { test } from '../../fixtures/world.ts'
import { SignInPage } from '../../pages/sign-in-page.ts'

/** As browsers do that let a page keep nothing: looking at the storage throws. */
const block = () => {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  }
}

/** What is there can be read, and nothing more goes in. */
const fill = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
}

const OPEN_TO_ALL = [
  ...VISITORS.flatMap(({ who, paths }) => (who === null ? paths : [])),
  '/login/institution',
  '/s%23mark.of-no-link',
  '/p/0123456789ABCDEF',
  '/something/that/never/was',
]

test('a browser that keeps nothing, or is full, shows every page that is open to all, and signs in', async ({
  openWindow,
}) => {
  for (const [what, refuse] of [
    ['keeps nothing', block],
    ['is full', fill],
  ] as const) {
    await test.step(`a browser that ${what}`, async () => {
      const page = await openWindow()
      await page.addInitScript(refuse)
      for (const path of OPEN_TO_ALL) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      }
      const signIn = new SignInPage(page)
      await signIn.open()
      await expect(signIn.says('επιτρέψτε στις ρυθμίσεις του περιηγητή')).toBeVisible()
      await signIn.signIn(DEMO_PEOPLE.instructor)
      await page.waitForURL('**/dashboard/instructor/profile')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  }
})
