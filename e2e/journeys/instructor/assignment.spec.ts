import { expectAccessible } from '../../fixtures/accessibility.ts'
import { expect } from '../../fixtures/journey.ts'
import { test } from '../../fixtures/world.ts'
import { StepsPanel } from '../../pages/steps-panel.ts'
import { ThesisFormPage } from '../../pages/thesis-form-page.ts'
import { ThesisListPage } from '../../pages/thesis-list-page.ts'
import { ThesisPage } from '../../pages/thesis-page.ts'

const TWO = [{ title: 'Πηγές' }, { title: 'Κείμενο' }]

test('the last step is accepted, the thesis is marked, and its topic is offered again', async ({
  signedInAs,
  api,
  anAssignment,
}) => {
  const { instructor, student, thesis, list } = await anAssignment({ steps: TWO, isWaiting: true })
  const other = await anAssignment({ instructor, steps: TWO, isWaiting: true })
  const page = await signedInAs(instructor)
  const thesisPage = new ThesisPage(page)
  const steps = new StepsPanel(page)
  const lists = new ThesisListPage(page)
  const form = new ThesisFormPage(page)

  await test.step('an acceptance is taken back until the next step is finished', async () => {
    await thesisPage.open(thesis.id, thesis.title)
    await steps.accept().click()
    await expect(steps.text('Το βήμα δεν έχει ολοκληρωθεί ακόμη.')).toBeVisible()
    await steps.openStep('Πηγές')
    await steps.cancelAcceptance().click()
    await thesisPage.confirm('Ανάκληση')
    await expect(steps.text('Αναμονή έγκρισης').first()).toBeVisible()
    await steps.accept().click()
    await expect(steps.text('Εγκρίθηκε').first()).toBeVisible()
    await api(student, 'finishStep', { params: { itemId: list.steps[1]?.id ?? 0 } })
    // The page learns by itself what the student did.
    await expect(steps.cancelAcceptance()).toHaveAttribute('aria-disabled', 'true')
    await expect(steps.cancelAcceptance()).toHaveAccessibleDescription(/Ανακαλείται μόνο η τελευταία έγκριση/)
    await expectAccessible(page, 'steps of which one is accepted and one waits')
  })

  await test.step('the mark waits for the last step, and is entered after a question', async () => {
    await expect(thesisPage.mark()).toBeHidden()
    await steps.accept().click()
    await thesisPage.mark().fill('10')
    await thesisPage.enterMark().click()
    await thesisPage.confirm('Καταχώριση βαθμού')
    await expect(page.getByText('Βαθμός 10/10').first()).toBeVisible()
    expect((await api(student, 'getCurrentThesis')).thesis?.thesisMark).toBe(10)
  })

  await test.step('what waits next is offered, and leads to its step', async () => {
    const next = page.getByRole('link', { name: `Επόμενο: ${other.thesis.title}` })
    await next.click()
    await expect(page).toHaveURL(
      new RegExp(`/thesis/single/${other.thesis.id}#step-${other.list.steps[0]?.id}$`),
    )
    await expect(steps.step('Πηγές')).toBeFocused()
    await expect(next).toBeHidden()
    await steps.sendBack('Λείπουν οι πηγές.')
    await expect(page.getByText('Το βήμα επιστράφηκε για διόρθωση').first()).toBeVisible()
    await expect(page.getByRole('link', { name: /^Επόμενο:/ })).toBeHidden()
    await thesisPage.open(thesis.id, thesis.title)
  })

  await test.step('what is marked is only read', async () => {
    await expect(thesisPage.mark()).toBeHidden()
    await expect(page.getByText('Η εργασία έχει ολοκληρωθεί και δεν αλλάζει.')).toBeVisible()
    const actions = page.getByRole('region', { name: 'Τι μπορείτε να κάνετε τώρα' }).getByRole('button')
    await expect(actions).toHaveText(['Διάθεση ξανά'])
    await expectAccessible(page, 'marked thesis')
    await page.goto(`/dashboard/instructor/todo-list/edit/${list.id}`)
    await expect(page.getByText('Η εργασία έχει ολοκληρωθεί και δεν αλλάζει.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Προσθήκη βήματος' })).toBeHidden()
  })

  await test.step('the list of completed theses leads to the editor of a new one, private and without a student', async () => {
    await lists.openEndedTheses()
    await expect(lists.card(thesis.title).getByRole('link', { name: 'Επεξεργασία' })).toBeHidden()
    await lists
      .card(thesis.title)
      .getByRole('button', { name: `Διάθεση ξανά: ${thesis.title}` })
      .click()
    await expect(form.title()).toHaveValue(thesis.title)
    await expect(page.getByText('Η νέα εργασία δημιουργήθηκε.', { exact: false })).toBeVisible()
    await expect(page).not.toHaveURL(new RegExp(`/${thesis.id}$`))
    await expect(page.getByText(list.title).first()).toBeVisible()
    await page.goto('/dashboard/instructor/theses/ungiven')
    await expect(lists.card(thesis.title)).toContainText('Ιδιωτική')
  })
})

test('an assignment that is given up ends with a reason, and the history keeps it', async ({
  signedInAs,
  anAssignment,
}) => {
  const { instructor, student, thesis } = await anAssignment({ steps: TWO, confirmed: 1 })
  const reason = 'Ο φοιτητής διέκοψε τις σπουδές του.'
  const page = await signedInAs(instructor)
  const dialog = page.getByRole('dialog', { name: 'Τερματισμός της ανάθεσης' })

  await test.step('with a reason', async () => {
    await new ThesisPage(page).open(thesis.id, thesis.title)
    await page.getByRole('button', { name: 'Τερματισμός της ανάθεσης' }).click()
    await dialog.getByRole('textbox', { name: 'Αιτιολογία' }).fill(reason)
    await expectAccessible(page, 'end of an assignment')
    await dialog.getByRole('button', { name: 'Τερματισμός της ανάθεσης' }).click()
    await expect(page.getByText('Η ανάθεση τερματίστηκε').first()).toBeVisible()
    await expect(dialog).toBeHidden()
  })

  await test.step('the thesis can be given again, and its steps start afresh', async () => {
    await expect(page.getByText('Δεν υπάρχει ακόμη δήλωση ενδιαφέροντος.')).toBeVisible()
    await expect(new StepsPanel(page).panel()).toContainText('Πηγές')
    await expect(new StepsPanel(page).text('Εγκρίθηκε')).toHaveCount(0)
  })

  await test.step('the history shows it, newest first', async () => {
    await page.getByRole('button', { name: 'Ιστορικό' }).click()
    const entries = page.getByRole('listitem').filter({ hasText: /\d{1,2}:\d{2}$/ })
    await expect(entries.first()).toContainText('Τερματισμός της ανάθεσης')
    await expect(entries.first()).toContainText(reason)
    await expect(entries.first()).toContainText(instructor.fullName)
    await expect(entries.last()).toContainText('Δημιουργία της εργασίας')
    await expect(entries.filter({ hasText: 'Έγκριση βήματος: Πηγές' })).toHaveCount(1)
    await expect(entries.filter({ hasText: 'Αποδοχή ανάθεσης' })).toContainText(student.fullName)
    await expectAccessible(page, 'history of a thesis')
  })

  await test.step('its topic may be offered again beside it', async () => {
    await page.getByRole('button', { name: 'Διάθεση ξανά' }).click()
    await expect(new ThesisFormPage(page).title()).toHaveValue(thesis.title)
  })

  await test.step('the former steps are among the old assignments, to be read', async () => {
    await page.goto('/dashboard/instructor/todo-lists')
    await page.getByRole('button', { name: 'Παλαιές αναθέσεις' }).click()
    const card = page.getByRole('article').filter({ hasText: student.fullName })
    await expect(card).toContainText(thesis.title)
    await card.getByRole('heading').getByRole('link').click()
    await expect(
      page.getByText('Η ανάθεση διακόπηκε· η λίστα και τα αρχεία της διαβάζονται μόνο.'),
    ).toBeVisible()
  })
})
