import { expectAccessible } from '../../fixtures/accessibility.ts'
import { expect } from '../../fixtures/journey.ts'
import { DEMO_PEOPLE } from '../../fixtures/people.ts'
import { test } from '../../fixtures/world.ts'
import { MainMenu } from '../../pages/main-menu.ts'
import { SignInPage } from '../../pages/sign-in-page.ts'

test('the statements stand in the foot of every page, and pages that are none lead back', async ({
  page,
}) => {
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  const home = page.getByRole('link', { name: 'Μετάβαση στην αρχική' })
  await new SignInPage(page).open()
  const foot = page.getByRole('navigation', { name: 'Πληροφορίες' })
  // The written sign-in leads on before its scripts are there: then the browser opens the page, and not the application.
  await foot.getByRole('link', { name: 'Δήλωση προσβασιμότητας' }).click()
  await expect(heading('Δήλωση προσβασιμότητας')).toBeVisible()
  await foot.getByRole('link', { name: 'Προστασία προσωπικών δεδομένων' }).click()
  await expect(heading('Προστασία προσωπικών δεδομένων')).toBeFocused()
  await page.goBack()
  await expect(heading('Δήλωση προσβασιμότητας')).toBeVisible()

  for (const [address, title] of [
    ['/unathorized', '403: ACCESS DENIED'],
    ['/something/that/never/was', 'Η σελίδα δεν βρέθηκε'],
  ] as const) {
    await test.step(`${address} says so and leads back`, async () => {
      await page.goto(address)
      await expect(heading(title)).toBeVisible()
      await home.click()
      await expect(new SignInPage(page).submit()).toBeVisible()
    })
  }
})

test('a person who is refused a page, or finds none, keeps the menu', async ({ signedInAs }) => {
  const page = await signedInAs(DEMO_PEOPLE.instructor)
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  await page.goto('/dashboard/admin/users')
  await page.waitForURL('**/unathorized')
  await expectAccessible(page, 'access denied with a menu')
  await new MainMenu(page).goTo('Λίστες βημάτων')
  await expect(heading('Λίστες βημάτων')).toBeVisible()

  await test.step('and is led back to the own pages', async () => {
    await page.goBack()
    await page.getByRole('link', { name: 'Μετάβαση στην αρχική' }).click()
    await page.waitForURL(/\/dashboard\/instructor/)
  })

  await test.step('an address that does not exist keeps it too', async () => {
    await page.goto('/dashboard/instructor/theses/nowhere')
    await expect(heading('Η σελίδα δεν βρέθηκε')).toBeVisible()
    await new MainMenu(page).goTo('Λίστες βημάτων')
    await expect(heading('Λίστες βημάτων')).toBeVisible()
  })
})
