import { expectAccessible } from '../../fixtures/accessibility.ts'
import { isoDay } from '../../fixtures/days.ts'
import { expect } from '../../fixtures/journey.ts'
import { test } from '../../fixtures/world.ts'
import { heldAnswers } from '../../pages/slow-line.ts'
import { StepEditor } from '../../pages/step-editor.ts'
import { StepsPanel } from '../../pages/steps-panel.ts'

const THREE = [{ title: 'Πηγές' }, { title: 'Πείραμα' }, { title: 'Κείμενο' }]

test('a step is added, changed and deleted', async ({ signedInAs, anInstructor, aTodoList }) => {
  const instructor = await anInstructor()
  const list = await aTodoList(instructor, { steps: [] })
  const page = await signedInAs(instructor)
  const editor = new StepEditor(page)

  await test.step('what is missing is said at its field', async () => {
    await editor.open(list.id)
    await editor.add().click()
    await editor.save().click()
    await expect(editor.field('Τίτλος βήματος')).toHaveAccessibleDescription('Ο τίτλος είναι απαραίτητος')
    await expect(editor.field('Τίτλος βήματος')).toBeFocused()
    await expectAccessible(page, 'step without a title')
  })

  await test.step('it is added, changed and deleted', async () => {
    await editor.field('Τίτλος βήματος').fill('Βιβλιογραφία')
    await editor.field('Περιγραφή βήματος').fill('Δέκα πηγές.')
    await editor.field('Διάρκεια').fill('12')
    await editor.save().click()
    await editor.expectOrder('Βιβλιογραφία')
    await expect(editor.schedule()).toContainText('84 ημέρες')

    await (await editor.action('Βιβλιογραφία', 'Επεξεργασία')).click()
    await expect(editor.field('Περιγραφή βήματος')).toHaveValue('Δέκα πηγές.')
    await editor.chooseUnit('ημέρες')
    await editor.field('Διάρκεια').fill('21')
    await editor.save().click()
    await expect(editor.schedule()).toContainText('21 ημέρες')

    await (await editor.action('Βιβλιογραφία', 'Διαγραφή')).click()
    const question = page.getByRole('alertdialog', { name: 'Είστε βέβαιοι;' })
    await expect(question).toContainText('Να διαγραφεί το βήμα «Βιβλιογραφία»;')
    await question.getByRole('button', { name: 'Διαγραφή', exact: true }).click()
    await expect(page.getByText('Το βήμα διαγράφηκε')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Η λίστα δεν έχει ακόμη βήματα.')).toBeVisible()
  })
})

test(
  'steps are moved by their buttons, by the keyboard and by the mouse',
  { tag: '@phone' },
  async ({ signedInAs, anInstructor, aTodoList }, { project }) => {
    const instructor = await anInstructor()
    const list = await aTodoList(instructor, { steps: THREE })
    const page = await signedInAs(instructor)
    const editor = new StepEditor(page)
    const told = (sentence: string) => expect(page.getByText(sentence)).toBeVisible()

    await editor.open(list.id)
    await editor.expectOrder('Πηγές', 'Πείραμα', 'Κείμενο')
    await expect(editor.up('Πηγές')).toHaveAttribute('aria-disabled', 'true')
    await expect(editor.down('Κείμενο')).toHaveAttribute('aria-disabled', 'true')
    await editor.down('Πηγές').click()
    await told('Το βήμα «Πηγές» μετακινήθηκε στη θέση 2 από 3.')
    await editor.expectOrder('Πείραμα', 'Πηγές', 'Κείμενο')

    await editor.toggle('Κείμενο').focus()
    await page.keyboard.press('Alt+ArrowUp')
    await told('Το βήμα «Κείμενο» μετακινήθηκε στη θέση 2 από 3.')
    await editor.expectOrder('Πείραμα', 'Κείμενο', 'Πηγές')
    await expect(editor.toggle('Κείμενο')).toBeFocused()

    if (project.name === 'desktop') {
      await editor.drag('Πηγές', 'Πείραμα')
    } else {
      await editor.up('Πηγές').click()
      await editor.up('Πηγές').click()
    }
    await told('Το βήμα «Πηγές» μετακινήθηκε στη θέση 1 από 3.')
    await editor.expectOrder('Πηγές', 'Πείραμα', 'Κείμενο')

    await editor.down('Πηγές').click()
    await editor.expectOrder('Πείραμα', 'Πηγές', 'Κείμενο')
    const message = page.getByText('Το βήμα «Πηγές» μετακινήθηκε στη θέση 2 από 3.').last()
    await message.getByRole('button', { name: 'Αναίρεση', exact: true }).click()
    await told('Η ενέργεια αναιρέθηκε')
    await editor.expectOrder('Πηγές', 'Πείραμα', 'Κείμενο')
    await page.reload()
    await editor.expectOrder('Πηγές', 'Πείραμα', 'Κείμενο')
    await expectAccessible(page, 'editor of steps')
  },
)

const SIX = ['Πηγές', 'Πείραμα', 'Κείμενο', 'Σχήματα', 'Διόρθωση', 'Παρουσίαση']

test('five quick presses while the answers are slow end where they lead, and are taken back by one', async ({
  signedInAs,
  anInstructor,
  aTodoList,
}) => {
  const instructor = await anInstructor()
  const list = await aTodoList(instructor, { steps: SIX.map((title) => ({ title })) })
  const page = await signedInAs(instructor)
  const editor = new StepEditor(page)
  await editor.open(list.id)
  const moves = await heldAnswers(page, '**/todo-list/item/*/order/*')

  await test.step('each press is seen at once, while the first is still being saved', async () => {
    await editor.up('Παρουσίαση').focus()
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('Enter')
    await editor.expectOrder('Παρουσίαση', ...SIX.slice(0, 5))
    expect(moves.asked()).toBe(1)
  })

  await test.step('the saved order is the one on the screen, and is announced once', async () => {
    moves.letGo()
    const message = page.getByText('Το βήμα «Παρουσίαση» μετακινήθηκε στη θέση 1 από 6.')
    await expect(message).toHaveCount(1)
    expect(moves.asked()).toBe(2)
    await editor.expectOrder('Παρουσίαση', ...SIX.slice(0, 5))
    await message.getByRole('button', { name: 'Αναίρεση', exact: true }).click()
    await expect(page.getByText('Η ενέργεια αναιρέθηκε')).toBeVisible()
    await editor.expectOrder(...SIX)
    await page.reload()
    await editor.expectOrder(...SIX)
  })

  await test.step('where one is refused, the list shows what is kept and says so', async () => {
    await page.route('**/todo-list/item/*/order/*', (route) =>
      route.fulfill({ status: 503, json: { status: 503, code: 'unavailable', message: 'Όχι τώρα.' } }),
    )
    await editor.down('Πηγές').click()
    const told = page.getByText('Όχι τώρα. Τα βήματα φαίνονται πάλι στη σειρά που είναι αποθηκευμένη.')
    await expect(told).toBeVisible()
    await editor.expectOrder(...SIX)
  })
})

test('a confirmed step is locked, and nothing comes before it', async ({ signedInAs, anAssignment }) => {
  const { instructor, list } = await anAssignment({ steps: THREE, confirmed: 1 })
  const page = await signedInAs(instructor)
  const editor = new StepEditor(page)
  const reason = 'Το βήμα έχει εγκριθεί και δεν αλλάζει.'
  await editor.open(list.id)
  for (const label of ['Επεξεργασία', 'Διαγραφή']) {
    const button = await editor.action('Πηγές', label)
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAccessibleDescription(reason)
    await button.press('Enter')
  }
  await expect(editor.dialog()).toBeHidden()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(editor.up('Πείραμα')).toHaveAttribute('aria-disabled', 'true')
  await expect(editor.up('Πείραμα')).toHaveAccessibleDescription(reason)
  await expect(editor.down('Πηγές')).toBeHidden()
  await editor.up('Κείμενο').click()
  await editor.expectOrder('Πηγές', 'Κείμενο', 'Πείραμα')
  await expectAccessible(page, 'editor with a confirmed step')
})

test('the schedule shows the planned and the real end, and warns when they come too late', async ({
  signedInAs,
  anAssignment,
}) => {
  const steps = [
    { title: 'Πηγές', amount: 10, unit: 'days' as const },
    { title: 'Πείραμα', amount: 3, unit: 'weeks' as const },
    { title: 'Κείμενο', amount: 1, unit: 'months' as const },
  ]
  const { instructor, thesis, list } = await anAssignment({
    steps,
    confirmed: 1,
    thesis: { startDate: -20, intendedEnd: 30 },
  })
  const page = await signedInAs(instructor)
  const editor = new StepEditor(page)
  const value = (term: string) =>
    editor.schedule().getByRole('term').filter({ hasText: term }).locator('xpath=following-sibling::dd[1]')

  await editor.open(list.id)
  // Ten days, three weeks and thirty days from twenty days ago; the first was accepted today.
  await expect(value('Ημερομηνία έναρξης')).toHaveText(shortDay(-20))
  await expect(value('Εκτιμώμενη ολοκλήρωση')).toHaveText(shortDay(-20 + 61))
  await expect(value('Νέα εκτίμηση ολοκλήρωσης')).toHaveText(shortDay(51))
  await expect(editor.schedule().getByRole('alert')).toHaveText(
    `Τα βήματα δεν ολοκληρώνονται έως την επιθυμητή ημερομηνία (${shortDay(30)}): αναμένεται να τελειώσουν 21 ημέρες αργότερα.`,
  )
  await expect(editor.schedule().getByRole('progressbar', { name: 'Βήματα που εγκρίθηκαν' })).toHaveAttribute(
    'aria-valuenow',
    '33',
  )
  await expectAccessible(page, 'schedule that ends late')

  await (await editor.action('Κείμενο', 'Επεξεργασία')).click()
  await editor.chooseUnit('ημέρες')
  await editor.field('Διάρκεια').fill('5')
  await editor.save().click()
  await expect(value('Νέα εκτίμηση ολοκλήρωσης')).toHaveText(shortDay(26))
  await expect(editor.schedule().getByRole('alert')).toBeHidden()
  await page.goto(`/thesis/${thesis.id}`)
  await expect(new StepsPanel(page).panel()).toContainText(`Εγκρίθηκε ${shortDay(0)}`)
})

/** As it is read: `7/3/2026`. */
function shortDay(days: number): string {
  return isoDay(days).split('-').reverse().map(Number).join('/')
}
