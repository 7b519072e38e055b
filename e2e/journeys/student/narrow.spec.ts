import { expectAccessible } from '../../fixtures/accessibility.ts'
import { expectAsWideAsTheScreen, openWhole } from '../../fixtures/crawl.ts'
import { expect } from '../../fixtures/journey.ts'
import { test } from '../../fixtures/world.ts'

/** What is left of the screen at 200 % on a wide one, and of a phone's for the reflow of WCAG 1.4.10. */
const ZOOMED = { desktop: { width: 720, height: 450 }, phone: { width: 320, height: 640 } } as const

test('every page of a student fits a magnified screen', async ({ signedInAs, anAssignment, aThesis }, {
  project,
}) => {
  const { student, thesis, instructor } = await anAssignment({ confirmed: 1 })
  const open = await aThesis(instructor, {
    keywords: ['μεγάλη σύνθετη λέξη-κλειδί', 'ηλεκτροεγκεφαλογραφήματα'],
  })
  const page = await signedInAs(student, { viewport: ZOOMED[project.name as keyof typeof ZOOMED] })
  for (const path of [
    '/dashboard/student/profile',
    '/dashboard/student/thesis/current',
    '/dashboard/student/theses/open',
    `/thesis/${open.id}`,
    `/thesis/${thesis.id}`,
    '/accessibility',
  ]) {
    await test.step(path, async () => {
      await openWhole(page, path)
      await expectAsWideAsTheScreen(page, path)
    })
  }
  await expectAccessible(page, 'a magnified screen')
})

test('the public pages fit a magnified screen too', async ({ openWindow }, { project }) => {
  const page = await openWindow({ viewport: ZOOMED[project.name as keyof typeof ZOOMED] })
  for (const path of ['/', '/register', '/password/forgot', '/privacy', '/unathorized', '/nowhere/at/all']) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAsWideAsTheScreen(page, path)
    })
  }
})
