import type { BrowserContextOptions, Page } from '@playwright/test'
import { expectAccessible } from '../../fixtures/accessibility.ts'
import { expect } from '../../fixtures/journey.ts'
import { test as inWorld } from '../../fixtures/world.ts'
import { PositionPicker } from '../../pages/position-picker.ts'
import { DEPARTMENTS, RecordsPage } from '../../pages/records-page.ts'
import { system } from '../../system.ts'

interface DepartmentForm {
  page: Page
  departments: RecordsPage
  picker: PositionPicker
  /** From the table, as at first. */
  openAgain: () => Promise<void>
}

const test = inWorld.extend<{
  /** An administrator edits a department of the journey's own. */
  aDepartmentForm: (options?: BrowserContextOptions) => Promise<DepartmentForm>
}>({
  aDepartmentForm: async ({ signedInAs, anAdministrator, aDepartment }, use) => {
    await use(async (options) => {
      const { name } = await aDepartment()
      const page = await signedInAs(anAdministrator, options)
      const departments = new RecordsPage(page, DEPARTMENTS)
      const openAgain = async () => {
        await departments.open()
        await departments.find(name)
        await departments.edit(name)
      }
      await openAgain()
      return { page, departments, picker: new PositionPicker(page), openAgain }
    })
  },
})

test('a place is picked by a click, moved by keys and by numbers, and kept', { tag: '@phone' }, async ({
  aDepartmentForm,
}) => {
  const { page, departments, picker, openAgain } = await aDepartmentForm()
  await departments.field('Πόλη').fill('Χίος')
  await departments.field('Γεωγραφικό πλάτος').fill('')
  await departments.field('Γεωγραφικό μήκος').fill('')

  await test.step('nothing is chosen at first', async () => {
    await picker.open()
    await expect(picker.map()).toBeFocused()
    await expect(picker.pin()).toHaveCount(0)
    await expect(picker.point()).toHaveText('Δεν έχει επιλεγεί σημείο.')
    await expectAccessible(page, 'map without a point')
  })

  await test.step('a click sets the pin there, near the town of the department', async () => {
    await picker.clickAt(0.5, 0.5)
    await expect(picker.point()).toContainText('Πλησιέστερη πόλη: Χίος')
    const [box, tip] = [await picker.box(), await picker.tip()]
    expect(Math.abs(tip.x - (box.x + box.width / 2))).toBeLessThan(4)
    expect(Math.abs(tip.y - (box.y + box.height / 2))).toBeLessThan(4)
    await expect(picker.latitude()).toHaveValue(/^38\.\d{1,6}$/)
    await expect(picker.longitude()).toHaveValue(/^26\.\d{1,6}$/)
    await expectAccessible(page, 'map with a point')
  })

  await test.step('keys move it by the scale that they set', async () => {
    const [before, latitude] = [await picker.tip(), Number(await picker.latitude().inputValue())]
    await picker.map().focus()
    await page.keyboard.press('ArrowUp')
    await expect.poll(async () => before.y - (await picker.tip()).y).toBeCloseTo(16, 0)
    const north = Number(await picker.latitude().inputValue())
    expect(north).toBeGreaterThan(latitude)
    await page.keyboard.press('+')
    await expect(picker.latitude()).toHaveValue(String(north))
  })

  await test.step('it is dragged by its pin, and let go where it is', async () => {
    const before = await picker.tip()
    await page.mouse.move(before.x, before.y - 15)
    await page.mouse.down()
    await page.mouse.move(before.x + 30, before.y + 25, { steps: 5 })
    await page.mouse.up()
    const after = await picker.tip()
    expect(after.x - before.x).toBeCloseTo(30, 0)
    expect(after.y - before.y).toBeCloseTo(40, 0)
    await expect(picker.longitude()).toHaveValue(/^26\.\d{1,6}$/)
  })

  await test.step('typed numbers move it too', async () => {
    const before = await picker.tip()
    await picker.latitude().fill('38,37')
    await picker.longitude().fill('26.13')
    await expect(picker.point()).toContainText('Σημείο: 38.37, 26.13.')
    expect(await picker.tip()).not.toEqual(before)
    await picker.latitude().fill('138')
    await expect(picker.pin()).toHaveCount(0)
    await picker.latitude().fill('38,37')
    await expect(picker.pin()).toBeVisible()
  })

  await test.step('it comes into the form, and is saved with it', async () => {
    await picker.use().click()
    await expect(picker.dialog()).toBeHidden()
    await expect(departments.field('Γεωγραφικό μήκος')).toHaveValue('26.13')
    await departments.save().click()
    await expect(departments.dialog()).toBeHidden()
    await page.reload()
    await openAgain()
    await expect(departments.field('Γεωγραφικό πλάτος')).toHaveValue('38.37')
    await expect(departments.field('Γεωγραφικό μήκος')).toHaveValue('26.13')
  })
})

test('cancelling changes nothing and returns to the button', async ({ aDepartmentForm }) => {
  const { page, departments, picker } = await aDepartmentForm()
  await departments.field('Γεωγραφικό πλάτος').fill('38,3678')
  await departments.field('Γεωγραφικό μήκος').fill('26.1358')
  const leaveBy = [() => picker.cancel().click(), () => page.keyboard.press('Escape')]
  for (const leave of leaveBy) {
    await picker.open()
    await expect(picker.point()).toContainText('38.3678')
    await page.keyboard.press('ArrowLeft')
    await expect(picker.point()).not.toContainText('26.1358')
    await leave()
    await expect(picker.dialog()).toBeHidden()
    await expect(picker.opener()).toBeFocused()
    await expect(departments.field('Γεωγραφικό πλάτος')).toHaveValue('38,3678')
    await expect(departments.field('Γεωγραφικό μήκος')).toHaveValue('26.1358')
  }
})

test('streets are drawn where the installation has them, and missed where they do not come', async ({
  aDepartmentForm,
}) => {
  const { page, departments, picker } = await aDepartmentForm({ baseURL: system.streetsUrl })

  await test.step('a building can be picked', async () => {
    await departments.field('Γεωγραφικό πλάτος').fill('37.942')
    await departments.field('Γεωγραφικό μήκος').fill('23.6465')
    await picker.open()
    await expect(picker.tiles().first()).toBeVisible()
    await expect(picker.dialog().getByText('© OpenStreetMap contributors')).toBeVisible()
    await expect(picker.dialog().getByText(/σχηματικό/)).toHaveCount(0)
    for (const _ of [17, 18, 19]) await picker.button('Μεγέθυνση').click()
    await expect(picker.map().locator('.leaflet-tile-loaded[src*="/19/"]').first()).toBeVisible()
    await expectAccessible(page, 'map with streets')
    await picker.cancel().click()
  })

  await test.step('without an answer the outline is there, and says what it is', async () => {
    await page.route(`${system.tilesUrl}/**`, (route) => route.abort())
    await departments.field('Γεωγραφικό πλάτος').fill('40.64')
    await picker.open()
    await expect(picker.dialog().getByText(/Οι δρόμοι δεν φορτώθηκαν/)).toBeVisible()
    await picker.clickAt(0.3, 0.3)
    await expect(picker.pin()).toBeVisible()
  })
})
