import type { Page } from '@playwright/test'
import { expectAccessible } from '../../fixtures/accessibility.ts'
import { expect } from '../../fixtures/journey.ts'
import { test } from '../../fixtures/world.ts'
import { MainMenu } from '../../pages/main-menu.ts'
import { ThesisListPage } from '../../pages/thesis-list-page.ts'

const UNGIVEN = '/dashboard/instructor/theses/ungiven'
const TITLES = ['Ώσμωση', 'Άνεμος', 'Βροχή', 'Γη', 'Δάση', 'Έδαφος', 'Ζώα', 'Ήλιος']
const SORTED = ['Άνεμος', 'Βροχή', 'Γη', 'Δάση', 'Έδαφος', 'Ζώα', 'Ήλιος', 'Ώσμωση']

test(
  'an instructor with many topics sees all of them in order, on the screen, on paper and in a file',
  {
    tag: '@phone',
  },
  async ({ signedInAs, anInstructor, aThesis }, { project }) => {
    const isPhone = project.name === 'phone'
    const instructor = await anInstructor()
    for (const title of TITLES) {
      const keywords = ['Ώσμωση', 'Βροχή'].includes(title) ? ['ύδωρ'] : []
      await aThesis(instructor, { title, keywords, interestDeadline: null })
    }
    const page = await signedInAs(instructor)
    const list = new ThesisListPage(page)

    await test.step('by title, on one page, which the address keeps', async () => {
      await page.goto(UNGIVEN)
      await expect(list.cards()).toHaveCount(6)
      await list.choose('order', 'Τίτλος')
      await expect(list.cards().first()).toContainText('Άνεμος')
      await list.choose('pageSize', '24')
      await expect(list.cards()).toHaveCount(8)
      await expect(page).toHaveURL(/sort=title&pageSize=24$/)
      await expectAccessible(page, 'many theses as cards')
    })

    await test.step('as a table, also after a reload', async () => {
      await list.showAs('Πίνακας')
      await expect(list.rows().getByRole('link')).toHaveText(SORTED)
      await page.reload()
      await expect(list.rows().getByRole('link')).toHaveText(SORTED)
      await expectAccessible(page, 'many theses as a table')
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(sideways).toBeLessThanOrEqual(0)
    })

    await test.step('on paper without menu and controls', async () => {
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('table')).toBeVisible()
      // A heading that orders the list names its column on paper.
      const headings = await list.headings().getByRole('button').count()
      await expect(page.getByRole('button')).toHaveCount(headings)
      await expect(page.getByRole('navigation')).toHaveCount(0)
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
    })

    await test.step('the filters stand beside the search where there is room', async () => {
      await list.openFilters()
      await expect(page.getByRole('dialog', { name: 'Φίλτρα' })).toBeVisible({ visible: isPhone })
      await expectAccessible(page, 'filters beside the search')
    })
  },
)

/** How often the person has clicked and pressed a key since the first call. */
function actsOf(page: Page): Promise<{ clicks: number; keys: number }> {
  return page.evaluate(() => {
    const counting = window as typeof window & { acts?: { clicks: number; keys: number } }
    if (counting.acts) return counting.acts
    const acts = { clicks: 0, keys: 0 }
    counting.acts = acts
    const count = (kind: keyof typeof acts) => () => {
      acts[kind] += 1
    }
    window.addEventListener('click', count('clicks'), true)
    window.addEventListener('keydown', count('keys'), true)
    return acts
  })
}

test(
  'a topic among forty is found by a word of its text, in a few clicks and keys',
  {
    tag: '@phone',
  },
  async ({ signedInAs, anInstructor, aThesis }, { project }) => {
    const instructor = await anInstructor()
    const TITLE = 'Μετρήσεις πεδίου 17'
    const text = `<p>${'Πολλές λέξεις προηγούνται. '.repeat(12)}Αισθητήρες <b>LoRa</b>WAN.</p>`
    const numbers = Array.from({ length: 40 }, (_none, index) => index + 1)
    await Promise.all(
      numbers.map((number) => {
        const title = `Μετρήσεις πεδίου ${number}`
        return aThesis(instructor, { title, keywords: [], ...(title === TITLE && { description: text }) })
      }),
    )
    const page = await signedInAs(instructor)
    const list = new ThesisListPage(page)
    await page.goto('/dashboard/instructor/overview')
    await actsOf(page)

    await new MainMenu(page).goTo('Εργασίες')
    await page.getByRole('link', { name: /^Προς ανάθεση/ }).click()
    await expect(list.results()).toHaveText('40 αποτελέσματα')
    await list.search().click()
    await list.search().pressSequentially('lora')
    await expect(list.results()).toHaveText('1 αποτέλεσμα')
    await expect(list.marks()).toHaveText(['LoRa'])
    await expect(list.card(TITLE)).toContainText('Αισθητήρες LoRaWAN.')
    await expectAccessible(page, 'marks on a card')
    await list.read(TITLE)
    expect(await actsOf(page)).toEqual({ clicks: project.name === 'phone' ? 5 : 4, keys: 4 })

    await page.goBack()
    await expect(list.marks()).toHaveText(['LoRa'])
    await expect(page).toHaveURL(/search=lora/)
  },
)
