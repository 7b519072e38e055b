import { expectAccessible } from '../../fixtures/accessibility.ts'
import { api, Refusal } from '../../fixtures/api.ts'
import { aPdf, aScript } from '../../fixtures/documents.ts'
import { expect } from '../../fixtures/journey.ts'
import { test } from '../../fixtures/world.ts'
import { downloadBy } from '../../pages/downloads.ts'
import { MainMenu } from '../../pages/main-menu.ts'
import { MyThesisPage } from '../../pages/my-thesis-page.ts'
import { slowUploads } from '../../pages/slow-line.ts'
import { StepsPanel } from '../../pages/steps-panel.ts'
import { ThesisPage } from '../../pages/thesis-page.ts'

function isMissing(refusal: unknown): false {
  if (refusal instanceof Refusal && refusal.status === 404) return false
  throw refusal
}

const listOf = async (student: Parameters<typeof api>[0]) =>
  (await api(student, 'getCurrentThesis')).thesis?.doList?.doListItems ?? []

test('the current step is the only one to be finished, and then it waits', { tag: '@phone' }, async ({
  signedInAs,
  anAssignment,
}) => {
  const { student, thesis, list } = await anAssignment({ confirmed: 1 })
  const page = await signedInAs(student)
  const steps = new StepsPanel(page)
  await new MyThesisPage(page).open()
  await expect(new MyThesisPage(page).title(thesis.title)).toBeVisible()
  const [first, current, last] = list.steps
  await expect(steps.step(first?.title ?? '')).toContainText('Εγκρίθηκε')
  await expect(steps.step(current?.title ?? '')).toContainText('Τρέχον βήμα')
  await expect(steps.step(last?.title ?? '')).toContainText('Κλειδωμένο')

  await test.step('a locked step says what opens it', async () => {
    await steps.openStep(last?.title ?? '')
    const locked = steps.step(last?.title ?? '').getByRole('button', { name: 'Ολοκλήρωση βήματος' })
    await expect(locked).toHaveAttribute('aria-disabled', 'true')
    await expect(locked).toHaveAccessibleDescription('Το βήμα ανοίγει μόλις εγκριθεί το προηγούμενο.')
    await expectAccessible(page, 'my thesis with a locked step')
  })

  await steps
    .step(current?.title ?? '')
    .getByRole('button', { name: 'Ολοκλήρωση βήματος' })
    .click()
  await expect(steps.step(current?.title ?? '')).toContainText('Αναμονή έγκρισης')
  await expect(steps.step(current?.title ?? '')).toContainText('περιμένει έγκριση')
  expect((await listOf(student)).map(({ dliStudentOK }) => dliStudentOK)).toEqual([1, 1, 0])
})

test('the page of one’s own thesis belongs to that entry of the menu, and another’s to the open ones', async ({
  signedInAs,
  anAssignment,
  aThesis,
}) => {
  const { student, thesis, instructor } = await anAssignment()
  const other = await aThesis(instructor)
  const page = await signedInAs(student)
  const menu = new MainMenu(page)
  await new ThesisPage(page).open(thesis.id, thesis.title)
  await menu.open()
  await expect(menu.current()).toHaveText('Η εργασία μου')
  await new ThesisPage(page).open(other.id, other.title)
  await menu.open()
  await expect(menu.current()).toHaveText('Διαθέσιμες εργασίες')
})

test('a file goes up with its progress, can be stopped, and arrives', async ({
  signedInAs,
  anAssignment,
}) => {
  const { student } = await anAssignment()
  const page = await signedInAs(student)
  const steps = new StepsPanel(page)
  await new MyThesisPage(page).open()

  await test.step('what is no document is refused with a sentence', async () => {
    await steps.attach(aScript('κώδικας.pdf'))
    await steps.finish().click()
    await expect(steps.panel().getByRole('alert')).toContainText('τύπος αρχείου')
    expect((await listOf(student)).map(({ dliStudentOK }) => dliStudentOK)).toEqual([0, 0, 0])
  })

  await slowUploads(page)
  await steps.attach(aPdf('Σχέδιο έρευνας.pdf', { bytes: 1_000_000 }))
  await steps.finish().click()
  await expect(steps.uploading()).toBeVisible()
  await steps.panel().getByRole('button', { name: 'Ακύρωση' }).click()
  await expect(page.getByText('Η αποστολή ακυρώθηκε· το βήμα δεν άλλαξε').first()).toBeVisible()
  await expect(steps.uploading()).toBeHidden()
  await expect(steps.text('Σχέδιο έρευνας.pdf')).toBeVisible()
  expect((await listOf(student)).map(({ files }) => files.length)).toEqual([0, 0, 0])

  await steps.attach(aPdf('Σχέδιο έρευνας.pdf'))
  await steps.finish().click()
  await expect(steps.download('Σχέδιο έρευνας.pdf')).toBeVisible()
  await expectAccessible(page, 'my thesis with a file')
  const { name } = await downloadBy(page, () => steps.download('Σχέδιο έρευνας.pdf').click())
  expect(name).toBe('Σχέδιο έρευνας.pdf')
})

test('a returned step says why, and keeps every version of its file', async ({
  signedInAs,
  anAssignment,
  api,
}) => {
  const { instructor, student, list } = await anAssignment()
  const itemId = list.steps[0]?.id ?? 0
  await api(student, 'finishStep', { params: { itemId }, file: aPdf('Κεφάλαιο 1.pdf') })
  await api(instructor, 'returnStep', { params: { itemId }, body: { reason: 'Λείπει η μεθοδολογία.' } })

  const page = await signedInAs(student)
  const steps = new StepsPanel(page)
  await new MyThesisPage(page).open()
  await expect(steps.text('Λείπει η μεθοδολογία.')).toBeVisible()
  await expect(steps.text('Επιστράφηκε για διόρθωση').first()).toBeVisible()
  await expectAccessible(page, 'my thesis with a returned step')

  await steps.attach(aPdf('Κεφάλαιο 1, διορθωμένο.pdf'))
  await steps.finish().click()
  await expect(steps.download('Κεφάλαιο 1, διορθωμένο.pdf')).toBeVisible()
  await expect(steps.text('Έκδοση 2')).toBeVisible()
  await expect(steps.download('Κεφάλαιο 1.pdf')).toBeHidden()
  await page.getByRole('button', { name: '1 παλαιότερη έκδοση' }).click()
  await expect(steps.download('Κεφάλαιο 1.pdf')).toBeVisible()
  expect((await listOf(student))[0]?.files.map(({ attachFileName }) => attachFileName)).toEqual([
    'Κεφάλαιο 1, διορθωμένο.pdf',
    'Κεφάλαιο 1.pdf',
  ])
})

test('the final text and its abstract are handed in and replaced, and what was typed is offered back', {
  tag: '@phone',
}, async ({ signedInAs, anAssignment, api }) => {
  const { student, thesis } = await anAssignment()
  const page = await signedInAs(student)
  const mine = new MyThesisPage(page)
  await mine.open()
  await mine.abstract().fill('Η περίληψη που γράφω σιγά σιγά.')
  const kept = () =>
    page.evaluate(() => Object.values(localStorage).some((text) => text.includes('σιγά σιγά')))
  await expect.poll(kept).toBe(true)

  await test.step('a reload loses nothing', async () => {
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await mine.finalText().getByRole('button', { name: 'Επαναφορά' }).click()
    await expect(mine.abstract()).toHaveValue('Η περίληψη που γράφω σιγά σιγά.')
    await expectAccessible(page, 'a draft that was offered back')
  })

  await test.step('what is wrong with a file is said beside it', async () => {
    await mine.chooseFinalText(aScript('Διπλωματική.pdf'))
    await mine.submit().click()
    await expect(mine.finalText().getByRole('alert')).toHaveText(/αρχείο/)
    await expectAccessible(page, 'a final text that is not taken')
    await expect(mine.abstract()).toHaveValue('Η περίληψη που γράφω σιγά σιγά.')
  })

  await mine.chooseFinalText(aPdf('Διπλωματική.pdf'))
  await expect(mine.finalText().getByRole('alert')).toBeHidden()
  await mine.submit().click()
  await expect(mine.handedIn('Διπλωματική.pdf')).toBeVisible()
  const submitted = {
    thesisAbstract: 'Η περίληψη που γράφω σιγά σιγά.',
    attachment: { attachFileName: 'Διπλωματική.pdf' },
  }
  expect((await api(student, 'getCurrentThesis')).thesis).toMatchObject(submitted)

  await mine.chooseFinalText(aPdf('Διπλωματική, τελική.pdf'))
  await mine.submit().click()
  await expect(mine.handedIn('Διπλωματική, τελική.pdf')).toBeVisible()
  await page.reload()
  await expect(mine.abstract()).toHaveValue('Η περίληψη που γράφω σιγά σιγά.')
  await expect(mine.finalText().getByRole('button', { name: 'Επαναφορά' })).toBeHidden()
  expect((await api(student, 'getThesis', { params: { thesisId: thesis.id } }))[0]).toMatchObject({
    attachment: { attachFileName: 'Διπλωματική, τελική.pdf' },
  })
})

test('a completed thesis is public when its student wants it, never with the mark', async ({
  signedInAs,
  anAssignment,
  aStudent,
}) => {
  const [{ instructor, student, thesis }, reader] = await Promise.all([
    anAssignment({ steps: [{ title: 'Συγγραφή' }], confirmed: 1 }),
    aStudent(),
  ])
  await api(student, 'submitFinalText', {
    params: { thesisId: thesis.id },
    body: { thesisAbstract: 'Η περίληψη που βαθμολογήθηκε.' },
    file: aPdf('Διπλωματική.pdf'),
  })
  await api(instructor, 'markThesis', { params: { thesisId: thesis.id }, body: { mark: 8 } })
  const page = await signedInAs(student)
  const mine = new MyThesisPage(page)
  await mine.open()
  await expect(page.getByText('Βαθμός 8/10').first()).toBeVisible()
  await expect(mine.visibility('Ιδιωτική')).toHaveAttribute('aria-pressed', 'true')
  await expect(mine.finalText()).toContainText('Η περίληψη που βαθμολογήθηκε.')
  await expect(mine.handedIn('Διπλωματική.pdf')).toBeVisible()
  await expect(mine.finalText().getByRole('textbox').or(mine.submit())).toBeHidden()
  await expectAccessible(page, 'my completed thesis')
  const isSeenByStrangers = () =>
    api(reader, 'getThesis', { params: { thesisId: thesis.id } }).then(() => true, isMissing)
  expect(await isSeenByStrangers()).toBe(false)

  await mine.visibility('Δημόσια').click()
  await expect(mine.visibility('Δημόσια')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Τη βλέπουν όλοι οι συνδεδεμένοι χρήστες.')).toBeVisible()
  await expect.poll(isSeenByStrangers).toBe(true)

  await test.step('another student reads it without the mark', async () => {
    const other = await signedInAs(reader)
    await new ThesisPage(other).open(thesis.id, thesis.title)
    await expect(other.getByText('Ολοκληρωμένη').first()).toBeVisible()
    await expect(other.getByText(/Βαθμός/)).toHaveCount(0)
    await expectAccessible(other, 'a completed thesis of another student')
  })

  await mine.visibility('Ιδιωτική').click()
  await expect(mine.visibility('Ιδιωτική')).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(isSeenByStrangers).toBe(false)
})
