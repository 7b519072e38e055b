import { expectAccessible } from '../../fixtures/accessibility.ts'
import { refusalOf } from '../../fixtures/cast.ts'
import { expect } from '../../fixtures/journey.ts'
import { test } from '../../fixtures/world.ts'
import { InterestPanel } from '../../pages/interest-panel.ts'
import { MyThesisPage } from '../../pages/my-thesis-page.ts'
import { QuestionDialog } from '../../pages/question-dialog.ts'

test('an assignment is accepted after a question, and the other interests are cancelled', {
  tag: '@phone',
}, async ({ signedInAs, anInstructor, aStudent, aThesis, aTodoList, interest, positiveAnswer, api }) => {
  const [instructor, student] = await Promise.all([anInstructor(), aStudent()])
  const [wanted, other] = await Promise.all([aThesis(instructor), aThesis(instructor)])
  await aTodoList(instructor, { thesis: wanted })
  await interest(student, other, 2)
  await interest(student, wanted, 1)
  await positiveAnswer(student, wanted)

  const page = await signedInAs(student)
  const mine = new MyThesisPage(page)
  const question = new QuestionDialog(page)
  await mine.open()
  await expect(mine.answer(wanted.title).getByText('Θετική απάντηση')).toBeVisible()
  await expect(mine.interest(other.title).getByText('Εκκρεμεί απάντηση')).toBeVisible()
  await expectAccessible(page, 'a positive answer among interests')

  await mine.accept().click()
  await expect(question.dialog()).toContainText(`Αναλαμβάνετε την εργασία «${wanted.title}»;`)
  await expect(question.dialog()).toContainText('όλες οι άλλες δηλώσεις σας ακυρώνονται')
  await expectAccessible(page, 'the question before accepting')
  await question.answer('Ακύρωση')
  expect((await api(student, 'getCurrentThesis')).thesis).toBeNull()

  await mine.accept().click()
  await question.answer('Αποδοχή')
  await expect(mine.title(wanted.title)).toBeVisible()
  await expect(page.getByText('Σε εξέλιξη').first()).toBeVisible()
  await expect(page.getByText(other.title)).toBeHidden()
  expect(await api(student, 'getCurrentThesis')).toMatchObject({
    thesis: { thesisID: wanted.id, state: 'inProgress' },
    preferedThesis: [],
  })

  await test.step('and no other interest can be declared now', async () => {
    const panel = new InterestPanel(page)
    await panel.open(other.id)
    await expect(panel.declare()).toHaveAccessibleDescription('Έχετε ήδη εργασία σε εξέλιξη.')
  })
})

test('a positive answer is declined, and the thesis is free for another student', async ({
  signedInAs,
  anInstructor,
  aStudent,
  aThesis,
  interest,
  positiveAnswer,
  api,
}) => {
  const [instructor, student, next] = await Promise.all([anInstructor(), aStudent(), aStudent()])
  const thesis = await aThesis(instructor)
  await interest(student, thesis)
  await interest(next, thesis)
  await positiveAnswer(student, thesis)
  expect(await refusalOf(positiveAnswer(next, thesis))).toMatchObject({ code: 'already_assigned' })

  const page = await signedInAs(student)
  const panel = new InterestPanel(page)
  await panel.open(thesis.id)
  // What the instructor waits for is what the student has got.
  await expect(page.getByRole('main')).not.toContainText('Αναμονή αποδοχής')
  await expect(page.getByText('Θετική απάντηση', { exact: true })).toHaveCount(2)
  await panel.button('Απόρριψη ανάθεσης').click()
  await expect(new QuestionDialog(page).dialog()).toContainText(
    `Να απορριφθεί η ανάθεση της εργασίας «${thesis.title}»;`,
  )
  await new QuestionDialog(page).answer('Απόρριψη')
  await expect(panel.declare()).toBeVisible()
  expect((await api(student, 'getCurrentThesis')).preferedThesis).toEqual([])
  await positiveAnswer(next, thesis)
  await expectAccessible(page, 'a thesis that was declined')
})

test('an answer that was cancelled meanwhile cannot be accepted, and the page shows the new state', async ({
  signedInAs,
  anInstructor,
  aStudent,
  aThesis,
  interest,
  positiveAnswer,
  api,
}) => {
  const [instructor, student] = await Promise.all([anInstructor(), aStudent()])
  const thesis = await aThesis(instructor)
  await interest(student, thesis)
  await positiveAnswer(student, thesis)
  const page = await signedInAs(student)
  const mine = new MyThesisPage(page)
  await mine.open()
  await mine.accept().click()

  const params = { thesisId: thesis.id, username: student.username, flag: 0 }
  await api(instructor, 'answerInterest', { params, body: {} })
  await new QuestionDialog(page).answer('Αποδοχή')
  await expect(page.getByText('Δεν υπάρχει θετική απάντηση σε αυτή τη δήλωση.').first()).toBeVisible()
  await expect(mine.interest(thesis.title).getByText('Εκκρεμεί απάντηση')).toBeVisible()
  await expect(mine.accept()).toBeHidden()
})
