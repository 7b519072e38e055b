import { expectAccessible } from '../fixtures/accessibility.ts'
import { expectReflow } from '../fixtures/crawl.ts'
import { expect } from '../fixtures/journey.ts'
import { test } from '../fixtures/world.ts'
import { AccountSections } from '../pages/account-sections.ts'
import { downloadBy } from '../pages/downloads.ts'
import { Institution } from '../pages/institution.ts'
import { Tour } from '../pages/tour.ts'

test('a person without a password proves by a new sign-in at the institution who asks for the own data, and goes', async ({
  aNewcomer,
  openWindow,
}) => {
  const person = aNewcomer()
  const page = await openWindow()
  const institution = new Institution(page)
  const sections = new AccountSections(page)
  const takingOut = page.getByRole('dialog', { name: 'Λήψη των δεδομένων μου' })
  const take = takingOut.getByRole('button', { name: 'Λήψη', exact: true })

  await test.step('a new student has the names that the institution said, and chooses the department', async () => {
    await page.goto('/login')
    await institution.signIn(person.email)
    await expect(page.getByLabel('Όνομα')).toHaveValue('Ελένη')
    await expectAccessible(page, 'a new student of the institution')
    await institution.register()
    await new Tour(page).skip().click()
  })

  await test.step('there is no password to ask for, and nothing is given without a proof', async () => {
    await sections.takeOut().click()
    await expect(takingOut).toContainText('Συνδεθείτε ξανά στο ίδρυμα για να φανεί ότι είστε εσείς.')
    await expect(takingOut.getByLabel('Κωδικός πρόσβασης')).toBeHidden()
    await expect(take).toHaveAccessibleDescription('Επιβεβαιώστε πρώτα στο ίδρυμα ότι είστε εσείς.')
    await expectAccessible(page, 'the own data, to be proved at the institution')
    await expectReflow(page, 'the own data, to be proved at the institution')
  })

  await test.step('another person who signs in there proves nothing', async () => {
    await institution.signIn(`another.${person.email}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Επιβεβαίωση στο ίδρυμα' })).toBeVisible()
    await expect(page.getByText('Στο ίδρυμα συνδεθήκατε με άλλον λογαριασμό')).toBeVisible()
    expect(page.url()).not.toContain('code=')
    await expectAccessible(page, 'a proof by another person')
    await page.getByRole('link', { name: 'Επιστροφή στο προφίλ μου' }).click()
    await expect(takingOut).toContainText('Συνδεθείτε ξανά στο ίδρυμα')
  })

  await test.step('the person comes back to the same form, and takes the data out', async () => {
    await institution.signIn(person.email)
    await expect(takingOut.getByRole('alert')).toContainText('Επιβεβαιώσατε στο ίδρυμα ότι είστε εσείς.')
    await expectAccessible(page, 'the own data, proved at the institution')
    const { name } = await downloadBy(page, () => take.click())
    expect(name).toMatch(/^diatrivi-.*[.]zip$/)
    await expect(takingOut).toBeHidden()
  })

  await test.step('within the five minutes the proof is good for the deletion too', async () => {
    await sections.deleteAccount().click()
    const deleting = page.getByRole('dialog', { name: 'Διαγραφή του λογαριασμού μου' })
    await expect(deleting).toContainText('Επιβεβαιώσατε στο ίδρυμα ότι είστε εσείς.')
    await deleting.getByRole('button', { name: 'Οριστική διαγραφή' }).click()
    await expect(institution.leave()).toBeVisible()
  })

  await test.step('the institution knows the person still, and here is a stranger', async () => {
    await institution.leave().click()
    await expect(page.getByRole('button', { name: 'Δημιουργία λογαριασμού' })).toBeVisible()
  })
})
