import { expectAccessible } from '../fixtures/accessibility.ts'
import { expect } from '../fixtures/journey.ts'
import { expectTouchTargets } from '../fixtures/touch-targets.ts'
import { test } from '../fixtures/world.ts'
import { HelpPage } from '../pages/help-page.ts'
import { MainMenu } from '../pages/main-menu.ts'
import { QuickSearch } from '../pages/quick-search.ts'

test(
  'a student looks up how a step is handed in, and goes on to the page of it',
  {
    tag: '@phone',
  },
  async ({ signedInAs, aStudent }, { project }) => {
    const page = await signedInAs(await aStudent())
    const help = new HelpPage(page)

    await test.step('the menu leads to the guides, the own one first', async () => {
      await page.goto('/dashboard/student/profile')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await new MainMenu(page).goTo('Βοήθεια')
      await expect(help.title('Βοήθεια')).toBeFocused()
      await expect(help.guides().first()).toHaveText('Για φοιτητές και φοιτήτριες')
      await expectAccessible(page, 'help')
    })

    await test.step('words without accents and with any ending find the article', async () => {
      await help.search().fill('παραδωσω βηματοσ')
      await help.search().press('Enter')
      await expect(help.found()).toHaveText(['Ολοκληρώστε και παραδώστε ένα βήμα'])
      await expect(page.locator('mark').first()).toBeVisible()
      await expectAccessible(page, 'what the help found')
      if (project.name === 'phone') await expectTouchTargets(page, 'what the help found')
    })

    await test.step('the article has its picture', async () => {
      await help.found().click()
      await expect(help.title('Ολοκληρώστε και παραδώστε ένα βήμα')).toBeFocused()
      await expect(page).toHaveURL(/\/help\/hand-in-a-step$/)
      await expect(page).toHaveTitle(/^Ολοκληρώστε και παραδώστε ένα βήμα/)
      await help.pictures().scrollIntoViewIfNeeded()
      await expect.poll(help.picturesLoaded).toEqual([1080])
      await expectAccessible(page, 'article of the help')
      if (project.name === 'phone') await expectTouchTargets(page, 'article of the help')
    })

    await test.step('the way back leads to what was found, and the article to its page', async () => {
      await page.goBack()
      await expect(help.search()).toHaveValue('παραδωσω βηματοσ')
      await help.found().click()
      await help.link('Η εργασία μου').click()
      await expect(page).toHaveURL(/\/dashboard\/student\/thesis\/current$/)
    })
  },
)

test('an administrator finds by the quick search how a file is imported', {
  tag: '@phone',
}, async ({ signedInAs, anAdministrator }) => {
  const page = await signedInAs(anAdministrator)
  const help = new HelpPage(page)
  await page.goto('/dashboard/admin/institutions')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  const search = new QuickSearch(page)
  await search.open('by its button')
  await search.field().fill('βοηθεια')
  await search.found('Σελίδες').click()
  await expect(help.title('Βοήθεια')).toBeFocused()
  await expect(help.guides().first()).toHaveText('Για τη διαχείριση')

  await help.search().fill('αρχειο γραμμες')
  await help.search().press('Enter')
  await help.link('Φέρτε πολλά στοιχεία από αρχείο').click()
  await expect(help.title('Φέρτε πολλά στοιχεία από αρχείο')).toBeFocused()
  await expect(page.getByRole('article').getByRole('list').first().getByRole('listitem')).toHaveCount(5)
  await help.link('Εισαγωγή').click()
  await expect(page).toHaveURL(/\/dashboard\/admin\/import$/)
})

test('an article that is not there is said not to be', async ({ signedInAs, aStudent }) => {
  const page = await signedInAs(await aStudent())
  await page.goto('/help/no-such-article')
  await expect(page.getByRole('heading', { level: 1, name: 'Η σελίδα δεν βρέθηκε' })).toBeVisible()
})
