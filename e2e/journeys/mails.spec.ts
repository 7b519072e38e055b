import { expect } from '../fixtures/journey.ts'
import { linkFor, mailCountOf, mailTo } from '../fixtures/mailbox.ts'
import { test } from '../fixtures/world.ts'
import { SignInPage } from '../pages/sign-in-page.ts'
import { ThesisPage } from '../pages/thesis-page.ts'

const REASON = 'Λείπουν οι πηγές μετά το 2020.'

test('mails are complete, each in the language of its reader, and lead both people to the place, where they go on', async ({
  openWindow,
  aStudent,
  anInstructor,
  aThesis,
  aTodoList,
  interest,
  positiveAnswer,
  names,
  api,
}) => {
  const [student, other, instructor] = await Promise.all([aStudent(), aStudent(), anInstructor()])
  const thesis = await aThesis(instructor, { title: names.title('Ευρετήρια «B+»') })
  const list = await aTodoList(instructor, { thesis })
  const stepId = list.steps[0]?.id ?? 0
  const place = `/thesis/${thesis.id}`
  const [instructorPage, studentPage] = [await openWindow(), await openWindow()]

  const aboutTheFirst =
    await test.step('a mail has sender, recipient and subject, and two forms that say the same', async () => {
      await interest(student, thesis)
      const first = await mailTo(instructor.email, { subject: 'Δήλωση ενδιαφέροντος' })
      const { headers, subject, text, html, ...mail } = first
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
      expect(text).toMatch(/^Καλη(μέρα|σπέρα) σας,/)
      for (const said of [student.fullName, thesis.title]) {
        expect(text).toContain(said)
        expect(html).toContain(said)
      }
      return first
    })

  await test.step('its link to the settings of notices leads there by way of the sign-in', async () => {
    await instructorPage.goto(await linkFor(instructor.email, '/dashboard/instructor/profile#notices'))
    await new SignInPage(instructorPage).signIn(instructor)
    await instructorPage.waitForURL('**/dashboard/instructor/profile#notices')
    await expect(instructorPage.getByRole('heading', { name: 'Ειδοποιήσεις', level: 2 })).toBeInViewport()
  })

  await test.step('the next is a message of its own, in the language that was chosen', async () => {
    const { settings } = await api(instructor, 'getNoticeSettings')
    await api(instructor, 'setNoticeSettings', { body: { language: 'en', settings } })
    const after = await mailCountOf(instructor.email)
    await interest(other, thesis)
    const second = await mailTo(instructor.email, { subject: 'New declaration of interest', after })
    expect(second.text).toContain(other.fullName)
    expect(second.html).toContain('lang="en"')
    expect(second.messageId).not.toBe(aboutTheFirst.messageId)
  })

  await test.step('the instructor comes by the mail about the interest', async () => {
    await instructorPage.goto(await linkFor(instructor.email, place))
    await expect(new ThesisPage(instructorPage).choose(student.fullName)).toBeVisible()
  })

  await test.step('the student comes by the mail about the answer, signs in, and accepts', async () => {
    await positiveAnswer(student, thesis)
    await studentPage.goto(await linkFor(student.email, place, { subject: 'Θετική απάντηση στη δήλωσή σας' }))
    await new SignInPage(studentPage).signIn(student)
    await studentPage.waitForURL(`**${place}`)
    await studentPage.getByRole('button', { name: 'Αποδοχή ανάθεσης' }).click()
    await new ThesisPage(studentPage).confirm('Αποδοχή')
    await expect(studentPage.getByText('Σε εξέλιξη').first()).toBeVisible()
    await mailTo(instructor.email, { subject: 'The assignment was accepted' })
  })

  await test.step('the mail about a returned step leads to the step', async () => {
    await api(student, 'finishStep', { params: { itemId: stepId } })
    await api(instructor, 'returnStep', { params: { itemId: stepId }, body: { reason: REASON } })
    const subject = 'Επιστροφή βήματος για διόρθωση'
    await studentPage.goto('/dashboard/notices')
    await studentPage.goto(await linkFor(student.email, `${place}#step-${stepId}`, { subject }))
    await expect(studentPage.getByText(REASON).first()).toBeInViewport()
  })
})
