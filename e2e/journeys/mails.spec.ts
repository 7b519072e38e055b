import { expect } from '../fixtures/journey.ts'
import { linkFor, mailCountOf, mailTo } from '../fixtures/mailbox.ts'
import { test } from '../fixtures/world.ts'
import { SignInPage } from '../pages/sign-in-page.ts'
import { ThesisPage } from '../pages/thesis-page.ts'

const REASON = 'Λείπουν οι πηγές μετά το 2020.'

test('a mail is complete: sender, recipient and subject, in two forms that say the same', async ({
  aStudent,
  anInstructor,
  aThesis,
  interest,
  names,
}) => {
  const [student, instructor] = await Promise.all([aStudent(), anInstructor()])
  const thesis = await aThesis(instructor, { title: names.title('Ευρετήρια «B+»') })
  await interest(student, thesis)

  const { headers, subject, text, html, ...mail } = await mailTo(instructor.email, {
    subject: 'Δήλωση ενδιαφέροντος',
  })
  expect(subject).toContain(thesis.title)
  expect(mail).toMatchObject({
    sender: 'theses@example.gr',
    recipient: instructor.email,
    messageId: expect.stringMatching(/^<[\w-]+@example\.gr>$/),
  })
  expect(headers.get('from')).toBe('Διατριβή <theses@example.gr>')
  expect(headers.get('to')).toBe(instructor.email)
  expect(headers.get('auto-submitted')).toBe('auto-generated')
  expect(headers.get('content-type')).toMatch(/^multipart\/alternative;/)
  expect(Date.parse(headers.get('date') ?? '')).toBeLessThanOrEqual(Date.now())
  for (const said of [instructor.fullName, student.fullName, thesis.title]) {
    expect(text).toContain(said)
    expect(html).toContain(said)
  }
})

test('two mails to one person are two messages, and each in the language of its reader', async ({
  aStudent,
  anInstructor,
  aThesis,
  interest,
  api,
}) => {
  const [student, other, instructor] = await Promise.all([aStudent(), aStudent(), anInstructor()])
  const { settings } = await api(instructor, 'getNoticeSettings')
  await api(instructor, 'setNoticeSettings', { body: { language: 'en', settings } })
  const thesis = await aThesis(instructor)
  await interest(student, thesis)
  const first = await mailTo(instructor.email, { subject: 'New declaration of interest' })
  const after = await mailCountOf(instructor.email)
  await interest(other, thesis)
  const second = await mailTo(instructor.email, { subject: 'New declaration of interest', after })
  expect(second.text).toContain(other.fullName)
  expect(second.html).toContain('lang="en"')
  expect(second.messageId).not.toBe(first.messageId)
})

test('a mail leads to its step, by way of the sign-in', async ({ page, anAssignment, api }) => {
  const { thesis, list, student, instructor } = await anAssignment({ isWaiting: true })
  const stepId = list.steps[0]?.id ?? 0
  await api(instructor, 'returnStep', { params: { itemId: stepId }, body: { reason: REASON } })

  const subject = 'Επιστροφή βήματος για διόρθωση'
  await page.goto(await linkFor(student.email, `/thesis/${thesis.id}#step-${stepId}`, { subject }))
  await new SignInPage(page).signIn(student)
  await page.waitForURL(`**/thesis/${thesis.id}#step-${stepId}`)
  await expect(page.getByText(REASON).first()).toBeInViewport()
})

test('the mails of an assignment lead both people to the thesis, where they go on', async ({
  openWindow,
  aStudent,
  anInstructor,
  aThesis,
  interest,
  positiveAnswer,
}) => {
  const [student, instructor] = await Promise.all([aStudent(), anInstructor()])
  const thesis = await aThesis(instructor)
  await interest(student, thesis)
  const place = `/thesis/${thesis.id}`

  await test.step('the instructor comes by the mail about the interest', async () => {
    const page = await openWindow()
    await page.goto(await linkFor(instructor.email, place, { subject: 'Δήλωση ενδιαφέροντος' }))
    await new SignInPage(page).signIn(instructor)
    await page.waitForURL(`**${place}`)
    await expect(new ThesisPage(page).choose(student.fullName)).toBeVisible()
  })

  await test.step('the student comes by the mail about the answer, and accepts', async () => {
    await positiveAnswer(student, thesis)
    const page = await openWindow()
    await page.goto(await linkFor(student.email, place, { subject: 'Θετική απάντηση στη δήλωσή σας' }))
    await new SignInPage(page).signIn(student)
    await page.waitForURL(`**${place}`)
    await page.getByRole('button', { name: 'Αποδοχή ανάθεσης' }).click()
    await new ThesisPage(page).confirm('Αποδοχή')
    await expect(page.getByText('Σε εξέλιξη').first()).toBeVisible()
  })

  await mailTo(instructor.email, { subject: 'Η ανάθεση έγινε αποδεκτή' })
})

test('a mail leads to the settings of notices, by way of the sign-in', async ({
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
