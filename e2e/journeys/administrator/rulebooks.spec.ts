import { expectAccessible } from '../../fixtures/accessibility.ts'
import { isoDay } from '../../fixtures/days.ts'
import { expect } from '../../fixtures/journey.ts'
import { test } from '../../fixtures/world.ts'

test('a rule book is written from a preset, tried, published, and read by a student whose thesis it binds', async ({
  api,
  signedInAs,
  anAdministrator,
  aDepartment,
  anInstructor,
  aStudent,
  aThesis,
  anAssignment,
  interest,
  positiveAnswer,
  names,
}) => {
  const department = await aDepartment()
  const instructor = await anInstructor({ department })
  const [first, student] = await Promise.all([aStudent({ department }), aStudent({ department })])
  const before = await anAssignment({ instructor, student: first })
  const thesis = await aThesis(instructor)
  await interest(student, thesis)
  await positiveAnswer(student, thesis)
  const title = names.title('Κανονισμός')
  const page = await signedInAs(anAdministrator)

  await test.step('a department without one says that the plain flow holds', async () => {
    await page.goto('/dashboard/admin/rulebooks')
    const choice = page.getByRole('combobox', { name: 'Τμήμα' })
    await choice.fill(department.name)
    await page.getByRole('option', { name: department.name }).click()
    await expect(page.getByText('Το τμήμα δεν έχει κανονισμό στο σύστημα· ισχύει η απλή ροή.')).toBeVisible()
  })

  await test.step('a draft begins with a preset', async () => {
    await page.getByRole('button', { name: 'Νέος κανονισμός' }).click()
    const dialog = page.getByRole('dialog', { name: 'Νέος κανονισμός' })
    await dialog.getByRole('textbox', { name: 'Τίτλος' }).fill(title)
    await expectAccessible(page, 'new rule book')
    await dialog.getByRole('button', { name: 'Δημιουργία πρόχειρου' }).click()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
  })

  const meaning = page.getByRole('region', { name: 'Τι σημαίνει' })

  await test.step('what is set is said in sentences at once, and saved', async () => {
    await expect(meaning.getByText('Χρειάζεται τουλάχιστον το 7ο εξάμηνο σπουδών.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Ελάχιστο εξάμηνο' }).fill('8')
    await expect(meaning.getByText('Χρειάζεται τουλάχιστον το 8ο εξάμηνο σπουδών.')).toBeVisible()
    await page.getByRole('button', { name: 'Αποθήκευση' }).click()
    await expect(page.getByText('Επιτυχής αποθήκευση')).toBeVisible()
    await expectAccessible(page, 'rule book that is written')
  })

  await test.step('it is tried on the thesis in progress', async () => {
    await page.getByRole('button', { name: 'Δοκιμή στις τρέχουσες εργασίες' }).click()
    const table = page.getByRole('table', { name: 'Δοκιμή στις τρέχουσες εργασίες' })
    await expect(table.getByRole('link', { name: before.thesis.title })).toBeVisible()
    await expect(table.getByText(/διμελής επιτροπή/)).toBeVisible()
    await expectAccessible(page, 'rehearsal of a rule book')
  })

  await test.step('it is published after a question, and no longer changes', async () => {
    await page.getByRole('button', { name: 'Δημοσίευση' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('Μετά τη δημοσίευση ο κανονισμός δεν αλλάζει')
    await question.getByRole('button', { name: 'Δημοσίευση' }).click()
    await expect(page.getByRole('button', { name: 'Αποθήκευση' })).toBeHidden()
    await expect(meaning.getByText('Χρειάζεται τουλάχιστον το 8ο εξάμηνο σπουδών.')).toBeVisible()
  })

  await test.step('a student whose thesis began with the book of today reads it from there', async () => {
    const depID = department.id
    const body = { depID, title: names.title('Σημερινός'), inForceFrom: isoDay(0), from: 'bachelor' as const }
    const { id: rulebookId } = await api(anAdministrator, 'draftRulebook', { body })
    await api(anAdministrator, 'publishRulebook', { params: { rulebookId } })
    await api(student, 'acceptAssignment', { params: { thesisId: thesis.id } })
    const students = await signedInAs(student)
    await students.goto(`/thesis/${thesis.id}`)
    await students.getByRole('link', { name: body.title }).click()
    await students.getByRole('heading', { level: 1, name: body.title }).waitFor()
    await expect(students.getByText('Χρειάζεται τουλάχιστον το 7ο εξάμηνο σπουδών.')).toBeVisible()
  })
})
