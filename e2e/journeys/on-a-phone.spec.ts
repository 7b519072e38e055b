import { expectAccessible } from '../fixtures/accessibility.ts'
import type { Credentials } from '../fixtures/api.ts'
import { openWhole } from '../fixtures/crawl.ts'
import { expectFocusInSight } from '../fixtures/focus-in-sight.ts'
import { expect, test } from '../fixtures/journey.ts'
import { DEMO_PASSWORD } from '../fixtures/people.ts'
import { expectTouchTargets } from '../fixtures/touch-targets.ts'
import { MainMenu } from '../pages/main-menu.ts'
import { PreferencesMenu } from '../pages/preferences-menu.ts'
import { QuickSearch } from '../pages/quick-search.ts'

const demo = (username: string): Credentials => ({ username, password: DEMO_PASSWORD })

/** Forms, lists, cards, steps and tables: where bars stay at the edge of the window. */
const MAIN_PAGES: readonly [string, readonly [Credentials | null, readonly string[]][]][] = [
  [
    'visitors and students',
    [
      [null, ['/login', '/register']],
      [demo('student'), ['/dashboard/student/theses/open', '/dashboard/student/thesis/single/3']],
      [demo('student3'), ['/dashboard/student/thesis/current']],
    ],
  ],
  [
    'instructors and administrators',
    [
      [
        demo('instructor'),
        [
          '/dashboard/instructor/overview',
          '/dashboard/instructor/theses',
          '/dashboard/instructor/thesis/create',
        ],
      ],
      [demo('admin'), ['/dashboard/admin/users', '/dashboard/admin/security/inspections']],
    ],
  ],
]

/** Two pages of the bar, and a thesis that the reader may do something about. */
const BARS: readonly [string, readonly string[], string][] = [
  ['student3', ['Η εργασία μου', 'Θέματα'], '/dashboard/student/thesis/current'],
  ['student', ['Η εργασία μου', 'Θέματα'], '/dashboard/student/thesis/single/3'],
  ['instructor', ['Αρχική', 'Εργασίες'], '/dashboard/instructor/thesis/single/1'],
]

test.describe('on a phone', { tag: '@phone' }, () => {
  for (const [title, readers] of MAIN_PAGES) {
    test(`${title} see what has the focus, whatever stays at the edge`, async ({
      openWindow,
      signedInAs,
    }) => {
      for (const [who, paths] of readers) {
        const page = who === null ? await openWindow() : await signedInAs(who)
        for (const path of paths) {
          await test.step(path, async () => {
            await openWhole(page, path)
            await expectFocusInSight(page, path)
          })
        }
        await page.close()
      }
    })
  }

  for (const [username, entries, thesis] of BARS) {
    test(`the bar of the ${username} leads to what is used most, and covers nothing`, async ({
      signedInAs,
    }) => {
      const page = await signedInAs(demo(username))
      const bar = page.getByRole('navigation', { name: 'Μενού', exact: true })
      const topOfBar = async () => (await bar.boundingBox())?.y ?? 0

      await test.step('each page is marked when it is open, and read aloud as such', async () => {
        await openWhole(page, '/dashboard/notices')
        const links = bar.getByRole('link')
        await expect(links).toHaveText([...entries, 'Ειδοποιήσεις'])
        for (const [place, entry] of entries.entries()) {
          await links.nth(place).click()
          await expect(bar.locator('[aria-current=page]')).toHaveText(entry)
        }
        await expectTouchTargets(page, 'the bar')
        await expectAccessible(page, 'the bar')
      })
      await test.step('its menu takes the focus and gives it back', async () => {
        const menu = bar.getByRole('button', { name: 'Μενού' })
        await menu.press('Enter')
        await expect(page.getByRole('dialog', { name: 'Μενού' })).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(menu).toBeFocused()
      })
      await test.step('the end of a page and its main action stand above it', async () => {
        await openWhole(page, thesis)
        await expect(bar).toBeVisible()
        const main = page.locator('[data-bottom-bar]')
        if ((await main.count()) > 0) {
          const box = await main.boundingBox()
          expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((await topOfBar()) + 1)
        }
        await page.keyboard.press('End')
        const last = page.getByRole('contentinfo')
        await expect
          .poll(async () => {
            const box = await last.boundingBox()
            return (box?.y ?? 0) + (box?.height ?? 0) - (await topOfBar())
          })
          .toBeLessThanOrEqual(1)
      })
    })
  }

  test('the text editor takes the room that was kept for it, so that the first tap meets what it is meant for', async ({
    signedInAs,
  }) => {
    const page = await signedInAs(demo('instructor'))
    await openWhole(page, '/dashboard/instructor/thesis/create')
    const below = page.getByRole('combobox', { name: 'Λέξεις-κλειδιά' })
    const toolbar = page.getByRole('toolbar', { name: 'Μορφοποίηση κειμένου' })
    const placeBelow = async () => (await below.boundingBox())?.y
    await expect(toolbar).toHaveCount(0)
    const before = await placeBelow()
    await page.getByRole('heading', { level: 1 }).dispatchEvent('pointerdown')
    await expect(toolbar).toBeVisible()
    expect(await placeBelow()).toBe(before)
  })

  test('three students of a department fit the screen of its office', async ({ signedInAs }) => {
    const page = await signedInAs(demo('secretary'))
    await openWhole(page, '/dashboard/secretary/students')
    const cards = page.getByRole('list', { name: 'Φοιτητές' }).getByRole('listitem')
    const [first, third] = [await cards.first().boundingBox(), await cards.nth(2).boundingBox()]
    const bar = await page.getByRole('banner').boundingBox()
    if (first === null || third === null || bar === null) throw new Error('A card is missing.')
    expect(bar.height + third.y + third.height - first.y).toBeLessThan(page.viewportSize()?.height ?? 0)
    const more = cards.first().getByRole('button', { name: 'Περισσότερα' })
    await more.click()
    await expect(cards.first().getByRole('term').filter({ hasText: 'Μέσος όρος' })).toBeVisible()
    await cards.first().getByRole('link').last().click()
    await expect(page).toHaveURL(/\/thesis\/\d+$/)
  })

  test('a finger finds what menus and dialogs offer', async ({ signedInAs }) => {
    const page = await signedInAs(demo('student'))
    await openWhole(page, '/dashboard/student/theses/open')
    await test.step('the main menu', async () => {
      await new MainMenu(page).open()
      await expectTouchTargets(page, 'the main menu')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
    await test.step('appearance and language', async () => {
      await new PreferencesMenu(page).button().click()
      await expect(page.getByRole('menu')).toBeVisible()
      await expectTouchTargets(page, 'appearance and language')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('menu')).toHaveCount(0)
    })
    await test.step('the quick search', async () => {
      const search = new QuickSearch(page)
      await search.open('by its button')
      await expect(search.found('Σελίδες').first()).toBeVisible()
      await expectTouchTargets(page, 'the quick search')
      await search.field().press('Escape')
      await expect(page.getByRole('button', { name: 'Γρήγορη αναζήτηση' })).toBeFocused()
    })
    await test.step('the filters', async () => {
      await page.getByRole('button', { name: 'Φίλτρα' }).click()
      await expect(page.getByRole('dialog', { name: 'Φίλτρα' })).toBeVisible()
      await expectTouchTargets(page, 'the filters')
    })
  })
})
