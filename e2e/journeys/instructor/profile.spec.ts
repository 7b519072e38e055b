import { expectAccessible } from '../../fixtures/accessibility.ts'
import { aPdf, aScript } from '../../fixtures/documents.ts'
import { expect } from '../../fixtures/journey.ts'
import { test } from '../../fixtures/world.ts'
import { InstructorProfilePage } from '../../pages/instructor-profile-page.ts'
import { ChangePasswordDialog } from '../../pages/profile-page.ts'
import { SignInPage } from '../../pages/sign-in-page.ts'

const PATH = '/dashboard/instructor/profile'

test('a profile is filled in, kept, and read by others while it is public', async ({
  signedInAs,
  names,
  anInstructor,
  aStudent,
}) => {
  const [instructor, student] = await Promise.all([anInstructor(), aStudent()])
  const keyword = names.title('αναγνώριση προτύπων')
  const surname = names.title('Αγγελοπούλου')
  const page = await signedInAs(instructor)
  const profile = new InstructorProfilePage(page)
  const reader = await signedInAs(student)

  await test.step('what is wrong is said at its field', async () => {
    await profile.open()
    await expect(profile.account()).toContainText('Επίκουρος Καθηγητής/Επίκουρη Καθηγήτρια')
    await expect(profile.account()).toContainText(instructor.department.name)
    await profile.firstName().fill('')
    await profile.surname().fill('')
    await profile.email().fill('χωρίς-παπάκι')
    await profile.save().click()
    await expect(profile.firstName()).toBeFocused()
    await expect(profile.firstName()).toHaveAccessibleDescription('Το όνομα είναι απαραίτητο')
    await expect(profile.surname()).toHaveAccessibleDescription('Το επώνυμο είναι απαραίτητο')
    await expect(profile.email()).toHaveAccessibleDescription('Παρακαλώ δώστε ένα σωστό email!')
    await expectAccessible(page, 'profile with wrong fields')
  })

  await test.step('it is saved and stays', async () => {
    await profile.firstName().fill('Αργυρώ')
    await profile.surname().fill(surname)
    await profile.email().fill(instructor.email)
    await profile.addInterest(keyword.toLowerCase())
    await profile.isPublic().check()
    await profile.save().click()
    await expect(page.getByText('Το προφίλ σας αποθηκεύτηκε')).toBeVisible()
    await page.reload()
    await expect(profile.surname()).toHaveValue(surname)
    await expect(profile.interest(keyword.toLowerCase())).toBeVisible()
    await expect(profile.isPublic()).toBeChecked()
  })

  await test.step('others read it, until it is private', async () => {
    await reader.goto(`/profile/${instructor.username}`)
    await expect(reader.getByRole('heading', { level: 1, name: `Αργυρώ ${surname}` })).toBeVisible()
    await expect(reader.getByText(keyword.toLowerCase(), { exact: true })).toBeVisible()
    await expect(reader.getByText('Δεν υπάρχει βιογραφικό σημείωμα.')).toBeVisible()
    await expectAccessible(reader, 'profile of an instructor')
    await profile.isPublic().uncheck()
    await profile.save().click()
    await expect(page.getByText('Το προφίλ σας αποθηκεύτηκε')).toBeVisible()
    await reader.reload()
    await expect(reader.getByRole('heading', { level: 1, name: 'Η σελίδα δεν βρέθηκε' })).toBeVisible()
    await page.goto(`${PATH}/preview/${instructor.username}`)
    await expect(page.getByRole('link', { name: 'Επεξεργασία προφίλ' })).toBeVisible()
    await expect(page.getByRole('link', { name: instructor.email })).toBeVisible()
  })
})

test('a CV is taken when it is a document and not too large, and read from the profile', async ({
  signedInAs,
  anInstructor,
}) => {
  const instructor = await anInstructor()
  const page = await signedInAs(instructor)
  const profile = new InstructorProfilePage(page)
  await profile.open()
  await expect(page.getByText('Δεν έχετε μεταφορτώσει βιογραφικό.')).toBeVisible()

  await test.step('what is refused here', async () => {
    await profile.chooseCv(aPdf('Μεγάλο.pdf', { bytes: 3_000_001 }))
    await expect(profile.cv().getByRole('alert')).toHaveText('Μέγιστο μέγεθος αρχείου: 3 MB')
    await profile.chooseCv({ ...aPdf('Εικόνα.png'), mimeType: 'image/png' })
    await expect(profile.cv().getByRole('alert')).toContainText('Ο τύπος αρχείου δεν υποστηρίζεται.')
    await expectAccessible(page, 'CV that is refused')
  })

  await test.step('what the API refuses by its content', async () => {
    await profile.chooseCv(aScript('Πρόγραμμα.pdf'))
    await profile.save().click()
    await expect(profile.cv().getByRole('alert')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Δεν έχετε μεταφορτώσει βιογραφικό.')).toBeVisible()
  })

  await test.step('what is taken', async () => {
    await profile.chooseCv(aPdf('Βιογραφικό.pdf'))
    await expect(profile.cv().getByText(/Βιογραφικό\.pdf · /)).toBeVisible()
    await profile.save().click()
    await expect(page.getByText('Το προφίλ σας αποθηκεύτηκε')).toBeVisible()
    await expect(profile.cv().getByText('Βιογραφικό.pdf', { exact: true })).toBeVisible()
    const opened = page
      .context()
      .waitForEvent('request', (request) => request.url().includes('/user/profile/cv/'))
    await profile.downloadCv('Βιογραφικό.pdf').click()
    const answer = await (await opened).response()
    expect(answer?.status()).toBe(200)
    expect(answer?.headers()['content-type']).toContain('application/pdf')
  })
})

test('a password is changed with the old one, and other devices are signed out', async ({
  signedInAs,
  openWindow,
  anInstructor,
}) => {
  const instructor = await anInstructor()
  const [page, otherDevice] = [await signedInAs(instructor), await signedInAs(instructor)]
  const profile = new InstructorProfilePage(page)
  const change = new ChangePasswordDialog(page)

  await test.step('too short, or not the same', async () => {
    await otherDevice.goto(PATH)
    await profile.open()
    await change.open()
    await expect(change.save()).toBeDisabled()
    await change.fill({ old: 'wrong-one', next: 'abc' })
    await expect(change.dialog().getByText('Τουλάχιστον 4 χαρακτήρες')).toBeVisible()
    await change.fill({ old: 'wrong-one', next: 'kalispera-2026', again: 'kalispera-2025' })
    await expect(change.dialog().getByText('Οι κωδικοί που βάλατε δεν ταιριάζουν!')).toBeVisible()
    await expect(change.save()).toBeDisabled()
    await expectAccessible(page, 'change of the password')
  })

  await test.step('the old one is wrong', async () => {
    await change.field('Επανάληψη κωδικού').fill('kalispera-2026')
    await change.save().click()
    await expect(page.getByText('Λάθος κωδικός. Προσπαθήστε ξανά.')).toBeVisible()
    await expect(change.dialog()).toBeVisible()
  })

  await test.step('it is changed', async () => {
    await change.field('Τρέχων κωδικός').fill(instructor.password)
    await change.save().click()
    await expect(page.getByText('Ο κωδικός άλλαξε')).toBeVisible()
    await expect(change.dialog()).toBeHidden()
    await page.reload()
    await expect(profile.account()).toContainText(instructor.username)
    await otherDevice.reload()
    await expect(new SignInPage(otherDevice).submit()).toBeVisible()

    const window = await openWindow()
    const signIn = new SignInPage(window)
    await signIn.open()
    await signIn.signIn(instructor)
    await expect(window.getByText('Λάθος κωδικός. Προσπαθήστε ξανά.')).toBeVisible()
    await signIn.signIn({ username: instructor.username, password: 'kalispera-2026' })
    await window.waitForURL(/\/dashboard\/instructor/)
  })
})
