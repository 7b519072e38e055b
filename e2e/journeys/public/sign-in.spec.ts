import { expectAccessible } from '../../fixtures/accessibility.ts'
import { expect } from '../../fixtures/journey.ts'
import { test } from '../../fixtures/world.ts'
import { SignInPage } from '../../pages/sign-in-page.ts'

test('a wrong password is refused, and the right one leads to the page that was asked for', async ({
  page,
  anInstructor,
  aStudent,
  aThesis,
}) => {
  const [instructor, student] = await Promise.all([anInstructor(), aStudent()])
  const thesis = await aThesis(instructor)
  const signIn = new SignInPage(page)
  await page.goto(`/thesis/${thesis.id}?from=mail`)
  await signIn.signIn({ ...student, password: 'κάτι άλλο' })
  await expect(signIn.says('Λάθος κωδικός. Προσπαθήστε ξανά.')).toBeVisible()
  await expectAccessible(page, 'sign-in after a wrong password')

  await signIn.password().fill(student.password)
  await signIn.password().press('Enter')
  await page.waitForURL(`**/thesis/${thesis.id}?from=mail`)
  await expect(page.getByRole('heading', { level: 1, name: thesis.title })).toBeFocused()

  await test.step('and the sign-in page leads a person who is signed in to the own profile', async () => {
    await page.goto('/login')
    await page.waitForURL('**/dashboard/student/profile')
  })
})
