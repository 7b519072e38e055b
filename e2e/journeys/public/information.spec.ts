import { expectAccessible } from '../../fixtures/accessibility.ts'
import { expect } from '../../fixtures/journey.ts'
import { DEMO_PEOPLE } from '../../fixtures/people.ts'
import { test } from '../../fixtures/world.ts'
import { MainMenu } from '../../pages/main-menu.ts'
import { SignInPage } from '../../pages/sign-in-page.ts'

test('the statements stand in the foot of every page, before the sign-in too', async ({ page }) => {
  await new SignInPage(page).open()
  const foot = page.getByRole('navigation', { name: 'Πληροφορίες' })
  // The written sign-in leads on before its scripts are there: then the browser opens the page, and not the application.
  await foot.getByRole('link', { name: 'Δήλωση προσβασιμότητας' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Δήλωση προσβασιμότητας' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Κατάσταση συμμόρφωσης' })).toBeVisible()
  await expectAccessible(page, 'accessibility statement')

  await foot.getByRole('link', { name: 'Προστασία προσωπικών δεδομένων' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Προστασία προσωπικών δεδομένων' })).toBeFocused()
  await expect(page.getByRole('heading', { level: 2, name: 'Τα δικαιώματά σας' })).toBeVisible()
  await expectAccessible(page, 'privacy notice')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Δήλωση προσβασιμότητας' })).toBeVisible()
})

test('a refused page and one that does not exist say so and lead back', async ({ page }) => {
  await page.goto('/unathorized')
  await expect(page.getByRole('heading', { level: 1, name: '403: ACCESS DENIED' })).toBeVisible()
  await expectAccessible(page, 'access denied')
  await page.getByRole('link', { name: 'Μετάβαση στην αρχική' }).click()
  await expect(new SignInPage(page).submit()).toBeVisible()

  await page.goto('/something/that/never/was')
  await expect(page.getByRole('heading', { level: 1, name: 'Η σελίδα δεν βρέθηκε' })).toBeVisible()
  await expectAccessible(page, 'not found')
  await page.getByRole('link', { name: 'Μετάβαση στην αρχική' }).click()
  await expect(new SignInPage(page).submit()).toBeVisible()
})

test('a person who is refused a page, or finds none, keeps the menu', async ({ signedInAs }) => {
  const page = await signedInAs(DEMO_PEOPLE.instructor)
  await page.goto('/dashboard/admin/users')
  await page.waitForURL('**/unathorized')
  await expectAccessible(page, 'access denied with a menu')
  await new MainMenu(page).goTo('Λίστες βημάτων')
  await expect(page.getByRole('heading', { level: 1, name: 'Λίστες βημάτων' })).toBeVisible()

  await test.step('and is led back to the own pages', async () => {
    await page.goBack()
    await page.getByRole('link', { name: 'Μετάβαση στην αρχική' }).click()
    await page.waitForURL(/\/dashboard\/instructor/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  await test.step('an address that does not exist keeps it too', async () => {
    await page.goto('/dashboard/instructor/theses/nowhere')
    await expect(page.getByRole('heading', { level: 1, name: 'Η σελίδα δεν βρέθηκε' })).toBeVisible()
    await new MainMenu(page).goTo('Λίστες βημάτων')
    await expect(page.getByRole('heading', { level: 1, name: 'Λίστες βημάτων' })).toBeVisible()
  })
})
