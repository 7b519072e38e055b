import { expectAccessible } from '../../fixtures/accessibility.ts'
import { expect } from '../../fixtures/journey.ts'
import { expectTouchTargets } from '../../fixtures/touch-targets.ts'
import { test } from '../../fixtures/world.ts'
import { ThesisListPage } from '../../pages/thesis-list-page.ts'

test(
  'a student among many topics finds those whose deadline comes first, and comes back to them',
  {
    tag: '@phone',
  },
  async ({ signedInAs, anInstructor, aStudent, aThesis, aDepartment }, { project }) => {
    const department = await aDepartment()
    const [instructor, student] = await Promise.all([anInstructor({ department }), aStudent({ department })])
    for (const days of [30, 10, 20, 40, 70, 60, 50]) {
      await aThesis(instructor, { title: `Θέμα σε ${days} ημέρες`, interestDeadline: days })
    }
    const page = await signedInAs(student)
    const list = new ThesisListPage(page)
    await list.openOpenTheses()
    await list.showAs('Πίνακας')
    await list.choose('order', 'Προθεσμία')
    await expect(list.rows().getByRole('link')).toHaveText(
      [10, 20, 30, 40, 50, 60].map((days) => `Θέμα σε ${days} ημέρες`),
    )
    await expectAccessible(page, 'many topics as a table')
    if (project.name === 'phone') await expectTouchTargets(page, 'many topics as a table')
    await list.nextPage().click()
    await expect(list.rows()).toHaveCount(1)
    await list.read('Θέμα σε 70 ημέρες')
    await page.goBack()
    await expect(list.rows()).toHaveCount(1)
    await expect(list.order()).toHaveText('Προθεσμία')
  },
)
