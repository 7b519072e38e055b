import { expectAccessible } from '../../fixtures/accessibility.ts'
import { isoDay } from '../../fixtures/days.ts'
import { expect } from '../../fixtures/journey.ts'
import { test } from '../../fixtures/world.ts'
import { ConflictDialog } from '../../pages/conflict-dialog.ts'
import { heldAnswers } from '../../pages/slow-line.ts'
import { StepEditor } from '../../pages/step-editor.ts'

const FIRST = 'Πηγές'
const REST = ['Πείραμα', 'Κείμενο', 'Σχήματα', 'Διόρθωση']
const LAST = 'Παρουσίαση'

test('the steps of a thesis in progress are added, changed, moved quickly and deleted behind the one that is confirmed', async ({
  signedInAs,
  api,
  anAssignment,
}) => {
  const { instructor, list } = await anAssignment({
    steps: [FIRST, ...REST].map((title) => ({ title, amount: 10, unit: 'days' as const })),
    confirmed: 1,
    thesis: { startDate: -20, intendedEnd: 30 },
  })
  const page = await signedInAs(instructor)
  const editor = new StepEditor(page)
  const message = (title: string, place: number) =>
    page.getByText(`Το βήμα «${title}» μετακινήθηκε στη θέση ${place} από 6.`)
  const order = (...titles: string[]) => editor.expectOrder(FIRST, ...titles)

  await test.step('a confirmed step stays first, and the schedule warns of a late end', async () => {
    const reason = 'Το βήμα έχει εγκριθεί και δεν αλλάζει.'
    await editor.open(list.id)
    await expect(await editor.action(FIRST, 'Διαγραφή')).toHaveAccessibleDescription(reason)
    await expect(editor.up('Πείραμα')).toHaveAccessibleDescription(reason)
    await expect(editor.down(FIRST)).toBeHidden()
    // Forty days from today, for which thirty are left.
    await expect(editor.schedule().getByRole('alert')).toContainText(
      `έως την επιθυμητή ημερομηνία (${shortDay(30)}): αναμένεται να τελειώσουν 10 ημέρες αργότερα.`,
    )
    await expectAccessible(page, 'editor with a confirmed step and a late end')
  })

  await test.step('a step is added, not without a title', async () => {
    await editor.add().click()
    await editor.save().click()
    await expect(editor.field('Τίτλος βήματος')).toBeFocused()
    await expectAccessible(page, 'step without a title')
    await editor.field('Τίτλος βήματος').fill(LAST)
    await editor.field('Διάρκεια').fill('1')
    await editor.save().click()
    await order(...REST, LAST)
    await expect(editor.schedule().getByRole('alert')).toContainText('17 ημέρες αργότερα')
  })

  await test.step('one that was changed elsewhere too is compared in its dialog', async () => {
    const conflict = new ConflictDialog(page)
    const step = list.steps[2]
    if (step === undefined) throw new Error('The list has no third step.')
    await (await editor.action(step.title, 'Επεξεργασία')).click()
    await api(instructor, 'editTodoItem', {
      params: { itemId: step.id },
      body: {
        todoListItem: { dliTitle: step.title, dliDescr: '', dliDuration: 1, dliDurationUnit: 'weeks' },
      },
    })
    await editor.field('Διάρκεια').fill('3')
    await editor.field('Περιγραφή βήματος').fill('Βιβλία και άρθρα.')
    await editor.save().click()
    await expect(conflict.fields()).toHaveText(['Περιγραφή βήματος', 'Διάρκεια'])
    await conflict.saved('Διάρκεια').check()
    await expectAccessible(page, 'comparison of two versions of a step')
    await conflict.goOn()
    await expect(editor.field('Διάρκεια')).toHaveValue('1')
    await editor.save().click()
    await expect(editor.dialog()).toBeHidden()
    await expect(editor.schedule().getByRole('alert')).toContainText('14 ημέρες αργότερα')
  })

  await test.step('steps are moved by their buttons, by the keyboard and by the mouse', async () => {
    await expect(editor.down(LAST)).toHaveAttribute('aria-disabled', 'true')
    await editor.down('Πείραμα').click()
    await expect(message('Πείραμα', 3)).toBeVisible()
    await order('Κείμενο', 'Πείραμα', 'Σχήματα', 'Διόρθωση', LAST)

    await editor.toggle('Σχήματα').focus()
    await page.keyboard.press('Alt+ArrowUp')
    await expect(message('Σχήματα', 3)).toBeVisible()
    await order('Κείμενο', 'Σχήματα', 'Πείραμα', 'Διόρθωση', LAST)
    await expect(editor.toggle('Σχήματα')).toBeFocused()

    await editor.drag('Πείραμα', 'Κείμενο')
    await expect(message('Πείραμα', 2)).toBeVisible()
    await order('Πείραμα', 'Κείμενο', 'Σχήματα', 'Διόρθωση', LAST)
  })

  await test.step('four quick presses are seen at once, while the first is still being saved', async () => {
    const moves = await heldAnswers(page, '**/todo-list/item/*/order/*')
    await editor.up(LAST).focus()
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('Enter')
    await order(LAST, ...REST)
    expect(moves.asked()).toBe(1)
    moves.letGo()
    await expect(message(LAST, 2)).toHaveCount(1)
    expect(moves.asked()).toBe(2)
    await order(LAST, ...REST)
  })

  await test.step('all of them are taken back by one press, and that is what is kept', async () => {
    const toast = page.locator('.MuiSnackbar-root').filter({ has: message(LAST, 2) })
    await toast.getByRole('button', { name: 'Αναίρεση', exact: true }).click()
    await expect(page.getByText('Η ενέργεια αναιρέθηκε')).toBeVisible()
    await order(...REST, LAST)
    await page.reload()
    await order(...REST, LAST)
  })

  await test.step('a step is deleted after a question', async () => {
    await (await editor.action(LAST, 'Διαγραφή')).click()
    const question = page.getByRole('alertdialog', { name: 'Είστε βέβαιοι;' })
    await question.getByRole('button', { name: 'Διαγραφή', exact: true }).click()
    await expect(page.getByText('Το βήμα διαγράφηκε')).toBeVisible()
    await order(...REST)
  })
})

/** As it is read: `7/3/2026`. */
function shortDay(days: number): string {
  return isoDay(days).split('-').reverse().map(Number).join('/')
}
