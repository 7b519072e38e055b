import type { Page } from '@playwright/test'
import { expectAccessible } from '../../fixtures/accessibility.ts'
import { expect } from '../../fixtures/journey.ts'
import { test } from '../../fixtures/world.ts'

const HEADINGS = ['Επώνυμο', 'Όνομα', 'E-mail', 'Τμήμα', 'Ίδρυμα']

async function upload(page: Page, rows: readonly (readonly string[])[]) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Επιλογή αρχείου' }).click()
  const text = [HEADINGS, ...rows].map((row) => row.join(';')).join('\r\n')
  await (await chooser).setFiles({ name: 'φοιτητές.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await page.getByRole('button', { name: 'Έλεγχος αρχείου' }).click()
}

test('a file with a faulty row is checked, its good rows are applied, and it is undone', {
  tag: '@phone',
}, async ({ signedInAs, anAdministrator, aDepartment, aNewcomer }) => {
  const department = await aDepartment()
  const [good, faulty] = [aNewcomer(), aNewcomer()]
  const rowOf = (person: typeof good, email = person.email) => [
    person.surname,
    person.firstName,
    email,
    department.name,
    '',
  ]
  const page = await signedInAs(anAdministrator)
  const rows = page.getByRole('list', { name: 'Γραμμές του αρχείου' })

  await test.step('the file is read, and each row has its fate', async () => {
    await page.goto('/dashboard/admin/import')
    await expectAccessible(page, 'file of an import')
    await upload(page, [rowOf(good), rowOf(faulty, 'χωρίς-διεύθυνση')])
    await expect(page.getByText('1 νέος, 1 λάθος')).toBeVisible()
    await expect(rows.getByRole('listitem')).toHaveCount(1)
    await expect(rows).toContainText('«χωρίς-διεύθυνση»: Παρακαλώ δώστε ένα σωστό email!')
    await expectAccessible(page, 'check of an import')
  })

  await test.step('the good rows are applied alone', async () => {
    await page.getByRole('button', { name: 'Εφαρμογή μόνο των σωστών γραμμών' }).click()
    await expect(page.getByText(/^Εφαρμόστηκαν οι σωστές γραμμές/)).toBeVisible()
    await page.getByRole('button', { name: 'Όλες 2' }).click()
    await expect(rows.getByRole('listitem')).toHaveCount(2)
    await expectAccessible(page, 'applied import')
  })

  await test.step('the import is undone', async () => {
    await page.getByRole('button', { name: 'Αναίρεση της εισαγωγής φοιτητές.csv' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Αναίρεση' }).click()
    await expect(page.getByText(/^Αναιρέθηκε .*Εγγραφές που επανήλθαν: 1\. Έμειναν, .*: 0\.$/)).toBeVisible()
    await expect(rows).toContainText('Αναιρέθηκε.')
  })
})
