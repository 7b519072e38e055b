import { expectAccessible } from '../fixtures/accessibility.ts'
import { expectAsWideAsTheScreen } from '../fixtures/crawl.ts'
import { expect } from '../fixtures/journey.ts'
import { confirmationCodeFor } from '../fixtures/mailbox.ts'
import { expectTouchTargets } from '../fixtures/touch-targets.ts'
import { test } from '../fixtures/world.ts'
import { RegisterPage } from '../pages/register-page.ts'
import { SignInPage } from '../pages/sign-in-page.ts'
import { Tour } from '../pages/tour.ts'

const INSTITUTION = 'Αριστοτέλειο Πανεπιστήμιο Θεσσαλονίκης'

test(
  'a new student is shown around once, leaves, and is shown around again from the help',
  { tag: '@phone' },
  async ({ page, openWindow, aNewcomer }, { project }) => {
    const student = aNewcomer()
    const tour = new Tour(page)
    const look = async (screen: string) => {
      await expectAccessible(page, screen)
      if (project.name !== 'phone') return
      await expectTouchTargets(page, screen)
      await expectAsWideAsTheScreen(page, screen)
    }

    await test.step('the tour begins with the first sign-in, and a reload does not end it', async () => {
      const register = new RegisterPage(page)
      await register.open()
      await register.fill(student, INSTITUTION, 'Τμήμα Πληροφορικής')
      await register.submit().click()
      await page.waitForURL(/authenticateEmail/)
      await register.confirm(await confirmationCodeFor(student.email))
      await page.waitForURL('**/dashboard/student/profile')
      await expect(tour.card('Διαθέσιμες εργασίες')).toBeVisible()
      await look('the first card of the tour')
      await page.reload()
      await expect(tour.next()).toBeFocused()
    })

    await test.step('Enter leads on, the card fits a narrow screen, and Escape leaves', async () => {
      await page.keyboard.press('Enter')
      await expect(tour.card('Η εργασία μου')).toBeVisible()
      await look('a later card of the tour')
      const wide = page.viewportSize()
      await page.setViewportSize({ width: 320, height: 640 })
      await expectAsWideAsTheScreen(page, 'the tour on a narrow screen')
      if (wide) await page.setViewportSize(wide)
      await page.keyboard.press('Escape')
      await expect(tour.dialog()).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })

    await test.step('on another machine it is not shown any more', async () => {
      const elsewhere = await openWindow()
      const signIn = new SignInPage(elsewhere)
      await signIn.open()
      const answered = elsewhere.waitForResponse(/\/login$/)
      await signIn.signIn(student)
      expect(await (await answered).json()).toMatchObject({ first_sign_in: false })
      await elsewhere.waitForURL('**/dashboard/student/profile')
      await expect(elsewhere.getByText('Τμήμα Πληροφορικής')).toBeVisible()
      await expect(new Tour(elsewhere).dialog()).toBeHidden()
    })

    await test.step('the help opens it again, and its link leads to the guide', async () => {
      await page.goto('/help')
      await tour.again().click()
      await tour.skip().click()
      await expect(tour.dialog()).toBeHidden()
      await expect(tour.again()).toBeFocused()
      await tour.again().click()
      await tour.guide().click()
      await expect(page.getByRole('heading', { level: 1, name: 'Βρείτε ένα θέμα' })).toBeFocused()
      await expect(tour.dialog()).toBeHidden()
    })
  },
)
