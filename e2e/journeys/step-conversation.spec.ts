import { expectAccessible } from '../fixtures/accessibility.ts'
import { aPdf, aScript } from '../fixtures/documents.ts'
import { expect } from '../fixtures/journey.ts'
import { test } from '../fixtures/world.ts'
import { StepConversation } from '../pages/step-conversation.ts'
import { StepsPanel } from '../pages/steps-panel.ts'
import { ThesisPage } from '../pages/thesis-page.ts'

const QUESTION = 'Ποιες από τις πηγές λείπουν;\nΚοίταξα και στο https://www.heal-link.gr.'
const ANSWER = 'Όσες είναι μετά το 2020.'
const REASON = 'Προσθέστε τις πηγές που λείπουν.'
const THANKS = 'Σας ευχαριστώ, τις προσθέτω.'

test('student and instructor talk about a step, and a return says why', async ({
  signedInAs,
  anAssignment,
}) => {
  test.setTimeout(300_000)
  const { thesis, list, student, instructor } = await anAssignment()
  const step = list.steps[0]?.title ?? ''
  const [studentPage, instructorPage] = [await signedInAs(student), await signedInAs(instructor)]
  const ofStudent = new StepConversation(studentPage, step)
  const ofInstructor = new StepConversation(instructorPage, step)

  await test.step('the student reads that there is no comment yet', async () => {
    await studentPage.goto('/dashboard/student/thesis/current')
    await expect(ofStudent.section()).toContainText('Κανείς δεν έχει γράψει ακόμη για αυτό το βήμα.')
    await ofStudent.send().click()
    await expect(ofStudent.section()).toContainText('Γράψτε το σχόλιό σας.')
    await expect(ofStudent.field()).toBeFocused()
    await expectAccessible(studentPage, 'empty conversation')
  })

  await test.step('what is being typed is still there after a reload', async () => {
    await ofStudent.field().fill(QUESTION)
    await studentPage.reload()
    await expect(ofStudent.field()).toHaveValue(QUESTION)
  })

  await test.step('a file that is none is refused, and the text stays', async () => {
    await ofStudent.attach(aScript('πηγές.pdf'))
    await ofStudent.send().click()
    await expect(ofStudent.section()).toContainText('Ο τύπος αρχείου δεν υποστηρίζεται.')
    await expect(ofStudent.field()).toHaveValue(QUESTION)
  })

  await test.step('the student writes with a file and goes on typing', async () => {
    await ofStudent.say(QUESTION, aPdf('πηγές.pdf'))
    await expect(ofStudent.field()).toHaveValue('')
    await expect(ofStudent.field()).toBeFocused()
    await expect(ofStudent.comment(student.fullName)).toHaveCount(1)
    await expect(ofStudent.section().getByRole('link')).toHaveAttribute('href', 'https://www.heal-link.gr')
    await expect(ofStudent.file('πηγές.pdf')).toBeVisible()
    await expectAccessible(studentPage, 'conversation of the student')
  })

  await test.step('the instructor opens the file and answers', async () => {
    await new ThesisPage(instructorPage).open(thesis.id, thesis.title)
    const opened = instructorPage.context().waitForEvent('page')
    await ofInstructor.file('πηγές.pdf').click()
    await (await opened).close()
    await ofInstructor.say(ANSWER)
    await expect(ofInstructor.comments()).toHaveCount(2)
    await expectAccessible(instructorPage, 'conversation of the instructor')
  })

  await test.step('the student finishes the step and the instructor returns it with a reason', async () => {
    await new StepsPanel(studentPage).finish().click()
    await expect(new StepsPanel(studentPage).text('Αναμονή έγκρισης').first()).toBeVisible()
    await instructorPage.reload()
    await new StepsPanel(instructorPage).sendBack(REASON)
    await expect(ofInstructor.comment('Επιστροφή για διόρθωση')).toContainText(instructor.fullName)
  })

  await test.step('the student reads the reason, and writes again', async () => {
    await studentPage.reload()
    await expect(new StepsPanel(studentPage).text(REASON)).toBeVisible()
    await expect(ofStudent.comment(ANSWER)).toBeVisible()
    await expect(ofStudent.comment('Επιστροφή για διόρθωση')).toBeVisible()
    await ofStudent.say(THANKS)
    await expectAccessible(studentPage, 'conversation about a returned step')
  })

  await test.step('the reason stays in the conversation when the step is finished again', async () => {
    await new StepsPanel(studentPage).finish().click()
    await expect(ofStudent.comment(REASON)).toBeVisible()
    await expect(ofStudent.comments()).toHaveCount(4)
  })
})

test('a conversation stays readable after the mark, and takes no new comment', async ({
  signedInAs,
  anAssignment,
  api,
}) => {
  const { thesis, list, student, instructor } = await anAssignment({
    steps: [{ title: 'Μελέτη της βιβλιογραφίας' }],
    confirmed: 1,
  })
  const [step = { id: 0, title: '' }] = list.steps
  await api(student, 'writeStepComment', { params: { itemId: step.id }, body: { text: QUESTION } })
  await api(instructor, 'markThesis', { params: { thesisId: thesis.id }, body: { mark: 9 } })
  const page = await signedInAs(student)
  const conversation = new StepConversation(page, step.title)
  await new ThesisPage(page).open(thesis.id, thesis.title)
  const steps = new StepsPanel(page)
  await expect(steps.text('1 σχόλιο')).toBeVisible()
  await steps.openStep(step.title)
  await expect(conversation.comments()).toHaveCount(1)
  await expect(conversation.field()).toHaveCount(0)
  await expect(conversation.section()).toContainText('Η εργασία έχει ολοκληρωθεί και δεν αλλάζει.')
  await expectAccessible(page, 'conversation of a marked thesis')
})
