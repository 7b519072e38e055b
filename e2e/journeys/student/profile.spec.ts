import { expectAccessible } from '../../fixtures/accessibility.ts'
import { aPdf } from '../../fixtures/documents.ts'
import { expect } from '../../fixtures/journey.ts'
import { test } from '../../fixtures/world.ts'
import { downloadBy } from '../../pages/downloads.ts'
import { MainMenu } from '../../pages/main-menu.ts'
import { ProfilePage } from '../../pages/profile-page.ts'
import { QuestionDialog } from '../../pages/question-dialog.ts'

const CV = 'Βιογραφικό σημείωμα.pdf'

test('name, interests and CV are changed and kept, and changes are asked about before they are left', async ({
  signedInAs,
  aStudent,
  api,
  names,
}) => {
  const student = await aStudent()
  const page = await signedInAs(student)
  const profile = new ProfilePage(page)
  const question = new QuestionDialog(page)
  const menu = new MainMenu(page)
  const [kept, dropped] = [names.title('ρομποτική'), names.title('στατιστική')]
  await profile.openStudents()

  await test.step('an empty name and a CV that is too large are refused before anything is sent', async () => {
    await expect(profile.cv().getByText('Δεν έχετε μεταφορτώσει βιογραφικό.')).toBeVisible()
    await profile.chooseCv(aPdf('Μεγάλο βιογραφικό.pdf', { bytes: 3_000_001 }))
    await expect(profile.cv().getByRole('alert')).toHaveText('Μέγιστο μέγεθος αρχείου: 3 MB')
    await profile.surname().fill('')
    await profile.save().click()
    await expect(page.getByText('Το επώνυμο είναι απαραίτητο')).toBeVisible()
    await expect(profile.surname()).toBeFocused()
    await expectAccessible(page, 'profile with an empty name and a CV that is too large')
  })

  await test.step('what is not saved is asked about, and stays as long as the person does', async () => {
    await profile.surname().fill('Παπανικολάου–Δήμου')
    await menu.goTo('Η εργασία μου')
    await expect(question.dialog()).toContainText('Υπάρχουν αλλαγές που δεν αποθηκεύτηκαν')
    await expectAccessible(page, 'the question about unsaved changes')
    await question.answer('Παραμονή')
    await expect(profile.surname()).toHaveValue('Παπανικολάου–Δήμου')
  })

  await test.step('it is saved, with the interests and the CV', async () => {
    await profile.addInterest(kept, kept.toUpperCase())
    await profile.addInterest(dropped)
    await profile.interest(dropped).press('Delete')
    await profile.chooseCv(aPdf(CV))
    await profile.save().click()
    await expect(profile.downloadCv(CV)).toBeVisible()
    expect(await api(student, 'getStudentProfile')).toMatchObject({
      uSurname: 'Παπανικολάου–Δήμου',
      keywords: [{ keyword: kept }],
      cvFilename: CV,
    })
    expect((await downloadBy(page, () => profile.downloadCv(CV).click())).name).toBe(CV)
  })

  await test.step('a change that is left behind is not saved', async () => {
    await profile.firstName().fill('Αθηνά')
    await menu.goTo('Η εργασία μου')
    await question.answer('Έξοδος χωρίς αποθήκευση')
    await page.waitForURL('**/dashboard/student/thesis/current')
    await menu.goTo('Προφίλ')
    await expect(profile.surname()).toHaveValue('Παπανικολάου–Δήμου')
    await expect(profile.interest(kept)).toBeVisible()
    expect(await api(student, 'getStudentProfile')).toMatchObject({ uName: student.firstName })
  })
})
