import { expectAccessible } from '../../fixtures/accessibility.ts'
import { expect } from '../../fixtures/journey.ts'
import { test } from '../../fixtures/world.ts'

test('an administrator sees how the installation is, and it is read again by itself', {
  tag: '@phone',
}, async ({ signedInAs, anAdministrator }) => {
  const page = await signedInAs(anAdministrator)
  await page.goto('/dashboard/admin/system')
  await expect(page.getByRole('heading', { level: 1, name: 'Σύστημα' })).toBeVisible()
  const section = (name: string) => page.getByRole('region', { name, exact: true })
  await expect(section('Εγκατάσταση')).toContainText(/PostgreSQL \d+/)
  await expect(section('Διεργασίες')).toContainText('εκτελεί τις περιοδικές εργασίες')
  await expect(section('Περιοδικές εργασίες')).toContainText('Ολοκληρώθηκε')
  await expectAccessible(page, 'system page')
  const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(width).toBeLessThanOrEqual(0)
  await page.waitForResponse((answer) => answer.url().endsWith('/v1/admin/system'), { timeout: 25_000 })
})
