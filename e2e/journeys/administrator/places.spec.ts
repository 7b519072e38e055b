import { expectAccessible } from '../../fixtures/accessibility.ts'
import { expect } from '../../fixtures/journey.ts'
import { aPicture } from '../../fixtures/pictures.ts'
import { test } from '../../fixtures/world.ts'
import { MainMenu } from '../../pages/main-menu.ts'
import { PositionPicker } from '../../pages/position-picker.ts'
import { DEPARTMENTS, INSTITUTIONS, RecordsPage } from '../../pages/records-page.ts'

test('an institution and a department with its place on the map are added, changed, refused and deleted', async ({
  signedInAs,
  anAdministrator,
  names,
}) => {
  const site = `www.dokimes-${names.mark()}.gr`
  const institution = names.title('Πανεπιστήμιο Δοκιμών')
  const department = names.title('Τμήμα Ναυτιλίας')
  const page = await signedInAs(anAdministrator)
  const menu = new MainMenu(page)
  const institutions = new RecordsPage(page, INSTITUTIONS)
  const departments = new RecordsPage(page, DEPARTMENTS)
  const picker = new PositionPicker(page)

  await test.step('an institution is added and changed', async () => {
    await institutions.open()
    await institutions.add().click()
    await institutions.save().click()
    await expect(institutions.field('Όνομα')).toBeFocused()
    await expectAccessible(page, 'institution without a name')
    await institutions.field('Όνομα').fill(institution)
    await institutions.field('Ιστότοπος').fill(site)
    await institutions.save().click()
    await expect(institutions.dialog()).toBeHidden()
    await institutions.find(institution)
    await expect(institutions.record(institution).getByRole('link', { name: site })).toBeVisible()
    await institutions.edit(institution)
    await institutions.dialog().getByRole('combobox', { name: 'Τύπος ιδρύματος' }).click()
    await page.getByRole('option', { name: 'Τεχνολογικό ίδρυμα (ΤΕΙ)' }).click()
    await institutions.save().click()
    await expect(institutions.record(institution)).toContainText('Τεχνολογικό ίδρυμα (ΤΕΙ)')
  })

  await test.step('a department of it gets its place by a click and by its pin', async () => {
    await menu.goTo(DEPARTMENTS.heading)
    await departments.untilOpen()
    await departments.add().click()
    await departments.field('Όνομα τμήματος').fill(department)
    await departments.choose('Ίδρυμα', institution)
    await departments.field('Πόλη').fill('Χίος')
    await picker.open()
    await expect(picker.map()).toBeFocused()
    await expect(picker.pin()).toHaveCount(0)
    await picker.clickAt(0.5, 0.5)
    await expect(picker.point()).toContainText('Πλησιέστερη πόλη: Χίος')
    const [box, first] = [await picker.box(), await picker.tip()]
    expect(Math.abs(first.x - (box.x + box.width / 2))).toBeLessThan(4)
    expect(Math.abs(first.y - (box.y + box.height / 2))).toBeLessThan(4)
    await page.mouse.move(first.x, first.y - 15)
    await page.mouse.down()
    await page.mouse.move(first.x + 30, first.y + 25, { steps: 5 })
    await page.mouse.up()
    const dragged = await picker.tip()
    expect(dragged.x - first.x).toBeCloseTo(30, 0)
    expect(dragged.y - first.y).toBeCloseTo(40, 0)
    await picker.map().focus()
    await page.keyboard.press('ArrowUp')
    await expect.poll(async () => dragged.y - (await picker.tip()).y).toBeCloseTo(16, 0)
    await expectAccessible(page, 'map with a point')
  })

  await test.step('it comes into the form, stays when another is cancelled, and is saved', async () => {
    const latitude = await picker.latitude().inputValue()
    expect(latitude).toMatch(/^38\.\d{1,6}$/)
    await picker.use().click()
    await expect(departments.field('Γεωγραφικό πλάτος')).toHaveValue(latitude)
    await picker.open()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Escape')
    await expect(picker.dialog()).toBeHidden()
    await expect(picker.opener()).toBeFocused()
    await departments.save().click()
    await expect(departments.dialog()).toBeHidden()
    await page.reload()
    await departments.find(department)
    await departments.edit(department)
    await expect(departments.field('Γεωγραφικό πλάτος')).toHaveValue(latitude)
    await page.keyboard.press('Escape')
    await expect(departments.dialog()).toBeHidden()
  })

  await test.step('a second one of the same name is refused', async () => {
    await departments.add().click()
    await departments.field('Όνομα τμήματος').fill(department)
    await departments.choose('Ίδρυμα', institution)
    await departments.save().click()
    await expect(departments.field('Όνομα τμήματος')).toHaveAccessibleDescription('Χρησιμοποιείται ήδη.')
    await expectAccessible(page, 'department whose name is taken')
    await departments.dialog().getByRole('button', { name: 'Ακύρωση' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Έξοδος χωρίς αποθήκευση' }).click()
    await expect(departments.dialog()).toBeHidden()
  })

  await test.step('it gets a cover, which is deleted again', async () => {
    await (await departments.action('Εικόνες', department)).click()
    const dialog = page.getByRole('dialog', { name: 'Εικόνες εξωφύλλου' })
    const file = dialog.locator('input[type="file"][aria-label="Νέα εικόνα"]')
    await file.setInputFiles(await aPicture('Εξώφυλλο.png'))
    await dialog.getByRole('button', { name: 'Μεταφόρτωση εικόνας' }).click()
    const image = dialog.getByRole('img', { name: 'Εικόνα 1' })
    await expect(image).toBeVisible()
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(480)
    await expectAccessible(page, 'covers of a department')
    await dialog.getByRole('button', { name: 'Διαγραφή της εικόνας 1' }).click()
    const question = page.getByRole('alertdialog', { name: 'Να διαγραφεί η εικόνα;' })
    await question.getByRole('button', { name: 'Διαγραφή', exact: true }).click()
    await expect(dialog.getByText('Το τμήμα δεν έχει ακόμη εικόνες.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Κλείσιμο' }).click()
  })

  await test.step('the institution stays while it has a department, and says why', async () => {
    await menu.goTo(INSTITUTIONS.heading)
    await institutions.untilOpen()
    await institutions.find(institution)
    const reason = 'Το ίδρυμα έχει τμήματα και δεν διαγράφεται.'
    const remove = await institutions.action('Διαγραφή', institution)
    await expect(remove).toHaveAttribute('aria-disabled', 'true')
    await expect(remove).toHaveAccessibleDescription(reason)
    await remove.press('Enter')
    await expect(page.getByRole('alertdialog')).toBeHidden()
  })

  await test.step('both are deleted, the department first', async () => {
    await menu.goTo(DEPARTMENTS.heading)
    await departments.find(department)
    await departments.remove(department)
    await expect(page.getByText('Καμία εγγραφή δεν ταιριάζει με την αναζήτηση.')).toBeVisible()
    await menu.goTo(INSTITUTIONS.heading)
    await institutions.find(institution)
    await institutions.remove(institution)
    await expect(page.getByText(`Διαγράφηκε: ${institution}`)).toBeVisible()
    await expect(page.getByText('Καμία εγγραφή δεν ταιριάζει με την αναζήτηση.')).toBeVisible()
    await expectAccessible(page, 'institutions of which none matches')
  })
})
