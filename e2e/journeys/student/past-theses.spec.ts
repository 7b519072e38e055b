import { expectAccessible } from '../../fixtures/accessibility.ts'
import { aPdf } from '../../fixtures/documents.ts'
import { expect } from '../../fixtures/journey.ts'
import { test } from '../../fixtures/world.ts'
import { downloadBy } from '../../pages/downloads.ts'
import { NoticesPage } from '../../pages/notices-page.ts'
import { PastThesesPage } from '../../pages/past-theses-page.ts'
import { StepConversation } from '../../pages/step-conversation.ts'
import { StepsPanel } from '../../pages/steps-panel.ts'

test('a student who was released still reads the steps, the conversations and the files', async ({
  signedInAs,
  anAssignment,
  api,
}) => {
  const { instructor, student, thesis, list } = await anAssignment({ confirmed: 1 })
  const [done, current, untouched] = list.steps
  const itemId = current?.id ?? 0
  const params = { thesisId: thesis.id }
  await api(student, 'finishStep', { params: { itemId }, file: aPdf('Σχέδιο έρευνας.pdf') })
  await api(instructor, 'returnStep', { params: { itemId }, body: { reason: 'Λείπουν οι υποθέσεις.' } })
  await api(student, 'writeStepComment', {
    params: { itemId },
    body: { text: 'Θα τις προσθέσω.' },
    file: aPdf('Υποθέσεις.pdf'),
  })
  await api(student, 'submitFinalText', {
    params,
    body: { thesisAbstract: 'Η περίληψη ως τότε.' },
    file: aPdf('Πρόχειρο.pdf'),
  })
  await api(instructor, 'releaseThesis', { params, body: { reason: 'Διακοπή των σπουδών.' } })

  const page = await signedInAs(student)
  const past = new PastThesesPage(page)

  await test.step('the notice of it leads to what is kept', async () => {
    const notices = new NoticesPage(page)
    await notices.open()
    await notices.link('έληξε').click()
    await expect(past.heading('Παλαιότερες εργασίες')).toBeFocused()
    await expect(past.thesis(thesis.title)).toBeVisible()
  })

  await page.goto('/dashboard/student/thesis/current')
  await test.step('a student without a thesis finds the former one below the interests', async () => {
    await expect(past.below()).toContainText(thesis.title)
    await expect(past.below()).toContainText('Η ανάθεση έληξε')
    await expectAccessible(page, 'no thesis now, and one before')
  })

  await past.below().getByRole('link', { name: thesis.title }).click()
  await expect(past.heading(thesis.title)).toBeFocused()
  await expect(page).toHaveTitle(new RegExp(thesis.title.slice(0, 20)))
  await expect(past.ending()).toContainText('Διακοπή των σπουδών.')
  await expect(past.finalText()).toContainText('Η περίληψη ως τότε.')
  expect((await downloadBy(page, () => past.file('Πρόχειρο.pdf').click())).name).toBe('Πρόχειρο.pdf')

  await test.step('the steps are as they were left, and nothing can be done with them', async () => {
    const steps = new StepsPanel(page)
    await expect(steps.step(done?.title ?? '')).toContainText('Εγκρίθηκε')
    await expect(steps.step(untouched?.title ?? '')).toContainText('Κλειδωμένο')
    await steps.openStep(current?.title ?? '')
    await expect(steps.download('Σχέδιο έρευνας.pdf')).toBeVisible()
    await expect(steps.panel().getByRole('button', { name: 'Ολοκλήρωση βήματος' })).toHaveCount(0)
    const talk = new StepConversation(page, current?.title ?? '')
    await expect(steps.text('Λείπουν οι υποθέσεις.').first()).toBeVisible()
    await expect(talk.comment('Θα τις προσθέσω.')).toBeVisible()
    await expect(talk.field()).toHaveCount(0)
    const { name } = await downloadBy(page, () => talk.file('Υποθέσεις.pdf').click())
    expect(name).toBe('Υποθέσεις.pdf')
    await expectAccessible(page, 'what a release left behind')
  })

  await test.step('the history says what happened, up to the end', async () => {
    await page.getByRole('button', { name: 'Ιστορικό' }).click()
    await expect(page.getByText('Λήξη της ανάθεσης: ', { exact: false }).first()).toBeVisible()
    await expectAccessible(page, 'what a release left behind, with its history')
  })

  await page.reload()
  await expect(past.heading(thesis.title)).toBeVisible()
})

test('a former thesis and a marked one stand together, and each leads to its own page', async ({
  signedInAs,
  aStudent,
  anAssignment,
  api,
}) => {
  const student = await aStudent()
  const former = await anAssignment({ student })
  await api(former.instructor, 'releaseThesis', {
    params: { thesisId: former.thesis.id },
    body: { reason: 'Αλλαγή θέματος.' },
  })
  const steps = [{ title: 'Συγγραφή' }]
  const marked = await anAssignment({ student, steps, confirmed: 1, mark: 9 })

  const page = await signedInAs(student)
  const past = new PastThesesPage(page)
  await page.goto('/dashboard/student/thesis/current')
  await past.way().click()
  await expect(past.heading('Παλαιότερες εργασίες')).toBeFocused()
  await expect(past.theses()).toHaveCount(2)
  await expect(past.theses().first()).toContainText(marked.thesis.title)
  await expect(past.thesis(marked.thesis.title)).toContainText('Βαθμός 9/10')
  await expect(past.thesis(former.thesis.title)).toContainText('Η ανάθεση έληξε')
  await expectAccessible(page, 'earlier theses')

  await past.thesis(marked.thesis.title).getByRole('link').click()
  await expect(past.heading(marked.thesis.title)).toBeVisible()
  await expect(new StepsPanel(page).step('Συγγραφή')).toContainText('Εγκρίθηκε')
  await page.goBack()
  await past.thesis(former.thesis.title).getByRole('link').click()
  await expect(past.ending()).toContainText('Αλλαγή θέματος.')
})

test('a student without a former thesis reads so, and does not find those of others', async ({
  signedInAs,
  anAssignment,
  aStudent,
  api,
}) => {
  const [{ instructor, student, thesis }, stranger] = await Promise.all([anAssignment(), aStudent()])
  const params = { thesisId: thesis.id }
  await api(instructor, 'releaseThesis', { params, body: { reason: 'Διακοπή των σπουδών.' } })
  const [left] = await api(student, 'listPastTheses')

  const page = await signedInAs(stranger)
  const past = new PastThesesPage(page)
  await past.open()
  await expect(page.getByText('Δεν έχετε παλαιότερες εργασίες.', { exact: false })).toBeVisible()
  await expectAccessible(page, 'no earlier theses')
  await page.goto(`/dashboard/student/theses/past/${left?.released?.assignmentID}`)
  await expect(page.getByText('Η σελίδα δεν βρέθηκε').first()).toBeVisible()
})
