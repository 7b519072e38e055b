import { expectAccessible } from '../../fixtures/accessibility.ts'
import { expect } from '../../fixtures/journey.ts'
import { expectTouchTargets } from '../../fixtures/touch-targets.ts'
import { test } from '../../fixtures/world.ts'
import { QuickSearch } from '../../pages/quick-search.ts'

test(
  'an instructor comes from any page to a thesis by a part of its title, and to another page',
  {
    tag: '@phone',
  },
  async ({ signedInAs, anInstructor, aThesis }, { project }) => {
    const isPhone = project.name === 'phone'
    const instructor = await anInstructor()
    for (const title of ['Ασφάλεια δικτύων', 'Νευρωνικά δίκτυα']) await aThesis(instructor, { title })
    const page = await signedInAs(instructor)
    const search = new QuickSearch(page)
    await page.goto('/dashboard/instructor/profile')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    await search.open(isPhone ? 'by its button' : 'Control+k')
    await expect(search.field()).toBeFocused()
    await expect(search.found('Σελίδες')).toHaveCount(6)
    await search.field().pressSequentially('ΔΙΚΤΥ νευρ')
    await expect(search.found('Εργασίες')).toHaveText([/^Νευρωνικά δίκτυα/])
    await expectAccessible(page, 'what the quick search found')
    if (isPhone) await expectTouchTargets(page, 'the quick search')
    await search.field().press('Enter')
    const title = page.getByRole('heading', { level: 1, name: 'Νευρωνικά δίκτυα' })
    await expect(title).toBeFocused()

    await search.open(isPhone ? 'by its button' : '/')
    await search.field().press('Escape')
    await expect(search.dialog()).toBeHidden()
    await expect(isPhone ? page.getByRole('button', { name: 'Γρήγορη αναζήτηση' }) : title).toBeFocused()

    await search.open(isPhone ? 'by its button' : 'Control+k')
    await search.field().fill('λιστες')
    await search.found('Σελίδες').click()
    await expect(page).toHaveURL(/\/dashboard\/instructor\/todo-lists$/)
  },
)
