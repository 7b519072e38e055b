import { expectAccessible } from '../../fixtures/accessibility.ts'
import { expectAsWideAsTheScreen } from '../../fixtures/crawl.ts'
import { typedDay } from '../../fixtures/days.ts'
import { expect } from '../../fixtures/journey.ts'
import { test } from '../../fixtures/world.ts'
import { typeDay } from '../../pages/date-field.ts'
import { ThesisListPage } from '../../pages/thesis-list-page.ts'

const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

test('several topics are published, get a deadline and a list at once', async ({
  signedInAs,
  anInstructor,
  aThesis,
  aTodoList,
}) => {
  const instructor = await anInstructor()
  const [one, other, third] = await Promise.all([1, 2, 3].map(() => aThesis(instructor, { isPublic: false })))
  if (!one || !other || !third) throw new Error('three theses were made')
  const template = await aTodoList(instructor)
  await aTodoList(instructor, { thesis: third })
  const page = await signedInAs(instructor)
  const lists = new ThesisListPage(page)
  await page.goto('/dashboard/instructor/theses/ungiven')
  await expect(lists.results()).toHaveText('3 αποτελέσματα')

  await test.step('two are chosen by key and made public', async () => {
    for (const { title } of [one, other]) {
      await lists.selectionBox(title).focus()
      await page.keyboard.press('Space')
    }
    await expect(lists.selection()).toContainText('2 επιλεγμένες')
    await expectAccessible(page, 'theses of which two are chosen')
    await lists.actOnChosen('Να γίνουν δημόσιες')
    await expect(page.getByText('2 εργασίες έγιναν δημόσιες')).toBeVisible()
    await expect(lists.card(one.title)).not.toContainText('Ιδιωτική')
    await expect(lists.card(third.title)).toContainText('Ιδιωτική')
  })

  await test.step('all get a deadline', async () => {
    await lists.chooseAll().check()
    await page.setViewportSize(PHONE)
    await expectAsWideAsTheScreen(page, 'all theses chosen, on a phone')
    await page.setViewportSize(DESKTOP)
    await lists.actOnChosen('Προθεσμία')
    const dialog = page.getByRole('dialog', { name: 'Προθεσμία' })
    await typeDay(dialog, 'Προθεσμία δήλωσης ενδιαφέροντος', typedDay(5))
    await expectAccessible(page, 'deadline of several theses')
    await dialog.getByRole('button', { name: 'Αποθήκευση' }).click()
    await expect(page.getByText('3 εργασίες έχουν τη νέα προθεσμία')).toBeVisible()
    await expect(lists.card(other.title)).toContainText('σε 5 ημέρες')
  })

  await test.step('a list is copied to those that have none, and it is said which had one', async () => {
    await lists.chooseAll().check()
    await lists.actOnChosen('Αντιγραφή λίστας')
    const dialog = page.getByRole('dialog', { name: 'Αντιγραφή λίστας σε 3 εργασίες' })
    await dialog.getByRole('radio', { name: template.title }).check()
    await dialog.getByRole('button', { name: 'Αντιγραφή' }).click()
    const result = page.getByRole('alert').filter({ hasText: '2 εργασίες πήραν τη λίστα βημάτων, 1 όχι:' })
    await expect(result).toContainText(`${third.title}: Η εργασία έχει ήδη λίστα βημάτων.`)
    await expect(lists.selection()).toContainText('1 επιλεγμένη')
    await expectAccessible(page, 'what became of several theses')
  })
})
