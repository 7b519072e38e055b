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

test('beside a long thesis the column of what can be done stays in sight', async ({
  signedInAs,
  anAssignment,
}) => {
  const { instructor, thesis } = await anAssignment({ thesis: LONG })
  const page = await signedInAs(instructor, { viewport: HIGH })
  const panel = page.getByRole('region', { name: 'Τι μπορείτε να κάνετε τώρα' })
  await new ThesisPage(page).open(thesis.id, thesis.title)
  await scrollTo(page, 0.5)
  await expect.poll(() => edges(panel)).toMatchObject({ top: 88 })

  await test.step('one that is taller than the window is read to its end', async () => {
    await page.setViewportSize(LOW)
    await scrollTo(page, 0)
    await expect(panel).toBeInViewport()
    const list = page.getByRole('region', { name: 'Λίστα βημάτων' })
    await scrollTo(page, 0.5)
    await expect.poll(() => edges(list)).toMatchObject({ bottom: LOW.height - 24 })
  })
})

test('a step of the list beside the text leads to the step below it', async ({
  signedInAs,
  anAssignment,
}) => {
  const { student, thesis, list } = await anAssignment({ thesis: LONG, confirmed: 1 })
  const [first] = list.steps
  if (first === undefined) throw new Error('The list has no steps.')
  const page = await signedInAs(student, { viewport: WIDE })
  await new ThesisPage(page).open(thesis.id, thesis.title)
  const beside = page.getByRole('region', { name: 'Λίστα βημάτων' })
  await expect(beside.getByRole('listitem').first()).toContainText('Εγκρίθηκε')
  await beside.getByRole('link', { name: first.title }).click()
  const step = new StepsPanel(page).step(first.title)
  await expect(step).toBeFocused()
  await expect(step.getByRole('button', { name: first.title })).toHaveAttribute('aria-expanded', 'true')
})

test('on a phone the bar leads to what waits, and is gone once one is there', async ({
  signedInAs,
  anAssignment,
}) => {
  const { instructor, student, thesis } = await anAssignment({ thesis: LONG, isWaiting: true })

  await test.step('to the step that the instructor may approve', async () => {
    const page = await signedInAs(instructor, { viewport: PHONE })
    const bar = page.getByRole('button', { name: 'Βήμα προς έγκριση' })
    await new ThesisPage(page).open(thesis.id, thesis.title)
    await bar.click()
    await expect(new StepsPanel(page).accept()).toBeInViewport()
    await expect(bar).toBeHidden()
    await scrollTo(page, 1)
    await expect(page.getByRole('button', { name: 'Ιστορικό' })).toBeInViewport()
    await expect(bar).toBeHidden()
  })

  await test.step('the student, who waits, is promised no step', async () => {
    const page = await signedInAs(student, { viewport: PHONE })
    await new MyThesisPage(page).open()
    await expect(new StepsPanel(page).finish().first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Τρέχον βήμα', exact: true })).toBeHidden()
  })
})

test('on a phone the student is led to the step that is to be finished', async ({
  signedInAs,
  anAssignment,
}) => {
  const { student } = await anAssignment({ confirmed: 1 })
  const page = await signedInAs(student, { viewport: PHONE })
  const bar = page.getByRole('button', { name: 'Τρέχον βήμα', exact: true })
  await new MyThesisPage(page).open()
  await bar.click()
  await expect(page.locator('[aria-current="step"]')).toBeFocused()
  await expect(bar).toBeHidden()
})
