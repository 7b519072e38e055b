import { expectAccessible } from '../../fixtures/accessibility.ts'
import { expect } from '../../fixtures/journey.ts'
import { test } from '../../fixtures/world.ts'
import { InterestPanel } from '../../pages/interest-panel.ts'
import { MainMenu } from '../../pages/main-menu.ts'
import { MyThesisPage } from '../../pages/my-thesis-page.ts'
import { QuestionDialog } from '../../pages/question-dialog.ts'
import { ThesisListPage } from '../../pages/thesis-list-page.ts'

test('interest is declared, changed, put in order among others, and withdrawn', async ({
  signedInAs,
  anInstructor,
  aStudent,
  aDepartment,
  aThesis,
  interest,
  names,
  api,
}) => {
  const department = await aDepartment()
  const [instructor, student] = await Promise.all([anInstructor({ department }), aStudent({ department })])
  const [first, second, third] = ['Πρώτη επιλογή', 'Δεύτερη επιλογή', 'Τρίτη επιλογή'].map(names.title) as [
    string,
    string,
    string,
  ]
  await aThesis(instructor, { title: first })
  for (const [index, title] of [second, third].entries()) {
    await interest(student, await aThesis(instructor, { title }), index + 2)
  }
  const inOrder = async () => {
    const { preferedThesis } = await api(student, 'getCurrentThesis')
    return preferedThesis
      .toSorted((a, b) => a.prefOrder - b.prefOrder)
      .map(({ thesisID }) => thesisID.thesisTitle)
  }

  const page = await signedInAs(student)
  const panel = new InterestPanel(page)
  const mine = new MyThesisPage(page)
  const question = new QuestionDialog(page)
  const list = new ThesisListPage(page)

  await test.step('declared with the priority after the lowest, then with another', async () => {
    await list.openOpenTheses()
    await list.read(first)
    await expect(panel.priority()).toHaveValue('4')
    await panel.declare().click()
    await expect(panel.text('Δηλώθηκε ενδιαφέρον')).toBeVisible()
    await expect(panel.text('Σειρά προτίμησης: 4')).toBeVisible()
    expect(await inOrder()).toEqual([second, third, first])

    await panel.button('Αλλαγή σειράς').click()
    await expect(panel.priority()).toBeFocused()
    await panel.priority().fill('1')
    await panel.priority().press('Enter')
    await expect(panel.text('Σειρά προτίμησης: 1')).toBeVisible()
    expect(await inOrder()).toEqual([first, second, third])
  })

  await test.step('moved among the others by its buttons', async () => {
    await new MainMenu(page).goTo('Η εργασία μου')
    await expect(mine.titles()).toHaveText([first, second, third])
    await page.getByRole('button', { name: `Μετακίνηση πάνω: ${third}` }).click()
    await expect(mine.titles()).toHaveText([first, third, second])
    await page.getByRole('button', { name: `Μετακίνηση κάτω: ${first}` }).press('Enter')
    await expect(mine.titles()).toHaveText([third, first, second])
    await expect.poll(inOrder).toEqual([third, first, second])
    await page.reload()
    await expect(mine.titles()).toHaveText([third, first, second])
  })

  await test.step('withdrawn in the list, and on the page of the thesis', async () => {
    await page.getByRole('button', { name: `Ανάκληση δήλωσης: ${second}` }).click()
    await question.answer('Ανάκληση')
    await expect(mine.titles()).toHaveText([third, first])

    await mine.interest(first).getByRole('link', { name: first }).click()
    await panel.button('Ανάκληση δήλωσης').click()
    await expect(question.dialog()).toContainText(first)
    await expectAccessible(page, 'the question before an interest is withdrawn')
    await question.answer('Ανάκληση')
    await expect(panel.declare()).toBeVisible()
    expect(await inOrder()).toEqual([third])
  })
})
