import { expectAccessible } from '../../fixtures/accessibility.ts'
import { Refusal } from '../../fixtures/api.ts'
import { aPdf } from '../../fixtures/documents.ts'
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

test('a step is finished with a file that is stopped and arrives, and keeps every version of it', async ({
  signedInAs,
  anAssignment,
  api,
}) => {
  const { instructor, student, thesis, list } = await anAssignment()
  const itemId = list.steps[0]?.id ?? 0
  const handedIn = async () => {
    const current = await api(student, 'getCurrentThesis')
    const items = current.thesis?.doList?.doListItems ?? []
    return items.map(({ files }) => files.map(({ attachFileName }) => attachFileName))
  }
  const page = await signedInAs(student)
  const steps = new StepsPanel(page)
  await new MyThesisPage(page).open()

  await test.step('what is stopped changes nothing, and keeps the file for another try', async () => {
    await slowUploads(page)
    await steps.attach(aPdf('Κεφάλαιο 1.pdf', { bytes: 1_000_000 }))
    await steps.finish().click()
    await expect(steps.uploading()).toBeVisible()
    await page.getByRole('button', { name: 'Ακύρωση' }).click()
    await expect(page.getByText('Η αποστολή ακυρώθηκε· το βήμα δεν άλλαξε').first()).toBeVisible()
    await expect(steps.uploading()).toBeHidden()
    await expect(page.getByText('Κεφάλαιο 1.pdf')).toBeVisible()
    expect(await handedIn()).toEqual([[], [], []])
  })

  await test.step('what arrives waits for the instructor, and can be read again', async () => {
    await steps.attach(aPdf('Κεφάλαιο 1.pdf'))
    await steps.finish().click()
    await expect(steps.download('Κεφάλαιο 1.pdf')).toBeVisible()
    await expect(steps.text('Αναμονή έγκρισης').first()).toBeVisible()
    const { name } = await downloadBy(page, () => steps.download('Κεφάλαιο 1.pdf').click())
    expect(name).toBe('Κεφάλαιο 1.pdf')
  })

  await test.step('it is taken back while it is unread, with its file, and handed in again', async () => {
    await steps.withdraw().click()
    await new ThesisPage(page).confirm('Ανάκληση')
    await expect(page.getByText('Η ολοκλήρωση ανακλήθηκε').first()).toBeVisible()
    await expect(steps.text('Τρέχον βήμα').first()).toBeVisible()
    await expect(steps.download('Κεφάλαιο 1.pdf')).toBeVisible()
    await steps.finish().click()
    await expect(steps.text('Αναμονή έγκρισης').first()).toBeVisible()
    expect(await handedIn()).toEqual([['Κεφάλαιο 1.pdf'], [], []])
  })

  await test.step('what the supervisor has read of is not taken back, also where the page does not know it yet', async () => {
    await expect(steps.withdraw()).not.toHaveAttribute('aria-disabled', 'true')
    await api(instructor, 'readAllNotices')
    await steps.withdraw().click()
    await new ThesisPage(page).confirm('Ανάκληση')
    await expect(page.getByText(/έχει ήδη διαβαστεί/).first()).toBeVisible()
    await expect(steps.withdraw()).toHaveAttribute('aria-disabled', 'true')
    await expect(steps.withdraw()).toHaveAccessibleDescription(/έχει ήδη διαβαστεί/)
    await expect(steps.text('Αναμονή έγκρισης').first()).toBeVisible()
  })

  await test.step('a return says why, and the next file is its second version', async () => {
    await api(instructor, 'returnStep', { params: { itemId }, body: { reason: 'Λείπει η μεθοδολογία.' } })
    await expect(steps.text('Λείπει η μεθοδολογία.')).toBeVisible()
    await expect(steps.text('Επιστράφηκε για διόρθωση').first()).toBeVisible()
    await steps.attach(aPdf('Κεφάλαιο 1, διορθωμένο.pdf'))
    await steps.finish().click()
    await expect(steps.download('Κεφάλαιο 1, διορθωμένο.pdf')).toBeVisible()
    await expect(steps.text('Έκδοση 2')).toBeVisible()
    await expect(steps.download('Κεφάλαιο 1.pdf')).toBeHidden()
    await page.getByRole('button', { name: '1 παλαιότερη έκδοση' }).click()
    await expect(steps.download('Κεφάλαιο 1.pdf')).toBeVisible()
    await expectAccessible(page, 'my thesis with two versions of a file')
    expect(await handedIn()).toEqual([['Κεφάλαιο 1, διορθωμένο.pdf', 'Κεφάλαιο 1.pdf'], [], []])
  })

  await test.step('the page of one’s own thesis belongs to that entry of the menu', async () => {
    await new MyThesisPage(page).title(thesis.title).getByRole('link').click()
    await new ThesisPage(page).heading(thesis.title).waitFor()
    await expect(new MainMenu(page).current()).toHaveText('Η εργασία μου')
  })
})

test('a final text is offered back, handed in, replaced and marked; then the thesis is public, without the mark', async ({
  signedInAs,
  anAssignment,
  aStudent,
  api,
}) => {
  const [{ instructor, student, thesis }, reader] = await Promise.all([
    anAssignment({ steps: [{ title: 'Συγγραφή' }], confirmed: 1 }),
    aStudent(),
  ])
  const params = { thesisId: thesis.id }
  const page = await signedInAs(student)
  const mine = new MyThesisPage(page)
  await mine.open()

  await test.step('a reload loses nothing of what was typed', async () => {
    await mine.abstract().fill('Η περίληψη που γράφω σιγά σιγά.')
    const kept = () =>
      page.evaluate(() => Object.values(localStorage).some((text) => text.includes('σιγά σιγά')))
    await expect.poll(kept).toBe(true)
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await mine.finalText().getByRole('button', { name: 'Επαναφορά' }).click()
    await expect(mine.abstract()).toHaveValue('Η περίληψη που γράφω σιγά σιγά.')
    await expectAccessible(page, 'a draft that was offered back')
  })

  await test.step('it is handed in and replaced, and no draft is left', async () => {
    await mine.chooseFinalText(aPdf('Διπλωματική.pdf'))
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
  })

  await test.step('with the mark it is to be read only', async () => {
    await api(instructor, 'markThesis', { params, body: { mark: 8 } })
    await expect(page.getByText('Βαθμός 8/10').first()).toBeVisible()
    await expect(mine.visibility('Ιδιωτική')).toHaveAttribute('aria-pressed', 'true')
    await expect(mine.finalText()).toContainText('Η περίληψη που γράφω σιγά σιγά.')
    await expect(mine.handedIn('Διπλωματική, τελική.pdf')).toBeVisible()
    await expect(mine.finalText().getByRole('textbox').or(mine.submit())).toBeHidden()
    await expectAccessible(page, 'my completed thesis')
  })

  await test.step('others see it when its student wants it, without the mark', async () => {
    const isSeenByStrangers = () => api(reader, 'getThesis', { params }).then(() => true, isMissing)
    expect(await isSeenByStrangers()).toBe(false)
    await mine.visibility('Δημόσια').click()
    await expect(page.getByText('Τη βλέπουν όλοι οι συνδεδεμένοι χρήστες.')).toBeVisible()
    await expect.poll(isSeenByStrangers).toBe(true)

    const other = await signedInAs(reader)
    await new ThesisPage(other).open(thesis.id, thesis.title)
    await expect(other.getByText('Ολοκληρωμένη').first()).toBeVisible()
    await expect(other.getByText(/Βαθμός/)).toHaveCount(0)

    await mine.visibility('Ιδιωτική').click()
    await expect.poll(isSeenByStrangers).toBe(false)
  })
})
