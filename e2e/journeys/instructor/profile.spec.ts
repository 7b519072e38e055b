import { expectAccessible } from '../../fixtures/accessibility.ts'
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

  await test.step('the account says who it is', async () => {
    await profile.open()
    await expect(profile.account()).toContainText('Επίκουρος Καθηγητής/Επίκουρη Καθηγήτρια')
    await expect(profile.account()).toContainText(instructor.department.name)
  })

  await test.step('it is saved and stays', async () => {
    await profile.firstName().fill('Αργυρώ')
    await profile.surname().fill(surname)
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

test('a password is changed with the old one, and other devices are signed out', async ({
  signedInAs,
  openWindow,
  anInstructor,
}) => {
  const instructor = await anInstructor()
  const [page, otherDevice] = [await signedInAs(instructor), await signedInAs(instructor)]
  const profile = new InstructorProfilePage(page)
  const change = new ChangePasswordDialog(page)

  await test.step('both are asked for', async () => {
    await otherDevice.goto(PATH)
    await profile.open()
    await change.open()
    await expect(change.save()).toBeDisabled()
    await change.fill({ old: instructor.password, next: 'kalispera-2026', again: 'kalispera-2025' })
    await expect(change.save()).toBeDisabled()
    await expectAccessible(page, 'change of the password')
    await change.field('Επανάληψη κωδικού').fill('kalispera-2026')
  })

  await test.step('it is changed', async () => {
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
