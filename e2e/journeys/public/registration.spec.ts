import { expectAccessible } from '../../fixtures/accessibility.ts'
import { expectAsWideAsTheScreen } from '../../fixtures/crawl.ts'
import { expect } from '../../fixtures/journey.ts'
import { confirmationCodeFor } from '../../fixtures/mailbox.ts'
import { expectTouchTargets } from '../../fixtures/touch-targets.ts'
import { test } from '../../fixtures/world.ts'
import { RegisterPage } from '../../pages/register-page.ts'
import { SignInPage } from '../../pages/sign-in-page.ts'
import { Tour } from '../../pages/tour.ts'

const INSTITUTION = 'Αριστοτέλειο Πανεπιστήμιο Θεσσαλονίκης'
const DEPARTMENT = 'Τμήμα Πληροφορικής'

test(
  'a student registers, confirms the e-mail with the code, and is shown around once',
  { tag: '@phone' },
  async ({ page, openWindow, aNewcomer, api }, { project }) => {
    const student = aNewcomer()
    const register = new RegisterPage(page)
    const tour = new Tour(page)

    await test.step('the form says what is missing, and finds the department without accents', async () => {
      await register.open()
      await register.submit().click()
      await expect(register.field('Όνομα').first()).toBeFocused()
      await expectAccessible(page, 'registration with fields that are missing')
      await register.fill(student, 'ΑΡΙΣΤΟΤΕΛΕΙΟ', 'τμημα πληροφορικης')
      await expect(register.place('Επιλογή τμήματος')).toHaveValue(DEPARTMENT)
      await register.submit().click()
    })

    await test.step('a wrong code is refused, that of the mail begins the session and the tour', async () => {
      await page.waitForURL(/authenticateEmail/)
      const code = await confirmationCodeFor(student.email)
      await register.confirm(code === '000000' ? '000001' : '000000')
      await expect(register.says('Ο κωδικός δεν είναι σωστός ή έχει λήξει.')).toBeVisible()
      await expectAccessible(page, 'a wrong code')
      await register.confirm(` ${code.slice(0, 3)} ${code.slice(3)}`)
      await page.waitForURL('**/dashboard/student/profile')
      await expect(tour.card('Διαθέσιμες εργασίες')).toBeVisible()
      await expectAccessible(page, 'the first card of the tour')
      if (project.name === 'phone') await expectTouchTargets(page, 'the first card of the tour')
      expect(await api(student, 'getStudentProfile')).toMatchObject({
        uName: student.firstName,
        uSurname: student.surname,
        department: { depName: DEPARTMENT, instName: INSTITUTION },
      })
    })

    await test.step('a reload does not end it, Enter leads on, and Escape leaves', async () => {
      await page.reload()
      await expect(tour.next()).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(tour.card('Η εργασία μου')).toBeVisible()
      const wide = page.viewportSize()
      await page.setViewportSize({ width: 320, height: 640 })
      await expectAsWideAsTheScreen(page, 'the tour on a narrow screen')
      if (wide) await page.setViewportSize(wide)
      await page.keyboard.press('Escape')
      await expect(tour.dialog()).toBeHidden()
      await expect(page.getByText(DEPARTMENT)).toBeVisible()
    })

    await test.step('on another machine it is not shown any more', async () => {
      const elsewhere = await openWindow()
      const signIn = new SignInPage(elsewhere)
      await signIn.open()
      const answered = elsewhere.waitForResponse(/\/login$/)
      await signIn.signIn(student)
      expect(await (await answered).json()).toMatchObject({ first_sign_in: false })
      await expect(elsewhere.getByText(DEPARTMENT)).toBeVisible()
      await expect(new Tour(elsewhere).dialog()).toBeHidden()
    })

    await test.step('the help opens it again, and its link leads to the guide', async () => {
      await page.goto('/help')
      await tour.again().click()
      await tour.skip().click()
      await expect(tour.again()).toBeFocused()
      await tour.again().click()
      await tour.guide().click()
      await expect(page.getByRole('heading', { level: 1, name: 'Βρείτε ένα θέμα' })).toBeFocused()
      await expect(tour.dialog()).toBeHidden()
    })
  },
)

test('an account whose e-mail is not confirmed is led to the confirmation, and to nothing before', async ({
  page,
  anInactiveStudent,
}) => {
  const student = await anInactiveStudent()
  await page.goto('/dashboard/student/theses/open')
  await new SignInPage(page).signIn(student)
  await page.waitForURL(`**/authenticateEmail/${student.email}`)
  await expect(page.getByText(student.email)).toBeVisible()
  await page.goto('/dashboard/student/theses/open')
  await page.waitForURL(/authenticateEmail/)

  const register = new RegisterPage(page)
  await expect(register.resend()).toBeVisible()
  await register.confirm(await confirmationCodeFor(student.email))
  await page.waitForURL('**/dashboard/student/profile')
  await new Tour(page).skip().click()
  await expect(page.getByRole('textbox', { name: 'Επώνυμο' })).toHaveValue(student.surname)

  await test.step('and an active student has nothing to confirm', async () => {
    await page.goto(`/authenticateEmail/${student.email}`)
    await page.waitForURL('**/dashboard/student/profile')
  })
})
