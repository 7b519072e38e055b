import type { Page } from '@playwright/test'
import { expectAccessible } from '../../fixtures/accessibility.ts'
import { expect } from '../../fixtures/journey.ts'
import { test } from '../../fixtures/world.ts'
import { InterestPanel } from '../../pages/interest-panel.ts'
import { ThesisListPage } from '../../pages/thesis-list-page.ts'
import { system } from '../../system.ts'

/** The banner over the page while the server does not answer. */
const banner = (page: Page) =>
  page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Προσπαθήστε ξανά' }) })

test('a server out of reach and a lost connection are shown, what was typed is kept, and work goes on', async ({
  signedInAs,
  anInstructor,
  aStudent,
  aThesis,
  api,
}) => {
  const [instructor, student] = await Promise.all([anInstructor(), aStudent()])
  const thesis = await aThesis(instructor)
  const page = await signedInAs(student)
  const list = new ThesisListPage(page)
  const panel = new InterestPanel(page)
  // The code that shows messages is fetched when the page is idle, so that it is there without a connection.
  const isAtRest = page.waitForResponse(/\/toast-bar-[^/]+\.js$/)
  await list.openOpenTheses()

  await test.step('a server that is out of reach is asked again by the button of the banner', async () => {
    // Only the calls of the button pass, because an answer to another call would remove the banner first.
    let isBack = false
    const calls = `${system.apiUrl}/**`
    await page.route(calls, (route) =>
      isBack && route.request().url().includes('/theses/open')
        ? route.continue()
        : route.abort('connectionrefused'),
    )
    await list.search().fill('κάτι')
    await list.search().press('Enter')
    await expect(
      page.getByRole('heading', { level: 2, name: 'Η υπηρεσία δεν είναι προσωρινά διαθέσιμη' }),
    ).toBeVisible()
    await expect(banner(page)).toContainText('Ο διακομιστής δεν απαντά')
    await expectAccessible(page, 'a server that is out of reach')
    isBack = true
    await banner(page).getByRole('button', { name: 'Προσπαθήστε ξανά' }).click()
    await expect(list.results()).toHaveText('0 αποτελέσματα')
    await expect(page.getByText('Καμία εργασία δεν ταιριάζει με τα φίλτρα.')).toBeVisible()
    await expect(list.search()).toHaveValue('κάτι')
    await page.unroute(calls)
  })

  await test.step('the next answer removes the banner', async () => {
    await list.search().fill(thesis.title)
    await list.search().press('Enter')
    await list.read(thesis.title)
    await expect(banner(page)).toBeHidden()
  })

  await test.step('without a connection nothing is sent, and what was typed stays', async () => {
    await panel.priority().fill('5')
    await isAtRest
    await page.context().setOffline(true)
    await expect(banner(page)).toContainText('Δεν υπάρχει σύνδεση στο διαδίκτυο')
    await expect(banner(page)).toContainText('Όσα έχετε γράψει παραμένουν στη σελίδα.')
    await panel.declare().click()
    await expect(page.getByText('Ελέγξτε τη σύνδεσή σας και προσπαθήστε ξανά.').first()).toBeVisible()
    await expect(panel.priority()).toHaveValue('5')
    expect((await api(student, 'getCurrentThesis')).preferedThesis).toEqual([])
  })

  await test.step('with the connection it is sent', async () => {
    await page.context().setOffline(false)
    await panel.declare().click()
    await expect(panel.text('Σειρά προτίμησης: 5')).toBeVisible()
    await expect(banner(page)).toBeHidden()
    expect((await api(student, 'getCurrentThesis')).preferedThesis).toMatchObject([{ prefOrder: 5 }])
  })
})
