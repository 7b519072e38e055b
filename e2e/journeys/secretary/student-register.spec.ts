import { expectAccessible } from '../../fixtures/accessibility.ts'
import { api } from '../../fixtures/api.ts'
import { expect } from '../../fixtures/journey.ts'
import { test } from '../../fixtures/world.ts'
import { downloadBy } from '../../pages/downloads.ts'
import { MainMenu } from '../../pages/main-menu.ts'

test('a secretary sends finished theses to the student register, each once, and takes back a file that was refused', async ({
  aDepartment,
  anAssignment,
  cast,
  signedInAs,
}) => {
  const department = await aDepartment()
  const secretary = await cast.aSecretary({ department })
  const [instructor, numbered, unnumbered] = await Promise.all([
    cast.anInstructor({ department }),
    cast.aStudent({ department }),
    cast.aStudent({ department }),
  ])
  const done = { steps: [{ title: 'Συγγραφή' }], confirmed: 1 }
  const { thesis } = await anAssignment({ instructor, student: numbered, ...done, mark: 9 })
  await anAssignment({ instructor, student: unnumbered, ...done, mark: 7 })
  await api(secretary, 'editStudentRecord', {
    params: { username: numbered.username },
    body: { registryNumber: '01234' },
  })
  const page = await signedInAs(secretary)
  const theses = page.getByRole('list', { name: 'Ολοκληρωμένες εργασίες' })
  const files = page.getByRole('list', { name: 'Αρχεία που ετοιμάστηκαν' })
  const dialog = page.getByRole('dialog')
  const make = () => dialog.getByRole('button', { name: 'Ετοιμασία αρχείου' }).click()

  await test.step('from the theses she comes to what the register does not know yet', async () => {
    await page.goto('/dashboard/secretary')
    await new MainMenu(page).goTo('Εργασίες')
    await page.getByRole('link', { name: 'Φοιτητολόγιο' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Φοιτητολόγιο' })).toBeVisible()
    await expect(theses.getByRole('listitem')).toHaveCount(1)
    await expect(theses).toContainText(thesis.title)
    await expect(theses).toContainText('ΑΜ 01234 · βαθμός 9')
    await expectAccessible(page, 'student register before anything was sent')
  })

  await test.step('what lacks a registry number is said, and where it is added', async () => {
    await page.getByRole('button', { name: 'Τι λείπει' }).click()
    await expect(theses).toContainText('Λείπει ο αριθμός μητρώου')
    await theses.getByRole('link', { name: 'Στοιχεία φοίτησης' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Φοιτητές' })).toBeVisible()
    await expect(page.getByText(unnumbered.surname).first()).toBeVisible()
    await page.goto('/dashboard/secretary/registry')
    await expect(theses).toContainText(thesis.title)
  })

  await test.step('a file in the shape of UniverSIS comes, and its thesis is marked', async () => {
    await page.getByRole('button', { name: 'Νέο αρχείο' }).click()
    await dialog.getByRole('combobox', { name: 'Μορφή' }).click()
    await page.getByRole('option', { name: 'UniverSIS (JSON)' }).click()
    await expectAccessible(page, 'dialog of a file for the student register')
    const { name, address } = await downloadBy(page, make)
    expect(name).toMatch(/^foititologio-\d{4}-\d\d-\d\d-\d+\.json$/)
    const { value } = await (await page.request.get(address)).json()
    expect(value).toMatchObject([
      { name: thesis.title, formattedGrade: '9,00', student: { studentIdentifier: '01234' } },
    ])
    await expect(
      page.getByText('Το φοιτητολόγιο έχει όλες τις ολοκληρωμένες εργασίες όπως είναι τώρα.'),
    ).toBeVisible()
    await expect(files).toContainText(name)
  })

  await test.step('a second file has nothing to say', async () => {
    await page.getByRole('button', { name: 'Νέο αρχείο' }).click()
    await make()
    await expect(dialog.getByRole('alert')).toContainText('Δεν υπάρχει νέα εργασία ή αλλαγή για αποστολή.')
    await dialog.getByRole('button', { name: 'Ακύρωση' }).click()
  })

  await test.step('the file that was refused is taken back, and the thesis waits again', async () => {
    await files.getByRole('button', { name: /^Ανάκληση του αρχείου/ }).click()
    await dialog.getByRole('textbox').fill('Λάθος μορφή')
    await dialog.getByRole('button', { name: 'Ανάκληση' }).click()
    await expect(files).toContainText('Λάθος μορφή')
    await expect(theses).toContainText(thesis.title)
    await expectAccessible(page, 'student register after a file was taken back')
  })
})
