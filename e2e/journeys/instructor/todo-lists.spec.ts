import { expectAccessible } from '../../fixtures/accessibility.ts'
import { expect } from '../../fixtures/journey.ts'
import { test } from '../../fixtures/world.ts'
import { StepEditor } from '../../pages/step-editor.ts'
import { ThesisFormPage } from '../../pages/thesis-form-page.ts'
import { TodoListPage } from '../../pages/todo-list-page.ts'

const LISTS = '/dashboard/instructor/todo-lists'

test('a template is made, changed and deleted', async ({ signedInAs, names, anInstructor }) => {
  const title = names.title('Εμπειρική έρευνα')
  const page = await signedInAs(await anInstructor())
  const list = new TodoListPage(page)

  await test.step('who has none is led to the first; a title is required', async () => {
    await page.goto(LISTS)
    await expect(page.getByText('Δεν έχετε ακόμη λίστες βημάτων. Δημιουργήστε την πρώτη.')).toBeVisible()
    await expectAccessible(page, 'no lists of steps')
    await page.getByRole('link', { name: 'Νέα λίστα βημάτων' }).last().click()
    await list.save().click()
    await expect(list.title()).toHaveAccessibleDescription('Ο τίτλος είναι απαραίτητος')
    await expect(list.title()).toBeFocused()
  })

  await test.step('it is made and changed', async () => {
    await list.title().fill(title)
    await page.getByRole('textbox', { name: 'Περιγραφή' }).fill('Για εργασίες με ερωτηματολόγιο.')
    await list.save().click()
    await page.waitForURL(/\/todo-list\/edit\/\d+$/)
    await expect(page.getByText('Η λίστα δεν έχει ακόμη βήματα.')).toBeVisible()
    await list.title().fill(`${title}, δεύτερη έκδοση`)
    await list.save().click()
    await expect(page.getByRole('heading', { level: 1, name: `${title}, δεύτερη έκδοση` })).toBeVisible()
    await page.reload()
    await expect(list.title()).toHaveValue(`${title}, δεύτερη έκδοση`)
    await expect(page.getByRole('textbox', { name: 'Περιγραφή' })).toHaveText(
      'Για εργασίες με ερωτηματολόγιο.',
    )
  })

  await test.step('it is deleted from its card after a question', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Λίστες βημάτων' }).click()
    const card = page.getByRole('article').filter({ hasText: title })
    await expect(card).toContainText('Πρότυπη λίστα')
    await expect(card).toContainText(/Τελευταία τροποποίηση: \d+\/\d+\/\d+/)
    await expectAccessible(page, 'lists of steps')
    await card.getByRole('button', { name: /^Διαγραφή της λίστας/ }).click()
    const question = page.getByRole('alertdialog', { name: 'Είστε βέβαιοι;' })
    await question.getByRole('button', { name: 'Διαγραφή', exact: true }).click()
    await expect(page.getByText('Η λίστα διαγράφηκε')).toBeVisible()
    await expect(page.getByText('Δεν έχετε ακόμη λίστες βημάτων.')).toBeVisible()
  })
})

test('a template is copied to a thesis, and what is removed from the thesis takes its progress along', {
  tag: '@phone',
}, async ({ signedInAs, anInstructor, aThesis, aTodoList }) => {
  const instructor = await anInstructor()
  const [thesis, template] = await Promise.all([aThesis(instructor), aTodoList(instructor)])
  const page = await signedInAs(instructor)
  const form = new ThesisFormPage(page)
  const panel = page.getByRole('region', { name: 'Λίστα βημάτων' })

  await form.openEdit(thesis.id)
  await expect(
    panel.getByText('Η εργασία δεν έχει λίστα βημάτων· χωρίς αυτήν δεν μπορεί να ολοκληρωθεί.'),
  ).toBeVisible()
  await panel.getByRole('button', { name: 'Αντιγραφή λίστας στην εργασία' }).click()
  const dialog = page.getByRole('dialog', { name: 'Αντιγραφή λίστας στην εργασία' })
  await dialog.getByRole('radio', { name: template.title }).check()
  await expect(dialog.getByText('1. Μελέτη της βιβλιογραφίας')).toBeVisible()
  await expectAccessible(page, 'choice of the list to copy')
  await dialog.getByRole('button', { name: 'Αντιγραφή', exact: true }).click()
  await expect(page.getByText('Η λίστα αντιγράφηκε στην εργασία')).toBeVisible()
  await expect(panel).toContainText(template.title)
  await expect(panel.getByRole('listitem')).toHaveCount(3)

  await page.goto(`${LISTS}?title=${encodeURIComponent(template.title)}`)
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByRole('button', { name: 'Σε εργασία' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article').getByRole('link', { name: thesis.title })).toBeVisible()
  await page.getByRole('button', { name: 'Πρότυπες' }).click()
  await expect(page.getByRole('article')).toContainText('Πρότυπη λίστα')

  await form.openEdit(thesis.id)
  await panel.getByRole('button', { name: 'Αφαίρεση λίστας' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('μαζί με την πρόοδο')
  await question.getByRole('button', { name: 'Αφαίρεση', exact: true }).click()
  await expect(panel.getByText('Η εργασία δεν έχει λίστα βημάτων')).toBeVisible()
  await page.goto(LISTS)
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('a list is made for a thesis from the thesis itself', async ({
  signedInAs,
  names,
  anInstructor,
  aThesis,
}) => {
  const instructor = await anInstructor()
  const thesis = await aThesis(instructor)
  const title = names.title('Βήματα της εργασίας')
  const page = await signedInAs(instructor)
  const list = new TodoListPage(page)
  await new ThesisFormPage(page).openEdit(thesis.id)
  await page.getByRole('link', { name: 'Νέα λίστα βημάτων' }).click()
  await expect(page.getByText(`Για την εργασία: ${thesis.title}`)).toBeVisible()
  await expectAccessible(page, 'new list for a thesis')
  await list.title().fill(title)
  await list.save().click()
  await page.waitForURL(/\/todo-list\/edit\/\d+$/)
  await expect(page.getByRole('main').getByRole('link', { name: thesis.title })).toBeVisible()
  await new ThesisFormPage(page).openEdit(thesis.id)
  await expect(page.getByRole('region', { name: 'Λίστα βημάτων' })).toContainText(title)
})

test('more than eight lists are read page by page, and found by their title', async ({
  signedInAs,
  names,
  anInstructor,
  aTodoList,
}) => {
  const instructor = await anInstructor()
  const common = names.title('Πρότυπο')
  await Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) =>
      aTodoList(instructor, { title: `${common} νούμερο ${number}`, steps: [] }),
    ),
  )
  const page = await signedInAs(instructor)
  await page.goto(LISTS)
  await expect(page.getByRole('article')).toHaveCount(8)
  await page.getByRole('button', { name: 'Επόμενη σελίδα' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page).toHaveURL(/page=2/)
  await page.getByRole('searchbox', { name: 'Ο τίτλος περιέχει' }).fill('ΝΟΥΜΕΡΟ 4')
  await expect(page.getByRole('heading', { level: 2, name: `${common} νούμερο 4` })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('button', { name: 'Παλαιές αναθέσεις' }).click()
  await expect(page.getByText('Καμία λίστα δεν ταιριάζει με την αναζήτηση.')).toBeVisible()
  await expectAccessible(page, 'lists of which none matches')
  await page.getByRole('button', { name: 'Όλες οι λίστες' }).click()
  await expect(page.getByRole('article')).toHaveCount(8)
})

test('a step is added on a page of its own, after its list was chosen', async ({
  signedInAs,
  names,
  anInstructor,
  aTodoList,
}) => {
  const instructor = await anInstructor()
  const template = await aTodoList(instructor)
  const title = names.title('Παράδοση κειμένου')
  const page = await signedInAs(instructor)
  await page.goto('/dashboard/instructor/todo-list/item/create')
  await expect(page.getByText('Σε ποια λίστα θα προστεθεί το βήμα;')).toBeVisible()
  await expectAccessible(page, 'choice of the list for a step')
  await page.getByRole('link', { name: template.title }).click()
  await page.getByRole('textbox', { name: 'Τίτλος βήματος' }).fill(title)
  await page.getByRole('textbox', { name: 'Διάρκεια' }).fill('2')
  await expectAccessible(page, 'new step on a page of its own')
  await page.getByRole('button', { name: 'Προσθήκη βήματος' }).click()
  await expect(page.getByText('Το βήμα προστέθηκε')).toBeVisible()
  await new StepEditor(page).expectOrder(
    'Μελέτη της βιβλιογραφίας',
    'Σχεδίαση του πειράματος',
    'Συγγραφή και παρουσίαση',
    title,
  )
})
