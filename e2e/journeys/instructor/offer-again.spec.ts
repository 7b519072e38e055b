import { expectAccessible } from '../../fixtures/accessibility.ts'
import { expect } from '../../fixtures/journey.ts'
import { test } from '../../fixtures/world.ts'
import { ThesisFormPage } from '../../pages/thesis-form-page.ts'
import { ThesisListPage } from '../../pages/thesis-list-page.ts'
import { ThesisPage } from '../../pages/thesis-page.ts'

test('a completed topic and one that was given up are offered again', { tag: '@phone' }, async ({
  signedInAs,
  api,
  anAssignment,
}) => {
  const { instructor, thesis, list } = await anAssignment({
    steps: [{ title: 'Όλα μαζί' }],
    confirmed: 1,
    mark: 9,
  })
  const { thesis: givenUp } = await anAssignment({ instructor })
  await api(instructor, 'releaseThesis', {
    params: { thesisId: givenUp.id },
    body: { reason: 'Διακοπή των σπουδών.' },
  })
  const page = await signedInAs(instructor)
  const lists = new ThesisListPage(page)
  const form = new ThesisFormPage(page)
  const said = page.getByText('Η νέα εργασία δημιουργήθηκε.', { exact: false })

  await test.step('from the list of completed theses to the editor of the new one', async () => {
    await lists.openEndedTheses()
    await lists
      .card(thesis.title)
      .getByRole('button', { name: `Διάθεση ξανά: ${thesis.title}` })
      .click()
    await expect(form.title()).toHaveValue(thesis.title)
    await expect(said).toBeVisible()
    await expect(page).not.toHaveURL(new RegExp(`/${thesis.id}$`))
    await expect(page.getByText(list.title).first()).toBeVisible()
    await expectAccessible(page, 'editor of a topic that is offered again')
  })

  await test.step('the new one is private and nobody has it', async () => {
    await page.goto('/dashboard/instructor/theses/ungiven')
    await expect(lists.card(thesis.title)).toContainText('Ιδιωτική')
  })

  await test.step('from the page of a topic that a student gave up', async () => {
    await new ThesisPage(page).open(givenUp.id, givenUp.title)
    await page.getByRole('button', { name: 'Διάθεση ξανά' }).click()
    await expect(form.title()).toHaveValue(givenUp.title)
    await page.goto('/dashboard/instructor/theses/ungiven')
    await expect(lists.card(givenUp.title)).toHaveCount(2)
  })
})
