import { expect } from '../../fixtures/journey.ts'
import { test } from '../../fixtures/world.ts'
import { InstructorProfilePage } from '../../pages/instructor-profile-page.ts'

test('a profile is filled in, kept, and read by others while it is public', async ({
  signedInAs,
  names,
  anInstructor,
  aStudent,
}) => {
  const [instructor, student] = await Promise.all([anInstructor(), aStudent()])
  const keyword = names.title('αναγνώριση προτύπων').toLowerCase()
  const surname = names.title('Αγγελοπούλου')
  const page = await signedInAs(instructor)
  const profile = new InstructorProfilePage(page)
  const reader = await signedInAs(student)

  await test.step('it is saved and stays', async () => {
    await profile.open()
    await expect(profile.account()).toContainText('Επίκουρος Καθηγητής/Επίκουρη Καθηγήτρια')
    await expect(profile.account()).toContainText(instructor.department.name)
    await profile.firstName().fill('Αργυρώ')
    await profile.surname().fill(surname)
    await profile.addInterest(keyword)
    await profile.isPublic().check()
    await profile.formOfAddress().click()
    await page.getByRole('option', { name: 'κα', exact: true }).click()
    await profile.save().click()
    await expect(profile.isSaved()).toBeVisible()
    await page.reload()
    await expect(profile.surname()).toHaveValue(surname)
    await expect(profile.interest(keyword)).toBeVisible()
    await expect(profile.isPublic()).toBeChecked()
    await expect(profile.formOfAddress()).toHaveText('κα')
    await expect(profile.account()).toContainText('Επίκουρη Καθηγήτρια')
    await expect(profile.account()).not.toContainText('Επίκουρος')
  })

  await test.step('others read it, until it is private', async () => {
    await reader.goto(`/profile/${instructor.username}`)
    await expect(reader.getByRole('heading', { level: 1, name: `Αργυρώ ${surname}` })).toBeVisible()
    await expect(reader.getByText(keyword, { exact: true })).toBeVisible()
    await expect(reader.getByText('Επίκουρη Καθηγήτρια', { exact: true })).toBeVisible()
    await expect(reader.getByText('Δεν υπάρχει βιογραφικό σημείωμα.')).toBeVisible()
    await profile.isPublic().uncheck()
    await profile.save().click()
    await expect(profile.isSaved()).toBeVisible()
    await reader.reload()
    await expect(reader.getByRole('heading', { level: 1, name: 'Η σελίδα δεν βρέθηκε' })).toBeVisible()
    await page.goto(`/dashboard/instructor/profile/preview/${instructor.username}`)
    await expect(page.getByRole('link', { name: 'Επεξεργασία προφίλ' })).toBeVisible()
    await expect(page.getByRole('link', { name: instructor.email })).toBeVisible()
  })
})
