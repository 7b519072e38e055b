import { expectAccessible } from '../fixtures/accessibility.ts'
import { expectReflow } from '../fixtures/crawl.ts'
import { expect } from '../fixtures/journey.ts'
import { deliveredTo } from '../fixtures/mail-server.ts'
import { test } from '../fixtures/world.ts'
import { Institution } from '../pages/institution.ts'
import { MainMenu } from '../pages/main-menu.ts'
import { system } from '../system.ts'

test('a person links the institutional account by the password, comes straight in the second time, and signs out there too', async ({
  aStudent,
  openWindow,
}) => {
  const student = await aStudent()
  const page = await openWindow()
  const institution = new Institution(page)

  await test.step('an address that another person made leads nowhere', async () => {
    await page.goto('/login/institution?code=of-another&state=of-another')
    await expect(page.getByText('ξεκίνησε σε άλλο παράθυρο')).toBeVisible()
    expect(page.url()).not.toContain('code')
  })

  await test.step('from the page that was wanted to the institution and back', async () => {
    await page.goto('/dashboard/student/theses/open')
    await expect(institution.leave()).toBeVisible()
    await institution.signIn(student.email)
    await expect(page.getByText(`με τη διεύθυνση ${student.email}`)).toBeVisible()
    expect(page.url()).toBe(`${system.webUrl}/login/institution`)
    await expectAccessible(page, 'the accounts that are to be linked')
    await expectReflow(page, 'the accounts that are to be linked')
  })

  await test.step('a wrong password links nothing, the right one leads to where the person wanted', async () => {
    const password = page.getByLabel('Κωδικός πρόσβασης')
    const link = page.getByRole('button', { name: 'Σύνδεση των λογαριασμών' })
    await password.fill('wrong')
    await link.click()
    await expect(page.getByRole('alert').filter({ hasText: 'Λάθος κωδικός' })).toBeVisible()
    await password.fill(student.password)
    await link.click()
    await page.waitForURL('**/dashboard/student/theses/open')
    const subjects = async () => (await deliveredTo(student.email)).map(({ subject }) => subject)
    await expect.poll(subjects).toContain('Συνδέθηκε ιδρυματικός λογαριασμός')
  })

  await test.step('signing out ends the session at the institution too', async () => {
    await page.goto('/dashboard/student/profile')
    await expect(page.getByRole('heading', { name: 'Ιδρυματικοί λογαριασμοί' })).toBeVisible()
    await expectAccessible(page, 'the profile with an institutional account')
    await new MainMenu(page).signOut()
    await page.waitForURL(`${system.openidUrl}/**`)
    await page.getByRole('button', { name: 'Yes, sign me out' }).click()
    await expect(institution.leave()).toBeVisible()
  })

  await test.step('the second time the institution is enough, also after a reload of the page on the way', async () => {
    await institution.signIn(student.email)
    await page.waitForURL('**/dashboard/student/profile')
    await page.goBack()
    await expect(page).not.toHaveURL(/code=/)
  })
})
