import { expectAccessible } from '../../fixtures/accessibility.ts'
import { refusalOf } from '../../fixtures/cast.ts'
import { expect } from '../../fixtures/journey.ts'
import { test } from '../../fixtures/world.ts'
import { InterestPanel } from '../../pages/interest-panel.ts'
import { MyThesisPage } from '../../pages/my-thesis-page.ts'
import { QuestionDialog } from '../../pages/question-dialog.ts'

test('interest is declared with a priority, changed, and withdrawn', { tag: '@phone' }, async ({
  signedInAs,
  anInstructor,
  aStudent,
  aThesis,
  api,
}) => {
  const [instructor, student] = await Promise.all([anInstructor(), aStudent()])
  const thesis = await aThesis(instructor)
  const interests = async () =>
    (await api(student, 'getCurrentThesis')).preferedThesis.map(({ thesisID, prefOrder }) => [
      thesisID.thesisID,
      prefOrder,
    ])
  const page = await signedInAs(student)
  const panel = new InterestPanel(page)
  await panel.open(thesis.id)
  await expect(panel.priority()).toHaveValue('1')

  await panel.priority().fill('7')
  await panel.declare().click()
  await expect(panel.text('Δηλώθηκε ενδιαφέρον')).toBeVisible()
  await expect(panel.text('Σειρά προτίμησης: 7')).toBeVisible()
  expect(await interests()).toEqual([[thesis.id, 7]])

  await panel.button('Αλλαγή σειράς').click()
  await expect(panel.priority()).toBeFocused()
  await panel.priority().fill('2')
  await panel.priority().press('Enter')
  await expect(panel.text('Σειρά προτίμησης: 2')).toBeVisible()
  expect(await interests()).toEqual([[thesis.id, 2]])
  await expectAccessible(page, 'a declared interest')

  const question = new QuestionDialog(page)
  await panel.button('Ανάκληση δήλωσης').click()
  await expect(question.dialog()).toContainText(thesis.title)
  await question.answer('Ακύρωση')
  expect(await interests()).toEqual([[thesis.id, 2]])
  await panel.button('Ανάκληση δήλωσης').click()
  await question.answer('Ανάκληση')
  await expect(panel.declare()).toBeVisible()
  expect(await interests()).toEqual([])
})

test('the interests stand in their order, and are moved by their buttons', async ({
  signedInAs,
  anInstructor,
  aStudent,
  aThesis,
  interest,
  names,
  api,
}) => {
  const [instructor, student] = await Promise.all([anInstructor(), aStudent()])
  const titles = ['Πρώτη επιλογή', 'Δεύτερη επιλογή', 'Τρίτη επιλογή'].map(names.title)
  for (const [index, title] of titles.entries()) {
    await interest(student, await aThesis(instructor, { title }), index + 1)
  }
  const [first = '', second = '', third = ''] = titles
  const page = await signedInAs(student)
  const mine = new MyThesisPage(page)
  await mine.open()
  await expect(mine.titles()).toHaveText([first, second, third])
  await expectAccessible(page, 'interests in their order')

  await page.getByRole('button', { name: `Μετακίνηση πάνω: ${third}` }).click()
  await expect(mine.titles()).toHaveText([first, third, second])
  await page.getByRole('button', { name: `Μετακίνηση κάτω: ${first}` }).press('Enter')
  await expect(mine.titles()).toHaveText([third, first, second])
  await expect(page.getByRole('button', { name: `Μετακίνηση πάνω: ${third}` })).toHaveAttribute(
    'aria-disabled',
    'true',
  )

  const inOrder = async () => {
    const { preferedThesis } = await api(student, 'getCurrentThesis')
    return preferedThesis
      .toSorted((a, b) => a.prefOrder - b.prefOrder)
      .map(({ thesisID }) => thesisID.thesisTitle)
  }
  await expect.poll(inOrder).toEqual([third, first, second])
  await page.reload()
  await expect(mine.titles()).toHaveText([third, first, second])

  await page.getByRole('button', { name: `Ανάκληση δήλωσης: ${first}` }).click()
  await new QuestionDialog(page).answer('Ανάκληση')
  await expect(mine.titles()).toHaveText([third, second])
})

test('without an interest there is a way to the open theses', async ({ signedInAs, aStudent }) => {
  const page = await signedInAs(await aStudent())
  await new MyThesisPage(page).open()
  await expect(page.getByText('Δεν έχετε ακόμη εργασία.')).toBeVisible()
  await expectAccessible(page, 'no interest')
  await page.getByRole('link', { name: 'Δείτε τις διαθέσιμες εργασίες' }).click()
  await page.waitForURL('**/dashboard/student/theses/open')
  await expect(page.getByRole('heading', { level: 1, name: 'Διαθέσιμες εργασίες' })).toBeFocused()
})

test('what cannot be declared now stays on the page and says why', async ({
  signedInAs,
  anInstructor,
  aStudent,
  aDepartment,
  aThesis,
  interest,
  positiveAnswer,
  api,
}) => {
  const [instructor, student, department] = await Promise.all([anInstructor(), aStudent(), aDepartment()])
  const [late, answered, other, elsewhere] = await Promise.all([
    aThesis(instructor, { interestDeadline: -1 }),
    aThesis(instructor),
    aThesis(instructor),
    aThesis(await anInstructor({ department })),
  ])
  const page = await signedInAs(student)
  const panel = new InterestPanel(page)
  const declare = (thesisId: number) =>
    refusalOf(api(student, 'declareInterest', { params: { thesisId }, body: { prefOrder: 3 } }))

  await test.step('after the deadline', async () => {
    await panel.open(late.id)
    await expect(panel.declare()).toHaveAttribute('aria-disabled', 'true')
    await expect(panel.declare()).toHaveAccessibleDescription('Η προθεσμία δήλωσης ενδιαφέροντος έχει λήξει.')
    await expectAccessible(page, 'a thesis after its deadline')
    expect(await declare(late.id)).toMatchObject({ status: 409, code: 'deadline_passed' })
  })

  await test.step('in another institution', async () => {
    await panel.open(elsewhere.id)
    await expect(panel.declare()).toHaveAccessibleDescription(
      `Ενδιαφέρον δηλώνουν μόνο φοιτητές και φοιτήτριες του ιδρύματος «${department.institution.name}».`,
    )
    expect(await declare(elsewhere.id)).toMatchObject({ status: 409, code: 'not_open' })
  })

  await test.step('while a positive answer waits', async () => {
    await interest(student, answered)
    await positiveAnswer(student, answered)
    await panel.open(other.id)
    await expect(panel.declare()).toHaveAttribute('aria-disabled', 'true')
    await expect(panel.declare()).toHaveAccessibleDescription(
      'Υπάρχει ήδη θετική απάντηση σε δήλωσή σας· αποδεχτείτε ή απορρίψτε την πρώτα.',
    )
    expect(await declare(other.id)).toMatchObject({ status: 400, code: 'answer_pending' })
  })
})
