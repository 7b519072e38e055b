import { expectAccessible } from '../../fixtures/accessibility.ts'
import { expect } from '../../fixtures/journey.ts'
import { test } from '../../fixtures/world.ts'

test('an administrator finds who opened the profile of a student, and takes the list along', {
  tag: '@phone',
}, async ({ signedInAs, anAdministrator, aStudent }) => {
  const student = await aStudent()
  const page = await signedInAs(anAdministrator)

  await test.step('the administrator opens the profile', async () => {
    await page.goto(`/profile/${student.username}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  await test.step('the security log leads from the person to who looked', async () => {
    await page.goto('/dashboard/admin/security')
    await page.getByLabel('Όνομα χρήστη').fill(student.username)
    await page.getByRole('button', { name: 'Εφαρμογή' }).click()
    await page.getByRole('link', { name: 'Ποιος είδε τα στοιχεία' }).click()
    await expect(page).toHaveURL(/security\/inspections\?person=/)
    await expect(page.getByRole('textbox', { name: 'Τίνος τα στοιχεία' })).toHaveValue(student.username)
  })

  await test.step('each kind has its entry', async () => {
    for (const kind of ['Προφίλ', 'Λογαριασμός και συνεδρίες', 'Εγγραφές ασφάλειας του προσώπου'])
      await expect(page.getByRole('main').getByText(kind, { exact: true }).first()).toBeVisible()
    await expectAccessible(page, 'who looked at the data of a student')
  })

  await test.step('the list is a file', async () => {
    await page.getByRole('button', { name: 'Εξαγωγή' }).click()
    const coming = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'CSV' }).click()
    expect((await coming).suggestedFilename()).toMatch(/^poios-eide-stoicheia-.*[.]csv$/)
  })
})
