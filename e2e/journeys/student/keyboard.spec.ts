import type { Locator, Page } from '@playwright/test'
import { expect } from '../../fixtures/journey.ts'
import { test } from '../../fixtures/world.ts'
import { InterestPanel } from '../../pages/interest-panel.ts'
import { MyThesisPage } from '../../pages/my-thesis-page.ts'
import { ThesisListPage } from '../../pages/thesis-list-page.ts'

/** More than any of these pages has stops. */
const STOPS_MAX = 120

/** Presses Tab, as people without a mouse do, until the focus is where it shall be. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor()
  for (let stop = 0; stop < STOPS_MAX; stop += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never came to ${wanted}.`)
}

test('a student declares interest and accepts with the keyboard alone', async ({
  signedInAs,
  anInstructor,
  aStudent,
  aThesis,
  positiveAnswer,
  aDepartment,
  api,
}) => {
  const department = await aDepartment()
  const [instructor, student] = await Promise.all([anInstructor({ department }), aStudent({ department })])
  const thesis = await aThesis(instructor)
  const page = await signedInAs(student)
  const list = new ThesisListPage(page)
  const panel = new InterestPanel(page)
  await list.openOpenTheses()

  await test.step('past the menu by the first stop', async () => {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Μετάβαση στο περιεχόμενο' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  await test.step('the filters open, close, and give the focus back', async () => {
    const filters = page.getByRole('button', { name: 'Φίλτρα' })
    await tabTo(page, filters)
    await page.keyboard.press('Enter')
    await expect(list.filters()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(list.filters()).toBeHidden()
    await expect(filters).toBeFocused()
  })

  await page.getByRole('main').focus()
  await tabTo(page, page.getByRole('link', { name: thesis.title }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: thesis.title })).toBeFocused()
  await tabTo(page, panel.priority())
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('4')
  await page.keyboard.press('Enter')
  await expect(panel.text('Σειρά προτίμησης: 4')).toBeVisible()
  await positiveAnswer(student, thesis)

  const mine = new MyThesisPage(page)
  await mine.open()
  await tabTo(page, mine.accept())
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('button', { name: 'Αποδοχή' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(mine.accept()).toBeFocused()
  await page.keyboard.press('Space')
  await expect(question.getByRole('button', { name: 'Αποδοχή' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(mine.title(thesis.title)).toBeVisible()
  expect((await api(student, 'getCurrentThesis')).thesis).toMatchObject({ thesisID: thesis.id })
})
