import { expectAccessible } from '../fixtures/accessibility.ts'
import { aPdf, aScript } from '../fixtures/documents.ts'
import { expect } from '../fixtures/journey.ts'
import { test } from '../fixtures/world.ts'
import { NoticesPage } from '../pages/notices-page.ts'
import { StepConversation } from '../pages/step-conversation.ts'
import { StepsPanel } from '../pages/steps-panel.ts'
import { ThesisPage } from '../pages/thesis-page.ts'

const QUESTION = 'Ποιες από τις πηγές λείπουν;\nΚοίταξα και στο https://www.heal-link.gr.'
const ANSWER = 'Όσες είναι μετά το 2020.'
const REASON = 'Προσθέστε τις πηγές που λείπουν.'
const THANKS = 'Σας ευχαριστώ, τις προσθέτω.'

test('student and instructor talk about a step, a return says why, and each sees at once what the other does', async ({
  signedInAs,
  anAssignment,
}) => {
  const { thesis, list, student, instructor } = await anAssignment()
  const [step = { id: 0, title: '' }] = list.steps
  const [studentPage, instructorPage] = [await signedInAs(student), await signedInAs(instructor)]
  const ofStudent = new StepConversation(studentPage, step.title)
  const ofInstructor = new StepConversation(instructorPage, step.title)
  const [stepsOfStudent, stepsOfInstructor] = [new StepsPanel(studentPage), new StepsPanel(instructorPage)]

  await test.step('what is being typed is still there after a reload', async () => {
    await studentPage.goto('/dashboard/student/thesis/current')
    await expect(ofStudent.section()).toContainText('Κανείς δεν έχει γράψει ακόμη για αυτό το βήμα.')
    await ofStudent.field().fill(QUESTION)
    await studentPage.reload()
    await expect(ofStudent.field()).toHaveValue(QUESTION)
  })

  await test.step('a file that is none is refused, and the text stays', async () => {
    await ofStudent.attach(aScript('πηγές.pdf'))
    await ofStudent.send().click()
    await expect(ofStudent.section()).toContainText('Ο τύπος αρχείου δεν υποστηρίζεται.')
    await expect(ofStudent.field()).toHaveValue(QUESTION)
    await expectAccessible(studentPage, 'comment with a file that is refused')
  })

  await test.step('the student writes with a file and goes on typing', async () => {
    await new ThesisPage(instructorPage).open(thesis.id, thesis.title)
    await expect(ofInstructor.field()).toBeVisible()
    await ofStudent.say(QUESTION, aPdf('πηγές.pdf'))
    await expect(ofStudent.field()).toHaveValue('')
    await expect(ofStudent.field()).toBeFocused()
    await expect(ofStudent.comment(student.fullName)).toHaveCount(1)
    await expect(ofStudent.section().getByRole('link')).toHaveAttribute('href', 'https://www.heal-link.gr')
    await expect(ofStudent.file('πηγές.pdf')).toBeVisible()
  })

  await test.step('the instructor, who has not loaded the page anew, opens the file and answers', async () => {
    const opened = instructorPage.context().waitForEvent('page')
    await ofInstructor.file('πηγές.pdf').click()
    await (await opened).close()
    await ofInstructor.say(ANSWER)
    await expect(ofInstructor.comments()).toHaveCount(2)
    await expect(ofStudent.comment(ANSWER)).toBeVisible()
    await expectAccessible(instructorPage, 'conversation of the instructor')
  })

  await test.step('the student finishes the step and the instructor returns it with a reason', async () => {
    await stepsOfStudent.finish().click()
    await expect(stepsOfStudent.text('Αναμονή έγκρισης').first()).toBeVisible()
    await stepsOfInstructor.returnStep().click()
    await expect(instructorPage.getByRole('dialog')).toBeVisible()
    await expectAccessible(instructorPage, 'reason for sending a step back')
    await instructorPage.keyboard.press('Escape')
    await expect(instructorPage.getByRole('dialog')).toBeHidden()
    await stepsOfInstructor.sendBack(REASON)
    await expect(stepsOfInstructor.text('Επιστράφηκε για διόρθωση').first()).toBeVisible()
    await expect(ofInstructor.comment('Επιστροφή για διόρθωση')).toContainText(instructor.fullName)
  })

  await test.step('the student reads the reason, and is led from its notice to the step', async () => {
    await expect(stepsOfStudent.text(REASON)).toBeVisible()
    const notices = new NoticesPage(studentPage)
    await notices.open()
    await notices.link('Επιστροφή βήματος για διόρθωση').click()
    await expect(studentPage).toHaveURL(`/dashboard/student/thesis/single/${thesis.id}#step-${step.id}`)
    await expect(studentPage.locator(`#step-${step.id}`)).toBeFocused()
    await expect(ofStudent.comment('Επιστροφή για διόρθωση')).toBeVisible()
    await ofStudent.say(THANKS)
    await expectAccessible(studentPage, 'conversation about a returned step')
  })

  await test.step('the reason stays in the conversation when the step is finished again', async () => {
    await stepsOfStudent.finish().click()
    await expect(ofStudent.comment(REASON)).toBeVisible()
    await expect(ofStudent.comments()).toHaveCount(4)
    await expect(stepsOfStudent.text('4 σχόλια').first()).toBeVisible()
  })
})
