import { expectAccessible } from '../../fixtures/accessibility.ts'
import { refusalOf } from '../../fixtures/cast.ts'
import { expect } from '../../fixtures/journey.ts'
import { test } from '../../fixtures/world.ts'
import { InterestPanel } from '../../pages/interest-panel.ts'
import { MainMenu } from '../../pages/main-menu.ts'
import { MyThesisPage } from '../../pages/my-thesis-page.ts'
import { QuestionDialog } from '../../pages/question-dialog.ts'

test('a positive answer is declined for another student, one is cancelled, and one is accepted', async ({
  signedInAs,
  anInstructor,
  aStudent,
  aThesis,
  aTodoList,
  interest,
  positiveAnswer,
  api,
}) => {
  const [instructor, student, next] = await Promise.all([anInstructor(), aStudent(), aStudent()])
  const [wanted, other, declined] = await Promise.all([
    aThesis(instructor),
    aThesis(instructor),
    aThesis(instructor),
  ])
  await aTodoList(instructor, { thesis: wanted })
  await interest(student, wanted, 1)
  await interest(student, other, 2)
  await interest(student, declined, 3)
  await interest(next, declined)
  await positiveAnswer(student, declined)
  expect(await refusalOf(positiveAnswer(next, declined))).toMatchObject({ code: 'already_assigned' })

  const page = await signedInAs(student)
  const mine = new MyThesisPage(page)
  const question = new QuestionDialog(page)

  await test.step('what is declined is free for another', async () => {
    const panel = new InterestPanel(page)
    await panel.open(declined.id)
    // What the instructor waits for is what the student has got.
    await expect(page.getByRole('main')).not.toContainText('Αναμονή αποδοχής')
    await expect(page.getByText('Θετική απάντηση', { exact: true })).toHaveCount(2)
    await panel.button('Απόρριψη ανάθεσης').click()
    await expect(question.dialog()).toContainText(`Να απορριφθεί η ανάθεση της εργασίας «${declined.title}»;`)
    await question.answer('Απόρριψη')
    await expect(panel.declare()).toBeVisible()
    await positiveAnswer(next, declined)
  })

  await new MainMenu(page).goTo('Η εργασία μου')
  await expect(mine.interest(wanted.title).getByText('Εκκρεμεί απάντηση')).toBeVisible()

  await test.step('an answer that is cancelled during the question cannot be accepted', async () => {
    await positiveAnswer(student, wanted)
    await expect(mine.answer(wanted.title).getByText('Θετική απάντηση')).toBeVisible()
    await expect(mine.interest(other.title).getByText('Εκκρεμεί απάντηση')).toBeVisible()
    await mine.accept().click()
    await expect(question.dialog()).toContainText(`Αναλαμβάνετε την εργασία «${wanted.title}»;`)
    await expectAccessible(page, 'the question before accepting')
    const params = { thesisId: wanted.id, username: student.username, flag: 0 }
    await api(instructor, 'answerInterest', { params, body: {} })
    await question.answer('Αποδοχή')
    await expect(page.getByText('Δεν υπάρχει θετική απάντηση σε αυτή τη δήλωση.').first()).toBeVisible()
    await expect(mine.interest(wanted.title).getByText('Εκκρεμεί απάντηση')).toBeVisible()
    await expect(mine.accept()).toBeHidden()
  })

  await test.step('the one that holds is accepted, and the other interests are cancelled', async () => {
    await positiveAnswer(student, wanted)
    await mine.accept().click()
    await question.answer('Αποδοχή')
    await expect(mine.title(wanted.title)).toBeVisible()
    await expect(page.getByText('Σε εξέλιξη').first()).toBeVisible()
    await expect(page.getByText(other.title)).toBeHidden()
    expect(await api(student, 'getCurrentThesis')).toMatchObject({
      thesis: { thesisID: wanted.id, state: 'inProgress' },
      preferedThesis: [],
    })
  })
})
