import { expectAccessible } from '../../fixtures/accessibility.ts'
import { expect } from '../../fixtures/journey.ts'
import { test } from '../../fixtures/world.ts'
import { StepEditor } from '../../pages/step-editor.ts'
import { ThesisFormPage } from '../../pages/thesis-form-page.ts'
import { TodoListPage } from '../../pages/todo-list-page.ts'

const LISTS = '/dashboard/instructor/todo-lists'

test('a template is made, gets a step, is copied to a thesis, gives way to a list of its own, and is deleted', async ({
  signedInAs,
  names,
  anInstructor,
  aThesis,
}) => {
  const instructor = await anInstructor()
  const thesis = await aThesis(instructor)
  const title = names.title('Εμπειρική έρευνα')
  const ownTitle = names.title('Βήματα της εργασίας')
  const page = await signedInAs(instructor)
  const list = new TodoListPage(page)
  const form = new ThesisFormPage(page)
  const panel = page.getByRole('region', { name: 'Λίστα βημάτων' })
  const cards = page.getByRole('article')

  await test.step('an instructor without a list is led to the first', async () => {
    await page.goto(LISTS)
    await expect(page.getByText('Δεν έχετε ακόμη λίστες βημάτων. Δημιουργήστε την πρώτη.')).toBeVisible()
    await expectAccessible(page, 'no lists of steps')
    await page.getByRole('link', { name: 'Νέα λίστα βημάτων' }).last().click()
  })

  await test.step('a template is made and changed', async () => {
    await list.title().fill(title)
    await page.getByRole('textbox', { name: 'Περιγραφή' }).fill('Για εργασίες με ερωτηματολόγιο.')
    await list.save().click()
    await page.waitForURL(/\/todo-list\/edit\/\d+$/)
    await expect(page.getByText('Η λίστα δεν έχει ακόμη βήματα.')).toBeVisible()
    await list.title().fill(`${title}, δεύτερη έκδοση`)
    await list.save().click()
    await expect(page.getByRole('heading', { level: 1, name: `${title}, δεύτερη έκδοση` })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Περιγραφή' })).toHaveText(
      'Για εργασίες με ερωτηματολόγιο.',
    )
  })

  await test.step('a step is added on a page of its own, after its list was chosen', async () => {
    await page.goto('/dashboard/instructor/todo-list/item/create')
    await page.getByRole('link', { name: title }).click()
    await page.getByRole('textbox', { name: 'Τίτλος βήματος' }).fill('Παράδοση κειμένου')
    await page.getByRole('textbox', { name: 'Διάρκεια' }).fill('2')
    await page.getByRole('button', { name: 'Προσθήκη βήματος' }).click()
    await expect(page.getByText('Το βήμα προστέθηκε')).toBeVisible()
    await new StepEditor(page).expectOrder('Παράδοση κειμένου')
  })

  await test.step('it is copied to a thesis, and taken away again with its progress', async () => {
    await form.openEdit(thesis.id)
    await expect(
      panel.getByText('Η εργασία δεν έχει λίστα βημάτων· χωρίς αυτήν δεν μπορεί να ολοκληρωθεί.'),
    ).toBeVisible()
    await panel.getByRole('button', { name: 'Αντιγραφή λίστας στην εργασία' }).click()
    const dialog = page.getByRole('dialog', { name: 'Αντιγραφή λίστας στην εργασία' })
    await dialog.getByRole('radio', { name: title }).check()
    await expect(dialog.getByText('1. Παράδοση κειμένου')).toBeVisible()
    await expectAccessible(page, 'choice of the list to copy')
    await dialog.getByRole('button', { name: 'Αντιγραφή', exact: true }).click()
    await expect(page.getByText('Η λίστα αντιγράφηκε στην εργασία')).toBeVisible()
    await expect(panel).toContainText(title)
    await expect(panel.getByRole('listitem')).toHaveText([/Παράδοση κειμένου/])

    await panel.getByRole('button', { name: 'Αφαίρεση λίστας' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('μαζί με την πρόοδο')
    await question.getByRole('button', { name: 'Αφαίρεση', exact: true }).click()
    await expect(panel.getByText('Η εργασία δεν έχει λίστα βημάτων')).toBeVisible()
  })

  await test.step('a list is made for the thesis from the thesis itself', async () => {
    await page.getByRole('link', { name: 'Νέα λίστα βημάτων' }).click()
    await expect(page.getByText(`Για την εργασία: ${thesis.title}`)).toBeVisible()
    await expectAccessible(page, 'new list for a thesis')
    await list.title().fill(ownTitle)
    await list.save().click()
    await page.waitForURL(/\/todo-list\/edit\/\d+$/)
    await page.getByRole('main').getByRole('link', { name: thesis.title }).click()
    await expect(page.getByRole('heading', { level: 1, name: thesis.title })).toBeVisible()
  })

  await test.step('the lists are narrowed to those of theses and to templates', async () => {
    await page.goto(LISTS)
    await expect(cards).toHaveCount(2)
    await page.getByRole('button', { name: 'Σε εργασία' }).click()
    await expect(cards).toHaveCount(1)
    await expect(cards).toContainText(ownTitle)
    await expect(cards.getByRole('link', { name: thesis.title })).toBeVisible()
    await page.getByRole('button', { name: 'Πρότυπες' }).click()
    await expect(cards).toContainText(title)
  })

  await test.step('the template is deleted from its card after a question', async () => {
    await cards.getByRole('button', { name: /^Διαγραφή της λίστας/ }).click()
    const question = page.getByRole('alertdialog', { name: 'Είστε βέβαιοι;' })
    await question.getByRole('button', { name: 'Διαγραφή', exact: true }).click()
    await expect(page.getByText('Η λίστα διαγράφηκε')).toBeVisible()
    await expect(cards).toHaveCount(0)
    await page.getByRole('button', { name: 'Όλες οι λίστες' }).click()
    await expect(cards).toHaveCount(1)
  })
})
