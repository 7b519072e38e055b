import { expectAccessible } from '../../fixtures/accessibility.ts'
import { expect } from '../../fixtures/journey.ts'
import { test } from '../../fixtures/world.ts'
import { PositionPicker } from '../../pages/position-picker.ts'
import { DEPARTMENTS, RecordsPage } from '../../pages/records-page.ts'
import { system } from '../../system.ts'

test('streets are drawn where the installation has them, and missed where they do not come', async ({
  signedInAs,
  anAdministrator,
}) => {
  const page = await signedInAs(anAdministrator, { baseURL: system.streetsUrl })
  const departments = new RecordsPage(page, DEPARTMENTS)
  const picker = new PositionPicker(page)

  await test.step('a building can be picked', async () => {
    await departments.open()
    await departments.add().click()
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
