import { expectAccessible } from '../../fixtures/accessibility.ts'
import { aPdf } from '../../fixtures/documents.ts'
import { expect } from '../../fixtures/journey.ts'
import { aPicture } from '../../fixtures/pictures.ts'
import { test } from '../../fixtures/world.ts'
import { DEPARTMENTS, RecordsPage } from '../../pages/records-page.ts'

test('every wrong field of a department is said beside it', async ({ signedInAs, anAdministrator }) => {
  const page = await signedInAs(anAdministrator)
  const departments = new RecordsPage(page, DEPARTMENTS)
  await departments.open()
  await departments.add().click()
  await departments.field('Ηλεκτρονική διεύθυνση (e-mail)').fill('γραμματεία')
  await departments.field('Τηλέφωνο').fill('2'.repeat(65))
  await departments.field('Πόλη').fill('π'.repeat(256))
  await departments.field('Ιστότοπος').fill('javascript:alert(1)')
  await departments.field('Γεωγραφικό πλάτος').fill('91')
  await departments.field('Γεωγραφικό μήκος').fill('ανατολικά')
  await departments.save().click()
  await expect(departments.field('Όνομα τμήματος')).toBeFocused()
  const troubles = {
    'Όνομα τμήματος': /Υποχρεωτικό πεδίο/,
    'Ηλεκτρονική διεύθυνση (e-mail)': /Παρακαλώ δώστε ένα σωστό email!/,
    Τηλέφωνο: /Το μέγιστο μήκος είναι \d+\./,
    Πόλη: /Το μέγιστο μήκος είναι 255\./,
    Ιστότοπος: /Η διεύθυνση πρέπει να αρχίζει με http/,
    'Γεωγραφικό πλάτος': /Δώστε μοίρες από −90 έως 90\./,
    'Γεωγραφικό μήκος': /Δώστε μοίρες από −180 έως 180\./,
  }
  for (const [label, trouble] of Object.entries(troubles)) {
    await expect(departments.dialog().getByText(trouble).first()).toBeVisible()
    await expect(departments.field(label)).toHaveAttribute('aria-invalid', 'true')
  }
  await expect(departments.dialog().getByRole('combobox', { name: 'Ίδρυμα' })).toHaveAccessibleDescription(
    'Υποχρεωτικό πεδίο',
  )
  await expectAccessible(page, 'department with wrong fields')
})

test('a department is added with its place on the map, changed and deleted', async ({
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

test('a department with people is not deleted: the reason is shown and the row stays', async ({
  signedInAs,
  anAdministrator,
  aDepartment,
  anInvitedInstructor,
}) => {
  const department = await aDepartment()
  await anInvitedInstructor({ department })
  const page = await signedInAs(anAdministrator)
  const departments = new RecordsPage(page, DEPARTMENTS)
  await departments.open()
  await departments.find(department.name)
  await departments.remove(department.name)
  await expect(
    page.getByRole('alert').filter({ hasText: 'Το τμήμα έχει χρήστες και δεν διαγράφεται.' }),
  ).toBeVisible()
  await expect(departments.record(department.name)).toHaveCount(1)
  await page.reload()
  await expect(departments.record(department.name)).toHaveCount(1)
  await expectAccessible(page, 'department that stays')
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
