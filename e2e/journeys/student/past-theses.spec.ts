import { expectAccessible } from '../../fixtures/accessibility.ts'
import { aPdf } from '../../fixtures/documents.ts'
import { expect } from '../../fixtures/journey.ts'
import { test } from '../../fixtures/world.ts'
import { downloadBy } from '../../pages/downloads.ts'
import { MainMenu } from '../../pages/main-menu.ts'
import { NoticesPage } from '../../pages/notices-page.ts'
import { PastThesesPage } from '../../pages/past-theses-page.ts'
import { StepConversation } from '../../pages/step-conversation.ts'
import { StepsPanel } from '../../pages/steps-panel.ts'

test('a student who was released still reads steps, conversations and files, and later a marked thesis beside them', async ({
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
  const menu = new MainMenu(page)

  await test.step('the notice of it leads to what is kept', async () => {
    const notices = new NoticesPage(page)
    await notices.open()
    await notices.link('τερματίστηκε').click()
    await expect(past.heading('Παλαιότερες εργασίες')).toBeFocused()
    await expect(past.thesis(thesis.title)).toBeVisible()
  })

  await test.step('a student without a thesis finds the former one below the interests', async () => {
    await menu.goTo('Η εργασία μου')
    await expect(past.below()).toContainText(thesis.title)
    await expect(past.below()).toContainText('Η ανάθεση τερματίστηκε')
    await past.below().getByRole('link', { name: thesis.title }).click()
    await expect(past.heading(thesis.title)).toBeFocused()
    await expect(page).toHaveTitle(new RegExp(thesis.title.slice(0, 20)))
    await expect(past.ending()).toContainText('Διακοπή των σπουδών.')
    await expect(past.finalText()).toContainText('Η περίληψη ως τότε.')
    expect((await downloadBy(page, () => past.file('Πρόχειρο.pdf').click())).name).toBe('Πρόχειρο.pdf')
  })

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
  })

  await test.step('the history says what happened, up to the end', async () => {
    await page.getByRole('button', { name: 'Ιστορικό' }).click()
    await expect(page.getByText('Τερματισμός της ανάθεσης: ', { exact: false }).first()).toBeVisible()
    await expectAccessible(page, 'what a release left behind, with an open step and the history')
  })

  await test.step('a thesis that was marked meanwhile stands beside it, and leads to its own page', async () => {
    const marked = await anAssignment({ student, steps: [{ title: 'Συγγραφή' }], confirmed: 1, mark: 9 })
    await menu.goTo('Η εργασία μου')
    await expect(page.getByText('Βαθμός 9/10').first()).toBeVisible()
    await past.way().click()
    await expect(past.theses()).toHaveCount(2)
    await expect(past.theses().first()).toContainText(marked.thesis.title)
    await expect(past.thesis(marked.thesis.title)).toContainText('Βαθμός 9/10')
    await expect(past.thesis(thesis.title)).toContainText('Η ανάθεση τερματίστηκε')
    await past.thesis(marked.thesis.title).getByRole('link').click()
    await expect(past.heading(marked.thesis.title)).toBeVisible()
    await expect(new StepsPanel(page).step('Συγγραφή')).toContainText('Εγκρίθηκε')
    await page.goBack()
    await past.thesis(thesis.title).getByRole('link').click()
    await expect(past.ending()).toContainText('Διακοπή των σπουδών.')
  })
})
