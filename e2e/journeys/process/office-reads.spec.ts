import { expectAccessible } from '../../fixtures/accessibility.ts'
import { isoDay } from '../../fixtures/days.ts'
import { expect } from '../../fixtures/journey.ts'
import { DEMO_PEOPLE } from '../../fixtures/people.ts'
import { publishRulebook } from '../../fixtures/rulebooks.ts'
import { test } from '../../fixtures/world.ts'
import { downloadBy } from '../../pages/downloads.ts'
import { MainMenu } from '../../pages/main-menu.ts'
import { PapersPanel } from '../../pages/papers-panel.ts'
import { ProcessPanel } from '../../pages/process-panel.ts'

const APPLICATION = 'Αίτηση ανάληψης'
const READ_AS_HEAD = 'Πρόεδρος του Τμήματος: διαβάζετε τη σελίδα· τις αλλαγές τις κάνει η Γραμματεία.'

test('the head of a department reads its process, and meets no action', async ({
  aDepartment,
  anAssignment,
  anInstructor,
  aStudent,
  api,
  cast,
  names,
  signedInAs,
}) => {
  test.setTimeout(240_000)
  const department = await aDepartment()
  const [secretary, instructor, head, student] = await Promise.all([
    cast.aSecretary({ department }),
    anInstructor({ department }),
    anInstructor({ department }),
    aStudent({ department }),
  ])
  const title = names.title('Κανονισμός διπλωματικών')
  await publishRulebook(api, secretary, { title, rules: { committee: { size: 3 } } })
  const { thesis } = await anAssignment({ instructor, student, confirmed: 3 })
  await api(secretary, 'issuePaper', { body: { kind: 'application', thesisID: thesis.id } })
  const setOffices = (offices: { username: string; kind: 'head'; from: string }[]) =>
    api(DEMO_PEOPLE.admin, 'setOffices', { params: { depID: department.id }, body: { offices } })
  await setOffices([{ username: head.username, kind: 'head', from: isoDay(0) }])

  const page = await signedInAs(head)
  const menu = new MainMenu(page)
  const openPage = async (name: string) => {
    await menu.open()
    await menu.menu().getByRole('list', { name: 'Τμήμα' }).getByRole('link', { name }).click()
    await expect(page.getByText(READ_AS_HEAD)).toBeVisible()
  }
  const buttonsIn = (panel: string) => page.getByRole('region', { name: panel }).getByRole('button')

  await test.step('the menu has the pages of the department, and the students are read', async () => {
    await page.goto('/dashboard/instructor/overview')
    await openPage('Φοιτητές')
    await expect(page.getByRole('main').getByText(student.fullName)).toBeVisible()
    await expect(page.getByRole('main').getByRole('button', { name: /Επεξεργασία/ })).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('link', { name: student.fullName })).toHaveCount(0)
  })

  await test.step('of instructors the load is read', async () => {
    await openPage('Διδάσκοντες')
    await expect(page.getByRole('main').getByText(instructor.fullName)).toBeVisible()
    await expect(page.getByRole('main').getByRole('button', { name: /Επεξεργασία|Βεβαίωση/ })).toHaveCount(0)
  })

  await test.step('the rule book is read, and none is begun', async () => {
    await openPage('Κανονισμοί')
    await expect(page.getByRole('button', { name: 'Νέος κανονισμός' })).toHaveCount(0)
    await page.getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  })

  await test.step('the papers of the department are read', async () => {
    await openPage('Έγγραφα')
    await expect(page.getByRole('main').getByText(thesis.title)).toBeVisible()
    await expect(
      page.getByRole('main').getByRole('button', { name: /Ακύρωση|Επιστροφή|Έκδοση/ }),
    ).toHaveCount(0)
  })

  await test.step('a thesis shows its course, its committee and its papers, and no action', async () => {
    await openPage('Εργασίες')
    await page.getByRole('link', { name: thesis.title }).first().click()
    await expect(new ProcessPanel(page).phase()).toContainText('Έτοιμη για εξέταση')
    const papers = new PapersPanel(page)
    await expect(papers.paper(APPLICATION)).toBeVisible()
    await expect(buttonsIn('Έγγραφα').filter({ hasNotText: /PDF|Word/ })).toHaveCount(0)
    await expect(buttonsIn('Εξεταστική επιτροπή')).toHaveCount(0)
    await expect(buttonsIn('Πορεία της εργασίας')).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Βήματα' })).toHaveCount(0)
    const { name } = await downloadBy(page, () => papers.pdf().click())
    expect(name).toMatch(/\.pdf$/)
    await expectAccessible(page, 'thesis as a head reads it')
  })

  await test.step('an office that has ended opens nothing', async () => {
    await setOffices([])
    await page.goto('/dashboard/secretary/students')
    await expect(page).toHaveURL(/\/unathorized$/)
  })
})
