import { expect } from '../fixtures/journey.ts'
import { test } from '../fixtures/world.ts'
import { HelpPage } from '../pages/help-page.ts'
import { MainMenu } from '../pages/main-menu.ts'

test('a student looks up how a step is handed in, and goes on to the page of it', async ({
  signedInAs,
  aStudent,
}) => {
  const page = await signedInAs(await aStudent())
  const help = new HelpPage(page)

  await test.step('the menu leads to the guides, where words without accents find the article', async () => {
    await page.goto('/dashboard/student/profile')
    await new MainMenu(page).goTo('Βοήθεια')
    await expect(help.title('Βοήθεια')).toBeFocused()
    await help.search().fill('παραδωσω βηματοσ')
    await help.search().press('Enter')
    await expect(help.found()).toHaveText(['Ολοκληρώστε και παραδώστε ένα βήμα'])
  })

  await test.step('the article has its picture', async () => {
    await help.found().click()
    await expect(help.title('Ολοκληρώστε και παραδώστε ένα βήμα')).toBeFocused()
    await expect(page).toHaveURL(/\/help\/hand-in-a-step$/)
    await expect(page).toHaveTitle(/^Ολοκληρώστε και παραδώστε ένα βήμα/)
    await help.pictures().scrollIntoViewIfNeeded()
    await expect.poll(help.picturesLoaded).toEqual([1080])
  })

  await test.step('the way back leads to what was found, and the article to its page', async () => {
    await page.goBack()
    await expect(help.search()).toHaveValue('παραδωσω βηματοσ')
    await help.found().click()
    await help.link('Η εργασία μου').click()
    await expect(page).toHaveURL(/\/dashboard\/student\/thesis\/current$/)
  })

  await test.step('an article that is not there is said not to be', async () => {
    await page.goto('/help/no-such-article')
    await expect(help.title('Η σελίδα δεν βρέθηκε')).toBeVisible()
  })
})
