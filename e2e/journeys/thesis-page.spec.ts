import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures/journey.ts'
import { test } from '../fixtures/world.ts'
import { MyThesisPage } from '../pages/my-thesis-page.ts'
import { StepsPanel } from '../pages/steps-panel.ts'
import { ThesisPage } from '../pages/thesis-page.ts'

const WIDE = { width: 1440, height: 900 }
const HIGH = { width: 1440, height: 1600 }
const LOW = { width: 1440, height: 420 }
const PHONE = { width: 390, height: 844 }

const LONG = { description: '<p>Μια περιγραφή που θέλει χρόνο για να διαβαστεί.</p>'.repeat(60) }

/** Pixels from the top of the window. */
async function edges(part: Locator): Promise<{ top: number; bottom: number }> {
  const box = await part.boundingBox()
  if (box === null) throw new Error('What is measured is not there.')
  return { top: Math.round(box.y), bottom: Math.round(box.y + box.height) }
}

const scrollTo = (page: Page, share: number) =>
  page.evaluate((part) => window.scrollTo(0, (document.body.scrollHeight - innerHeight) * part), share)

test('on the page of a long thesis what can be done stays in sight, and links and bars lead to the step that matters', async ({
  signedInAs,
  api,
  anAssignment,
}) => {
  const { instructor, student, thesis, list } = await anAssignment({ thesis: LONG, confirmed: 1 })
  const [first, second] = list.steps
  if (first === undefined || second === undefined) throw new Error('The list has three steps.')
  const studentPage = await signedInAs(student, { viewport: PHONE })
  const current = studentPage.getByRole('button', { name: 'Τρέχον βήμα', exact: true })

  await test.step('on a phone the own page begins with the step that is to be finished, which is handed in there', async () => {
    await new MyThesisPage(studentPage).open()
    await expect(studentPage.getByRole('link', { name: `Επόμενο: ${second.title}` })).toBeInViewport()
    await expect(new StepsPanel(studentPage).finish()).toBeInViewport()
  })

  await test.step('on the page of the thesis the bar leads the student to it, and is gone then', async () => {
    await new ThesisPage(studentPage).open(thesis.id, thesis.title)
    await current.click()
    await expect(studentPage.locator('[aria-current="step"]')).toBeFocused()
    await expect(current).toBeHidden()
  })

  await test.step('a student who waits is promised no step', async () => {
    await api(student, 'finishStep', { params: { itemId: second.id } })
    await new MyThesisPage(studentPage).open()
    await expect(studentPage.getByRole('link', { name: /περιμένει έγκριση$/ })).toBeVisible()
    await expect(new StepsPanel(studentPage).withdraw()).toBeVisible()
    await new ThesisPage(studentPage).open(thesis.id, thesis.title)
    await expect(current).toBeHidden()
  })

  await test.step('a step of the list beside the text leads to the step below it', async () => {
    await studentPage.setViewportSize(WIDE)
    await new ThesisPage(studentPage).open(thesis.id, thesis.title)
    const beside = studentPage.getByRole('region', { name: 'Λίστα βημάτων' })
    await expect(beside.getByRole('listitem').first()).toContainText('Εγκρίθηκε')
    await beside.getByRole('link', { name: first.title }).click()
    const step = new StepsPanel(studentPage).step(first.title)
    await expect(step).toBeFocused()
    await expect(step.getByRole('button', { name: first.title })).toHaveAttribute('aria-expanded', 'true')
  })

  const page = await signedInAs(instructor, { viewport: PHONE })
  const panel = page.getByRole('region', { name: 'Τι μπορείτε να κάνετε τώρα' })

  await test.step('on a phone the bar leads the instructor to the step that waits for the approval', async () => {
    const bar = page.getByRole('button', { name: 'Βήμα προς έγκριση' })
    await new ThesisPage(page).open(thesis.id, thesis.title)
    await bar.click()
    await expect(new StepsPanel(page).accept()).toBeInViewport()
    await expect(bar).toBeHidden()
    await scrollTo(page, 1)
    await expect(page.getByRole('button', { name: 'Ιστορικό' })).toBeInViewport()
    await expect(bar).toBeHidden()
  })

  await test.step('on a wide screen a button below the title does', async () => {
    await page.setViewportSize(WIDE)
    await new ThesisPage(page).open(thesis.id, thesis.title)
    const lead = page.getByRole('button', { name: 'Βήμα προς έγκριση' })
    await expect(lead).toBeInViewport()
    await lead.click()
    await expect(new StepsPanel(page).accept()).toBeInViewport()
  })

  await test.step('on a wide screen the column of what can be done stays in sight beside the text', async () => {
    await page.setViewportSize(HIGH)
    await scrollTo(page, 0.5)
    await expect.poll(() => edges(panel)).toMatchObject({ top: 88 })
  })

  await test.step('one that is taller than the window is read to its end', async () => {
    await page.setViewportSize(LOW)
    await scrollTo(page, 0)
    await expect(panel).toBeInViewport()
    await scrollTo(page, 0.5)
    const last = page.getByRole('button', { name: 'Τερματισμός της ανάθεσης' })
    await expect.poll(() => edges(last)).toMatchObject({ bottom: LOW.height - 24 })
  })

  await test.step('on paper it has nothing to press or to fill in: the steps alone fold, and are named', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button')).toHaveCount(list.steps.length)
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await expect(panel).toBeHidden()
  })
})
