import { expect } from '../fixtures/journey.ts'
import { linkFor } from '../fixtures/mailbox.ts'
import { test } from '../fixtures/world.ts'
import { SignInPage } from '../pages/sign-in-page.ts'

const REASON = 'Λείπουν οι πηγές μετά το 2020.'

test('a letter leads to its step, by way of the sign-in', async ({ page, anAssignment, api }) => {
  const { thesis, list, student, instructor } = await anAssignment({ isWaiting: true })
  const stepId = list.steps[0]?.id ?? 0
  await api(instructor, 'returnStep', { params: { itemId: stepId }, body: { reason: REASON } })

  await page.goto(await linkFor(student.email, `/thesis/${thesis.id}#step-${stepId}`))
  await new SignInPage(page).signIn(student)
  await page.waitForURL(`**/thesis/${thesis.id}#step-${stepId}`)
  await expect(page.getByText(REASON).first()).toBeInViewport()
})

test('a letter leads to the settings of letters, by way of the sign-in', async ({
  page,
  aThesis,
  aStudent,
  anInstructor,
  interest,
}) => {
  const instructor = await anInstructor()
  await interest(await aStudent(), await aThesis(instructor))

  await page.goto(await linkFor(instructor.email, '/dashboard/instructor/profile#notices'))
  await new SignInPage(page).signIn(instructor)
  await page.waitForURL('**/dashboard/instructor/profile#notices')
  await expect(page.getByRole('heading', { name: 'Ειδοποιήσεις', level: 2 })).toBeInViewport()
})
