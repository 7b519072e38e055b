import { expectAccessible } from '../../fixtures/accessibility.ts'
import type { Upload } from '../../fixtures/documents.ts'
import { expect } from '../../fixtures/journey.ts'
import { test } from '../../fixtures/world.ts'
import { ImportPage } from '../../pages/import-page.ts'
import { QuestionDialog } from '../../pages/question-dialog.ts'

const HEADINGS = ['Επώνυμο', 'Όνομα', 'E-mail', 'Τμήμα', 'Ίδρυμα']

function listOf(rows: readonly (readonly string[])[]): Upload {
  const text = [HEADINGS, ...rows].map((row) => row.join(';')).join('\r\n')
  return { name: 'φοιτητές.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
}

test('a file with a faulty row is checked, its good rows are applied, and it is undone', async ({
  signedInAs,
  anAdministrator,
  aDepartment,
  aNewcomer,
}) => {
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
  const imports = new ImportPage(page)
  const rows = imports.rows()

  await test.step('the file is read, and the faulty row says why', async () => {
    await page.goto('/dashboard/admin/import')
    await imports.check(listOf([rowOf(good), rowOf(faulty, 'χωρίς-διεύθυνση')]))
    await expect(page.getByText('1 νέα, 1 λάθος')).toBeVisible()
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText('«χωρίς-διεύθυνση»: Παρακαλώ δώστε ένα σωστό email!')
  })

  await test.step('the good rows are applied alone', async () => {
    await imports.applyGood().click()
    await expect(page.getByText(/^Εφαρμόστηκαν οι σωστές γραμμές/)).toBeVisible()
    await imports.show('Όλες 2').click()
    await expect(rows).toHaveCount(2)
    await expectAccessible(page, 'applied import')
  })

  await test.step('the import is undone', async () => {
    await page.getByRole('button', { name: 'Αναίρεση της εισαγωγής φοιτητές.csv' }).click()
    await new QuestionDialog(page).answer('Αναίρεση')
    await expect(page.getByText(/^Αναιρέθηκε .*Εγγραφές που επανήλθαν: 1\. Έμειναν, .*: 0\.$/)).toBeVisible()
    await expect(rows.filter({ hasText: 'Αναιρέθηκε.' })).toHaveCount(1)
  })
})
