import { expectAccessible } from '../../fixtures/accessibility.ts'
import { isoDay, typedDay } from '../../fixtures/days.ts'
import { expect } from '../../fixtures/journey.ts'
import { pressesOf } from '../../fixtures/presses.ts'
import type { ThesisOptions } from '../../fixtures/works.ts'
import { test } from '../../fixtures/world.ts'
import { MainMenu } from '../../pages/main-menu.ts'
import { ThesisListPage } from '../../pages/thesis-list-page.ts'

const UNGIVEN = '/dashboard/instructor/theses/ungiven'
const TITLES = ['Ώσμωση', 'Άνεμος', 'Βροχή', 'Γη', 'Δάση', 'Έδαφος', 'Ζώα', 'Ήλιος'] as const
const SORTED = ['Άνεμος', 'Βροχή', 'Γη', 'Δάση', 'Έδαφος', 'Ζώα', 'Ήλιος', 'Ώσμωση']

const TEXT = `<p>${'Πολλές λέξεις προηγούνται. '.repeat(12)}Αισθητήρες <b>LoRa</b>WAN.</p>`
const SPECIAL: Partial<Record<(typeof TITLES)[number], ThesisOptions>> = {
  Ώσμωση: { keywords: ['ύδωρ'] },
  Βροχή: { keywords: ['ύδωρ', 'νέφη'], assignment: 'onDeadline', interestDeadline: 10 },
  Γη: { interestDeadline: 40 },
  Δάση: { description: TEXT },
}

test(
  'an instructor finds, orders and narrows many topics, and takes them along on paper and in a file',
  {
    tag: '@phone',
  },
  async ({ signedInAs, anInstructor, aThesis }, { project }) => {
    const isPhone = project.name === 'phone'
    const instructor = await anInstructor()
    await Promise.all(
      TITLES.map((title) =>
        aThesis(instructor, { title, keywords: [], interestDeadline: null, ...SPECIAL[title] }),
      ),
    )
    const page = await signedInAs(instructor)
    const list = new ThesisListPage(page)

    await test.step('a topic is found by a word of its text, in a few clicks and keys', async () => {
      await page.goto('/dashboard/instructor/overview')
      await pressesOf(page)
      await new MainMenu(page).goTo('Εργασίες')
      await page.getByRole('link', { name: /^Προς ανάθεση/ }).click()
      await expect(list.results()).toHaveText('8 αποτελέσματα')
      await list.search().click()
      await list.search().pressSequentially('lora')
      await expect(list.results()).toHaveText('1 αποτέλεσμα')
      await expect(list.marks()).toHaveText(['LoRa'])
      await expect(list.card('Δάση')).toContainText('Αισθητήρες LoRaWAN.')
      await expectAccessible(page, 'marks on a card')
      await list.read('Δάση')
      expect(await pressesOf(page)).toEqual({ clicks: isPhone ? 5 : 4, keys: 4 })
    })

    await test.step('the way back leads to what was searched for', async () => {
      await page.goBack()
      await expect(list.marks()).toHaveText(['LoRa'])
      await expect(page).toHaveURL(/search=lora/)
      await list.search().fill('')
      await expect(list.results()).toHaveText('8 αποτελέσματα')
    })

    await test.step('all stand by title on one page, which the address keeps', async () => {
      await expect(list.cards()).toHaveCount(6)
      await list.choose('order', 'Τίτλος')
      await expect(list.cards().first()).toContainText('Άνεμος')
      await list.choose('pageSize', '24')
      await expect(list.cards()).toHaveCount(8)
      await expect(page).toHaveURL(/sort=title&pageSize=24$/)
    })

    await test.step('as a table, also after a reload', async () => {
      await list.showAs('Πίνακας')
      await expect(list.rows().getByRole('link')).toHaveText(SORTED)
      await page.reload()
      await expect(list.rows().getByRole('link')).toHaveText(SORTED)
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(sideways).toBeLessThanOrEqual(0)
    })

    await test.step('on paper without menu and controls', async () => {
      await page.emulateMedia({ media: 'print' })
      // As a browser does that prints: cards of a phone become a table.
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('table')).toBeVisible()
      // A heading that orders the list names its column on paper.
      const headings = await list.headings().getByRole('button').count()
      await expect(page.getByRole('button')).toHaveCount(headings)
      await expect(page.getByRole('navigation')).toHaveCount(0)
      await page.evaluate(() => dispatchEvent(new Event('afterprint')))
      await page.emulateMedia({ media: 'screen' })
    })

    await test.step('as a file, narrowed by the search', async () => {
      await list.search().fill('ΥΔΩΡ')
      await expect(list.results()).toHaveText('2 αποτελέσματα')
      await expect(list.marks()).toHaveText(['ύδωρ', 'ύδωρ'])
      await expectAccessible(page, 'marks in a table')
      const csv = await list.export('CSV')
      expect(csv.name).toMatch(/^ergasies-\d{4}-\d\d-\d\d\.csv$/)
      const [heading = '', ...lines] = csv.bytes.toString('utf8').trimEnd().split('\r\n')
      expect(heading).toMatch(/^\uFEFF"Τίτλος";/)
      expect(lines.map((line) => line.split(';')[0])).toEqual(['"Βροχή"', '"Ώσμωση"'])
      const xlsx = await list.export('Excel (XLSX)')
      expect(xlsx.name).toMatch(/\.xlsx$/)
      expect(xlsx.bytes.subarray(0, 2).toString()).toBe('PK')
      await list.search().fill('')
      await expect(list.results()).toHaveText('8 αποτελέσματα')
    })

    await test.step('keywords narrow it by all of them, beside the search where there is room', async () => {
      await list.openFilters()
      await expect(page.getByRole('dialog', { name: 'Φίλτρα' })).toBeVisible({ visible: isPhone })
      await list.keywordFilter().fill('ύδωρ')
      await list.keywordFilter().press('Enter')
      await expectAccessible(page, 'filters of an instructor')
      await list.closeFilters()
      await expect(list.results()).toHaveText('2 αποτελέσματα')
      await list.filterByKeywords('νέφη')
      await expect(list.results()).toHaveText('1 αποτέλεσμα')
      await expect(list.rows().getByRole('link')).toHaveText(['Βροχή'])
      await expect(page).toHaveURL(/keywords=.*keywords=/)
    })

    await test.step('back, and a filter that is taken off, widen it again', async () => {
      await page.goBack()
      await expect(list.results()).toHaveText('2 αποτελέσματα')
      await list.activeFilters().getByRole('button').click()
      await expect(list.results()).toHaveText('8 αποτελέσματα')
    })

    await test.step('the range of the deadline and the way of assignment, also after a reload', async () => {
      await list.filterByDeadline({ from: typedDay(30), until: typedDay(50) })
      await expect(list.rows().getByRole('link')).toHaveText(['Γη'])
      await expect(page).toHaveURL(new RegExp(`deadlineFrom=${isoDay(30)}&deadlineUntil=${isoDay(50)}`))
      await list.filterByAssignment('Ανάθεση στη λήξη της προθεσμίας')
      await expect(page.getByText('Καμία εργασία δεν ταιριάζει με τα φίλτρα.')).toBeVisible()
      await page.reload()
      await expect(list.activeFilters().getByRole('listitem')).toHaveCount(3)
      await expectAccessible(page, 'theses of which none matches')
      await page.getByRole('button', { name: 'Καθαρισμός φίλτρων' }).click()
      await expect(list.results()).toHaveText('8 αποτελέσματα')
      await expect(page).toHaveURL(new RegExp(`${UNGIVEN}\\?sort=title&pageSize=24$`))
    })
  },
)
