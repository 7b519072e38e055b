import { expect } from '../../fixtures/journey.ts'
import { test } from '../../fixtures/world.ts'

test('the profile of an office leaves no empty place beside its form', async ({
  signedInAs,
  anAdministrator,
}) => {
  const page = await signedInAs(anAdministrator)
  await page.goto('/dashboard/admin/profile')
  const box = async (title: string) => {
    const card = page.getByRole('region', { name: title })
    await expect(card).toBeVisible()
    return (await card.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  }
  const [form, account, password] = [
    await box('Στοιχεία'),
    await box('Λογαριασμός'),
    await box('Κωδικός πρόσβασης'),
  ]
  expect(account.y).toBeGreaterThan(form.y + form.height)
  expect(password.height).toBe(account.height)
  expect(Math.round(password.x + password.width)).toBe(Math.round(form.x + form.width))
})
