import { expectAccessible } from '../../fixtures/accessibility.ts'
import { typedDay } from '../../fixtures/days.ts'
import { expect } from '../../fixtures/journey.ts'
import { aStudentList, rowsOf, studentLines, withWrongCells } from '../../fixtures/student-list.ts'
import { test } from '../../fixtures/world.ts'
import { downloadBy } from '../../pages/downloads.ts'
import { ImportPage } from '../../pages/import-page.ts'
import { MainMenu } from '../../pages/main-menu.ts'
import { RulebookEditorPage } from '../../pages/rulebook-editor-page.ts'

const [NUMBER, SURNAME, EMAIL, SEMESTER, PASSED, OWED, ECTS, AVERAGE] = [0, 1, 3, 4, 5, 6, 7, 8]

/** What goes wrong in the lists of offices; the number of the first student stands twice. */
const WRONG = [
  { line: 4, column: NUMBER, value: '' },
  { line: 21, column: SURNAME, value: '' },
  { line: 40, column: EMAIL, value: '' },
  { line: 63, column: EMAIL, value: 'χωρίς-διεύθυνση' },
  { line: 90, column: SEMESTER, value: 'όγδοο' },
  { line: 111, column: SEMESTER, value: '99' },
  { line: 140, column: PASSED, value: '12,5' },
  { line: 171, column: OWED, value: '-1' },
  { line: 200, column: ECTS, value: '9999' },
  { line: 233, column: AVERAGE, value: '11,00' },
  { line: 262, column: AVERAGE, value: '7,8,5' },
  { line: 299, column: NUMBER, value: '000001' },
]

test('a secretary writes a rule book from a preset, and brings 300 students of whom 12 are faulty', async ({
  aDepartment,
  cast,
  names,
  signedInAs,
}) => {
  const secretary = await cast.aSecretary({ department: await aDepartment() })
  const page = await signedInAs(secretary)
  const menu = new MainMenu(page)
  const list = withWrongCells(studentLines(names.mark(), 300), WRONG)

  const steps = page.getByRole('region', { name: 'Πρώτα βήματα' })
  const ticked = steps.getByRole('listitem').filter({ hasText: 'έγινε' })

  await test.step('the first page of an empty department shows the four first steps', async () => {
    await page.goto('/dashboard/secretary')
    await expect(steps.getByRole('listitem')).toHaveCount(4)
    await expect(ticked).toHaveCount(0)
    await expectAccessible(page, 'home of an empty department')
  })

  await test.step('the department has no rule book, and gets one from a preset', async () => {
    const editor = new RulebookEditorPage(page)
    const title = names.title('Κανονισμός πτυχιακών εργασιών')
    await steps.getByRole('link', { name: 'Κανονισμός', exact: true }).click()
    await expect(page.getByText('Το τμήμα δεν έχει κανονισμό στο σύστημα· ισχύει η απλή ροή.')).toBeVisible()
    await expectAccessible(page, 'rule books of a department without one')
    await editor.draft({ title, day: typedDay(0), preset: 'Πτυχιακή (τετραετές)' })
    await editor.fold('Εξέταση').click()
    await editor.setting('Ημέρες ανακοίνωσης πριν από την εξέταση').fill('3')
    await editor.save().click()
    await expect(page.getByText('Επιτυχής αποθήκευση')).toBeVisible()
    await expect(editor.meaning().getByText(/τουλάχιστον 3 ημέρες/)).toBeVisible()
    await editor.publish()
    await menu.goTo('Κανονισμοί')
    await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('Ισχύει')
  })

  const imports = new ImportPage(page)

  await test.step('the students come from a workbook, and each faulty row says what is wrong where', async () => {
    await menu.goTo('Φοιτητές')
    await expect(
      page.getByText('Δεν υπάρχουν ακόμη φοιτητές. Φορτώστε τον κατάλογο από αρχείο.'),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Φόρτωση από αρχείο' }).click()
    await imports.check(await aStudentList('φοιτητές.xlsx', list.all))
    await expect(page.getByText('288 νέες, 12 λάθη')).toBeVisible()
    await expect(imports.rows()).toHaveCount(WRONG.length)
    for (const { cell, value } of list.cells) {
      await expect(imports.row(`${cell}, `), cell).toContainText(value === '' ? cell : `«${value}»`)
    }
    await expectAccessible(page, 'check of a list of students')
  })

  await test.step('the good rows are shown too, with zeros and commas as they were', async () => {
    await imports.show('Νέες 288').click()
    await expect(imports.row('000002').first()).toContainText('6,01')
    await expect(imports.row('000002').first()).toContainText('Νέα')
  })

  await test.step('the good rows are applied alone', async () => {
    await imports.applyGood().click()
    await expect(page.getByText(/^Εφαρμόστηκαν οι σωστές γραμμές/)).toBeVisible()
    await menu.goTo('Φοιτητές')
    await expect(page.getByText('288 φοιτητές')).toBeVisible()
  })

  await test.step('the first page ticks what is done', async () => {
    await menu.goTo('Σήμερα')
    await expect(ticked).toHaveText([/^Φοιτητές/, /^Κανονισμός/])
    await menu.goTo('Φοιτητές')
  })

  await test.step('they leave again as a workbook that says the same', async () => {
    await page.getByRole('button', { name: 'Εξαγωγή' }).click()
    const { address } = await downloadBy(page, () => page.getByRole('menuitem', { name: /Excel/ }).click())
    const file = await page.request.get(address)
    const [headings = [], ...lines] = await rowsOf(await file.body())
    // A thesis is no part of a record, and does not come back.
    const isOfRecord = headings.map((heading) => !['Εργασία', 'Στάδιο'].includes(String(heading)))
    const rows = lines.map((line) => line.filter((_cell, column) => isOfRecord[column]))
    expect(headings.slice(0, 4)).toEqual(['Αριθμός μητρώου', 'Επώνυμο', 'Όνομα', 'E-mail'])
    const byNumber = (one: readonly unknown[], other: readonly unknown[]) =>
      String(one[NUMBER]).localeCompare(String(other[NUMBER]))
    const texts = rows.map((row) => row.slice(0, AVERAGE).map(String)).toSorted(byNumber)
    expect(texts).toEqual(list.good.map((line) => line.slice(0, AVERAGE)))
    const averages = rows.toSorted(byNumber).map((row) => Number(row[AVERAGE]))
    expect(averages).toEqual(list.good.map((line) => Number(line[AVERAGE]?.replace(',', '.'))))
  })
})
