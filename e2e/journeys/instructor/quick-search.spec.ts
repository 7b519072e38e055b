import { expectAccessible } from '../../fixtures/accessibility.ts'
import { expect } from '../../fixtures/journey.ts'
import { test } from '../../fixtures/world.ts'
import { QuickSearch } from '../../pages/quick-search.ts'

test('an instructor comes from any page to a thesis by a part of its title, and to another page', async ({
  signedInAs,
  anInstructor,
  aThesis,
}) => {
  const instructor = await anInstructor()
  await Promise.all(['Ασφάλεια δικτύων', 'Νευρωνικά δίκτυα'].map((title) => aThesis(instructor, { title })))
  const page = await signedInAs(instructor)
  const search = new QuickSearch(page)
  await page.goto('/dashboard/instructor/profile')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await search.open('Control+k')
  await expect(search.field()).toBeFocused()
  await expect(search.found('Σελίδες')).toHaveCount(7)
  await search.field().pressSequentially('ΔΙΚΤΥ νευρ')
  await expect(search.found('Εργασίες')).toHaveText([/^Νευρωνικά δίκτυα/])
  await expectAccessible(page, 'what the quick search found')
  await search.field().press('Enter')
  const title = page.getByRole('heading', { level: 1, name: 'Νευρωνικά δίκτυα' })
  await expect(title).toBeFocused()

  await search.open('/')
  await search.field().press('Escape')
  await expect(search.dialog()).toBeHidden()
  await expect(title).toBeFocused()

  await search.open('by its button')
  await search.field().fill('λιστες')
  await search.found('Σελίδες').click()
  await expect(page).toHaveURL(/\/dashboard\/instructor\/todo-lists$/)
})
