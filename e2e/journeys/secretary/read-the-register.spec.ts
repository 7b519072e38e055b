import { expectAccessible } from '../../fixtures/accessibility.ts'
import { api } from '../../fixtures/api.ts'
import { expect } from '../../fixtures/journey.ts'
import { test } from '../../fixtures/world.ts'
import { ImportPage } from '../../pages/import-page.ts'
import { QuestionDialog } from '../../pages/question-dialog.ts'

test('a secretary reads the student register, looks at the differences, applies them and takes them back', async ({
  aDepartment,
  cast,
  signedInAs,
}) => {
  const department = await aDepartment()
  const secretary = await cast.aSecretary({ department })
  const [older, younger] = await Promise.all([cast.aStudent({ department }), cast.aStudent({ department })])
  const write = ({ username }: { username: string }, registryNumber: string) =>
    api(secretary, 'editStudentRecord', {
      params: { username },
      body: { registryNumber, semester: 7, coursesPassed: 30, ects: 150, average: '8' },
    })
  await write(older, 'ΦΜ-7101')
  await write(younger, 'ΦΜ-7102')
  const page = await signedInAs(secretary)
  const imports = new ImportPage(page)
  const read = page.getByRole('button', { name: 'Ανάγνωση από το Φοιτητολόγιο' })
  const semesterOf = async (surname: string) => {
    await page.goto('/dashboard/secretary/students')
    return page.getByRole('row').filter({ hasText: surname })
  }

  await test.step('the register has changes of one student, and one whom the department does not know', async () => {
    await page.goto('/dashboard/secretary/import')
    await expect(page.getByText('Δεν έχει γίνει ανάγνωση.')).toBeVisible()
    await read.click()
    await expect(page.getByText(/Υπήρχαν αλλαγές και ετοιμάστηκε εισαγωγή\.$/)).toBeVisible()
    await expect(
      page.getByText('Φοιτητές στο Φοιτητολόγιο: 3. Από αυτούς χωρίς στοιχεία στο τμήμα: 1.'),
    ).toBeVisible()
    await expectAccessible(page, 'a reading of the student register')
  })

  await test.step('she looks at what would change, and applies it', async () => {
    await page.getByRole('link', { name: 'Δείτε τι θα αλλάξει' }).click()
    await expect(page.getByText('1 αλλαγή, 1 ίδια')).toBeVisible()
    await expect(imports.rows()).toContainText(older.surname)
    await expect(imports.rows()).toContainText('200')
    await page.getByRole('button', { name: 'Εφαρμογή', exact: true }).click()
    await expect(page.getByText(/^Εφαρμόστηκ/).first()).toBeVisible()
    await expect(await semesterOf(older.surname)).toContainText('9')
  })

  await test.step('a second reading finds nothing otherwise', async () => {
    await page.goto('/dashboard/secretary/import')
    await read.click()
    await expect(page.getByText(/Καμία αλλαγή\.$/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Δείτε τι θα αλλάξει' })).toHaveCount(0)
  })

  await test.step('she takes the import back', async () => {
    await page.getByRole('button', { name: /^Αναίρεση της εισαγωγής/ }).click()
    await new QuestionDialog(page).answer('Αναίρεση')
    await expect(page.getByText(/^.*Αναιρέθηκε /).first()).toBeVisible()
  })
})
