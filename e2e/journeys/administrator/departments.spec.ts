import { expectAccessible } from '../../fixtures/accessibility.ts'
import { aPdf } from '../../fixtures/documents.ts'
import { expect } from '../../fixtures/journey.ts'
import { aPicture } from '../../fixtures/pictures.ts'
import { test } from '../../fixtures/world.ts'
import { DEPARTMENTS, RecordsPage } from '../../pages/records-page.ts'

test('a department is added with its place on the map, changed and deleted', { tag: '@phone' }, async ({
  signedInAs,
  anAdministrator,
  names,
  aDepartment,
}) => {
  const { institution, name: taken } = await aDepartment()
  const name = names.title('Τμήμα Ναυτιλίας')
  const page = await signedInAs(anAdministrator)
  const departments = new RecordsPage(page, DEPARTMENTS)

  await test.step('the point is pasted whole, and shown on the map', async () => {
    await departments.open()
    await departments.add().click()
    await departments.save().click()
    await expect(departments.field('Όνομα τμήματος')).toBeFocused()
    await expectAccessible(page, 'department with fields that are missing')
    await departments.field('Όνομα τμήματος').fill(taken)
    await departments.choose('Ίδρυμα', institution.name)
    await departments.field('Ηλεκτρονική διεύθυνση (e-mail)').fill('secretariat@example.gr')
    await departments.field('Τηλέφωνο').fill('22710 35000')
    await departments.field('Πόλη').fill('Χίος')
    await expect(departments.dialog().getByText('Συμπληρώστε και τα δύο')).toBeVisible()
    await departments.field('Γεωγραφικό πλάτος').fill('38,3678')
    await departments.field('Γεωγραφικό μήκος').fill('26.1358')
    await expect(departments.dialog().getByRole('link', { name: /Έλεγχος στον χάρτη/ })).toHaveAttribute(
      'href',
      /mlat=38\.3678&mlon=26\.1358/,
    )
    await expectAccessible(page, 'department that is being added')
  })

  await test.step('a name that the institution has already is refused', async () => {
    await departments.save().click()
    await expect(departments.field('Όνομα τμήματος')).toHaveAccessibleDescription('Χρησιμοποιείται ήδη.')
    await departments.field('Όνομα τμήματος').fill(name)
    await departments.save().click()
    await expect(departments.dialog()).toBeHidden()
    await departments.find(name)
    for (const shown of [institution.name, 'secretariat@example.gr', '22710 35000', 'Χίος']) {
      await expect(departments.record(name)).toContainText(shown)
    }
  })

  await test.step('it is changed and keeps its place', async () => {
    await departments.edit(name)
    await expect(departments.field('Γεωγραφικό πλάτος')).toHaveValue('38.3678')
    await departments.field('Πόλη').fill('Οινούσσες')
    await departments.save().click()
    await expect(departments.record(name)).toContainText('Οινούσσες')
  })

  await test.step('it is deleted', async () => {
    await departments.remove(name)
    await expect(page.getByText(`Διαγράφηκε: ${name}`)).toBeVisible()
    await expect(departments.record(name)).toHaveCount(0)
    await page.reload()
    await expect(page.getByText('Καμία εγγραφή δεν ταιριάζει με την αναζήτηση.')).toBeVisible()
  })
})

test('the covers of a department are added and deleted, and only pictures are taken', async ({
  signedInAs,
  anAdministrator,
  aDepartment,
}) => {
  const { name } = await aDepartment()
  const page = await signedInAs(anAdministrator)
  const departments = new RecordsPage(page, DEPARTMENTS)
  await departments.open()
  await departments.find(name)
  await (await departments.action('Εικόνες', name)).click()
  const dialog = page.getByRole('dialog', { name: 'Εικόνες εξωφύλλου' })
  const file = dialog.locator('input[type="file"][aria-label="Νέα εικόνα"]')

  await test.step('what is no picture is refused, by its name here and by its content there', async () => {
    await expect(dialog.getByText('Το τμήμα δεν έχει ακόμη εικόνες.')).toBeVisible()
    await file.setInputFiles(aPdf('Εξώφυλλο.pdf'))
    await expect(dialog.getByRole('alert')).toContainText('Ο τύπος αρχείου δεν υποστηρίζεται.')
    await expectAccessible(page, 'covers of a department')
    await file.setInputFiles({ ...aPdf('Εξώφυλλο.png'), mimeType: 'image/png' })
    await dialog.getByRole('button', { name: 'Μεταφόρτωση εικόνας' }).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await expect(dialog.getByText('Το τμήμα δεν έχει ακόμη εικόνες.')).toBeVisible()
  })

  await test.step('a picture is added and stays', async () => {
    await file.setInputFiles(await aPicture('Εξώφυλλο.png'))
    await dialog.getByRole('button', { name: 'Μεταφόρτωση εικόνας' }).click()
    await expect(page.getByText('Η εικόνα προστέθηκε.')).toBeVisible()
    const image = dialog.getByRole('img', { name: 'Εικόνα 1' })
    await expect(image).toBeVisible()
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(480)
  })

  await test.step('it is deleted after a question', async () => {
    await dialog.getByRole('button', { name: 'Διαγραφή της εικόνας 1' }).click()
    const question = page.getByRole('alertdialog', { name: 'Να διαγραφεί η εικόνα;' })
    await question.getByRole('button', { name: 'Διαγραφή', exact: true }).click()
    await expect(page.getByText('Η εικόνα διαγράφηκε.')).toBeVisible()
    await expect(dialog.getByText('Το τμήμα δεν έχει ακόμη εικόνες.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Κλείσιμο' }).click()
    await expect(dialog).toBeHidden()
  })
})
