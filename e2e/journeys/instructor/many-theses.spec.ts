import { expectAccessible } from '../../fixtures/accessibility.ts'
import { expect } from '../../fixtures/journey.ts'
import { test } from '../../fixtures/world.ts'
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
    for (const title of TITLES) await aThesis(instructor, { title, interestDeadline: null })
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
      await list.search().fill('η')
      await expect(list.results()).toHaveText('5 αποτελέσματα')
      const csv = await list.export('CSV')
      expect(csv.name).toMatch(/^ergasies-\d{4}-\d\d-\d\d\.csv$/)
      const [heading = '', ...lines] = csv.bytes.toString('utf8').trimEnd().split('\r\n')
      expect(heading).toMatch(/^\uFEFF"Τίτλος";/)
      expect(lines.map((line) => line.split(';')[0])).toEqual([
        '"Βροχή"',
        '"Γη"',
        '"Δάση"',
        '"Ήλιος"',
        '"Ώσμωση"',
      ])
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
