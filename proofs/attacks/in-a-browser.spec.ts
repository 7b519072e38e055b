import { expect } from '@diatrivi/e2e/fixtures/journey'
import { DEMO_PEOPLE } from '@diatrivi/e2e/fixtures/people'
import { aDeviceWithPasskeys } from '@diatrivi/e2e/fixtures/telephone'
import { test } from '@diatrivi/e2e/fixtures/world'
import { QuickSearch } from '@diatrivi/e2e/pages/quick-search'
import { SecondFactorSection } from '@diatrivi/e2e/pages/second-factor-section'
import { system } from '@diatrivi/e2e/system'
import { dangersIn, harmIn } from './harm.ts'
import { SAMPLE } from './vectors.ts'

// What no call of the API writes, but only a page.

test('the name of a passkey does no harm', async ({ aStudent, signedInAs }) => {
  const student = await aStudent()
  const page = await signedInAs(student, { bypassCSP: true, baseURL: system.namedUrl })
  const harm = harmIn(page.context())
  await aDeviceWithPasskeys(page)
  const factor = new SecondFactorSection(page)
  await page.goto('/dashboard/student/profile')
  await factor.act('Προσθήκη κλειδιού').click()
  await factor.password().fill(student.password)
  await page.keyboard.press('Enter')
  const attack = '<img src=x onerror=alert(1)>'
  await factor.dialog().getByRole('textbox', { name: 'Όνομα του κλειδιού' }).fill(attack)
  await page.keyboard.press('Enter')
  await factor.keepCodes()
  await expect(factor.way(attack)).toBeVisible()
  expect(await dangersIn(page, true)).toEqual([])
  expect(harm).toEqual([])
})

test('what is sought by the quick search does no harm', async ({ signedInAs }) => {
  const page = await signedInAs(DEMO_PEOPLE.instructor, { bypassCSP: true })
  const harm = harmIn(page.context())
  await page.goto('/dashboard/instructor')
  const search = new QuickSearch(page)
  await search.open('by its button')
  for (const attack of SAMPLE) {
    const answered = page.waitForResponse((answer) => answer.url().includes('/v1/search?'))
    await search.field().fill(attack)
    await answered
    expect(await dangersIn(page, true)).toEqual([])
  }
  expect(harm).toEqual([])
})
