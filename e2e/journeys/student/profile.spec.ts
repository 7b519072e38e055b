import { expectAccessible } from '../../fixtures/accessibility.ts'
import { aPdf, aScript } from '../../fixtures/documents.ts'
import { expect } from '../../fixtures/journey.ts'
import { test } from '../../fixtures/world.ts'
import { downloadBy } from '../../pages/downloads.ts'
import { MainMenu } from '../../pages/main-menu.ts'
import { ProfilePage } from '../../pages/profile-page.ts'
import { QuestionDialog } from '../../pages/question-dialog.ts'

test('name and interests are changed, and an empty name is refused', { tag: '@phone' }, async ({
  signedInAs,
  aStudent,
  api,
  names,
}) => {
  const student = await aStudent()
  const page = await signedInAs(student)
  const profile = new ProfilePage(page)
  await profile.openStudents()
  const [kept, dropped] = [names.title('ρομποτική'), names.title('στατιστική')]

  await profile.surname().fill('')
  await profile.save().click()
  await expect(page.getByText('Το επώνυμο είναι απαραίτητο')).toBeVisible()
  await expect(profile.surname()).toBeFocused()
  await expectAccessible(page, 'profile with an empty name')

  await profile.surname().fill('Παπανικολάου–Δήμου')
  await profile.addInterest(kept, kept.toUpperCase())
  await profile.addInterest(dropped)
  await profile.interest(dropped).press('Delete')
  await profile.save().click()
  await expect(profile.isSaved()).toBeVisible()
  expect(await api(student, 'getStudentProfile')).toMatchObject({
    uSurname: 'Παπανικολάου–Δήμου',
    keywords: [{ keyword: kept }],
  })
  await page.reload()
  await expect(profile.surname()).toHaveValue('Παπανικολάου–Δήμου')
  await expect(profile.interest(kept)).toBeVisible()
})

test('a CV is taken when it is one, and refused with a sentence when it is not', async ({
  signedInAs,
  aStudent,
  api,
}) => {
  const student = await aStudent()
  const page = await signedInAs(student)
  const profile = new ProfilePage(page)
  await profile.openStudents()
  await expect(profile.cv().getByText('Δεν έχετε μεταφορτώσει βιογραφικό.')).toBeVisible()

  await test.step('by its size, before anything is sent', async () => {
    await profile.chooseCv(aPdf('Μεγάλο βιογραφικό.pdf', { bytes: 3_000_001 }))
    await expect(profile.cv().getByRole('alert')).toHaveText('Μέγιστο μέγεθος αρχείου: 3 MB')
    await expectAccessible(page, 'a CV that is too large')
  })

  await test.step('by its content, on the server', async () => {
    await profile.chooseCv(aScript('βιογραφικό.pdf'))
    await profile.save().click()
    await expect(profile.cv().getByRole('alert')).toHaveText('Ο τύπος αρχείου δεν υποστηρίζεται.')
    expect(await api(student, 'getStudentProfile')).toMatchObject({ cvFilename: null })
  })

  await profile.chooseCv(aPdf('Βιογραφικό σημείωμα.pdf'))
  await expect(profile.cv().getByRole('alert')).toBeHidden()
  await profile.save().click()
  await expect(profile.downloadCv('Βιογραφικό σημείωμα.pdf')).toBeVisible()
  expect(await api(student, 'getStudentProfile')).toMatchObject({ cvFilename: 'Βιογραφικό σημείωμα.pdf' })

  const { name } = await downloadBy(page, () => profile.downloadCv('Βιογραφικό σημείωμα.pdf').click())
  expect(name).toBe('Βιογραφικό σημείωμα.pdf')
})

test('unsaved changes are asked about before they are left', async ({ signedInAs, aStudent, api }) => {
  const student = await aStudent()
  const page = await signedInAs(student)
  const profile = new ProfilePage(page)
  const question = new QuestionDialog(page)
  await profile.openStudents()
  await profile.firstName().fill('Αθηνά')
  await new MainMenu(page).goTo('Η εργασία μου')
  await expect(question.dialog()).toContainText('Υπάρχουν αλλαγές που δεν αποθηκεύτηκαν')
  await expectAccessible(page, 'the question about unsaved changes')
  await question.answer('Παραμονή')
  await expect(profile.firstName()).toHaveValue('Αθηνά')

  await new MainMenu(page).goTo('Η εργασία μου')
  await question.answer('Έξοδος χωρίς αποθήκευση')
  await page.waitForURL('**/dashboard/student/thesis/current')
  expect(await api(student, 'getStudentProfile')).toMatchObject({ uName: student.firstName })
})
