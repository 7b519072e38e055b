import { expectAccessible } from '../../fixtures/accessibility.ts'
import { expect } from '../../fixtures/journey.ts'
import { mailCountOf } from '../../fixtures/mailbox.ts'
import { test } from '../../fixtures/world.ts'
import { StepsPanel } from '../../pages/steps-panel.ts'
import { ThesisPage } from '../../pages/thesis-page.ts'

const TWO = [{ title: 'Πηγές' }, { title: 'Κείμενο' }]

test('a step is sent back with a reason, accepted, and the acceptance is taken back', {
  tag: '@phone',
}, async ({ signedInAs, api, anAssignment }) => {
  const { instructor, student, thesis, list } = await anAssignment({ steps: TWO, isWaiting: true })
  const [source] = list.steps
  const page = await signedInAs(instructor)
  const steps = new StepsPanel(page)
  const finish = () => api(student, 'finishStep', { params: { itemId: source?.id ?? 0 } })

  await test.step('sent back', async () => {
    await new ThesisPage(page).open(thesis.id, thesis.title)
    await steps.returnStep().click()
    await expectAccessible(page, 'reason for sending a step back')
    await page.getByRole('dialog').getByRole('button', { name: 'Ακύρωση' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await steps.sendBack('Λείπουν οι πηγές μετά το 2020.')
    await expect(steps.text('Επιστράφηκε για διόρθωση').first()).toBeVisible()
    const { thesis: seen } = await api(student, 'getCurrentThesis')
    expect(seen?.doList?.doListItems[0]?.dliStudentOK).toBe(0)
  })

  await test.step('finished again and accepted', async () => {
    await finish()
    await page.reload()
    await steps.accept().click()
    await expect(steps.text('Εγκρίθηκε').first()).toBeVisible()
    await expect(steps.text('Το βήμα δεν έχει ολοκληρωθεί ακόμη.')).toBeVisible()
  })

  await test.step('the acceptance is taken back after a question, once the next step lets it', async () => {
    await steps.openStep('Πηγές')
    await steps.cancelAcceptance().click()
    const question = page.getByRole('alertdialog', { name: 'Είστε βέβαιοι;' })
    await expect(question).toContainText(
      'Να ανακληθεί η έγκριση του βήματος «Πηγές»; Θα περιμένει ξανά την έγκρισή σας',
    )
    await question.getByRole('button', { name: 'Ανάκληση', exact: true }).click()
    await expect(steps.text('Αναμονή έγκρισης').first()).toBeVisible()
    await steps.accept().click()
    await expect(steps.text('Εγκρίθηκε').first()).toBeVisible()
    await api(student, 'finishStep', { params: { itemId: list.steps[1]?.id ?? 0 } })
    await page.reload()
    await steps.openStep('Πηγές')
    await expect(steps.cancelAcceptance()).toHaveAttribute('aria-disabled', 'true')
    await expect(steps.cancelAcceptance()).toHaveAccessibleDescription(/Ανακαλείται μόνο η τελευταία έγκριση/)
    await expectAccessible(page, 'steps of which one is accepted and one waits')
  })
})

test('a mark is refused before its time and out of its range, and nothing changes after it', async ({
  signedInAs,
  api,
  anAssignment,
}) => {
  const { instructor, student, thesis, list } = await anAssignment({
    steps: TWO,
    confirmed: 1,
    isWaiting: true,
  })
  const page = await signedInAs(instructor)
  const thesisPage = new ThesisPage(page)
  const question = page.getByRole('alertdialog').filter({ hasText: 'Να βαθμολογηθεί η εργασία με 10/10;' })

  await test.step('before all steps are confirmed', async () => {
    await thesisPage.open(thesis.id, thesis.title)
    await expect(thesisPage.enterMark()).toHaveAttribute('aria-disabled', 'true')
    await expect(thesisPage.enterMark()).toHaveAccessibleDescription(
      'Η εργασία βαθμολογείται αφού εγκριθούν όλα τα βήματα της λίστας της.',
    )
    await expect(thesisPage.mark()).toBeHidden()
    await new StepsPanel(page).accept().click()
    await expect(thesisPage.mark()).toBeVisible()
  })

  await test.step('out of range', async () => {
    await thesisPage.mark().fill('11')
    await thesisPage.enterMark().click()
    await expect(page.getByText('Ο βαθμός είναι ακέραιος από 1 έως 10.')).toBeVisible()
    await expectAccessible(page, 'wrong mark')
  })

  await test.step('after a question', async () => {
    await thesisPage.mark().fill('10')
    await thesisPage.enterMark().click()
    await question.getByRole('button', { name: 'Ακύρωση' }).click()
    await expect(question).toBeHidden()
    await thesisPage.enterMark().click()
    await question.getByRole('button', { name: 'Καταχώριση βαθμού' }).click()
    await expect(page.getByText('Βαθμός 10/10').first()).toBeVisible()
    expect((await api(student, 'getCurrentThesis')).thesis?.thesisMark).toBe(10)
  })

  await test.step('what is marked is only read', async () => {
    await expect(thesisPage.mark()).toBeHidden()
    await expect(page.getByText('Η εργασία έχει ολοκληρωθεί και δεν αλλάζει.')).toBeVisible()
    const acts = page.getByRole('region', { name: 'Τι μπορείτε να κάνετε τώρα' }).getByRole('button')
    await expect(acts).toHaveText(['Διάθεση ξανά'])
    await expectAccessible(page, 'marked thesis')
    await page.goto(`/dashboard/instructor/todo-list/edit/${list.id}`)
    await expect(page.getByText('Η εργασία έχει ολοκληρωθεί και δεν αλλάζει.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Προσθήκη βήματος' })).toBeHidden()
  })
})

test('an assignment that is given up ends with a reason, and the history keeps it', async ({
  signedInAs,
  anAssignment,
}) => {
  const { instructor, student, thesis } = await anAssignment({ steps: TWO, confirmed: 1 })
  const before = await mailCountOf(student.email)
  const reason = 'Ο φοιτητής διέκοψε τις σπουδές του.'
  const page = await signedInAs(instructor)
  const dialog = page.getByRole('dialog', { name: 'Λήξη της ανάθεσης' })

  await test.step('a reason is required', async () => {
    await new ThesisPage(page).open(thesis.id, thesis.title)
    await page.getByRole('button', { name: 'Λήξη της ανάθεσης' }).click()
    await dialog.getByRole('button', { name: 'Λήξη της ανάθεσης' }).click()
    await expect(dialog.getByRole('textbox', { name: 'Αιτιολογία' })).toHaveAccessibleDescription(
      'Υποχρεωτικό πεδίο',
    )
    await expectAccessible(page, 'end of an assignment')
    await dialog.getByRole('textbox', { name: 'Αιτιολογία' }).fill(reason)
    await dialog.getByRole('button', { name: 'Λήξη της ανάθεσης' }).click()
    await expect(page.getByText('Η ανάθεση έληξε').first()).toBeVisible()
  })

  await test.step('the thesis can be given again, its steps start afresh, and the student is notified', async () => {
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Δεν υπάρχει ακόμη δήλωση ενδιαφέροντος.')).toBeVisible()
    await expect(new StepsPanel(page).panel()).toContainText('Πηγές')
    await expect(new StepsPanel(page).text('Εγκρίθηκε')).toHaveCount(0)
    await expect.poll(() => mailCountOf(student.email)).toBeGreaterThan(before)
  })

  await test.step('the history shows it, newest first', async () => {
    await page.getByRole('button', { name: 'Ιστορικό' }).click()
    const entries = page.getByRole('listitem').filter({ hasText: /\d{1,2}:\d{2}$/ })
    await expect(entries.first()).toContainText('Λήξη της ανάθεσης')
    await expect(entries.first()).toContainText(reason)
    await expect(entries.first()).toContainText(instructor.fullName)
    await expect(entries.last()).toContainText('Δημιουργία της εργασίας')
    await expect(entries.filter({ hasText: 'Έγκριση βήματος: Πηγές' })).toHaveCount(1)
    await expect(entries.filter({ hasText: 'Αποδοχή ανάθεσης' })).toContainText(student.fullName)
    await expectAccessible(page, 'history of a thesis')
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
