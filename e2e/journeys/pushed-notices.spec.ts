import { expectAccessible } from '../fixtures/accessibility.ts'
import { expect } from '../fixtures/journey.ts'
import { test } from '../fixtures/world.ts'
import { push, pushSwitch, standInForPushService } from '../pages/push-switch.ts'

test('a student lets notices come to a device, sees one, and turns them off', { tag: '@phone' }, async ({
  anAssignment,
  signedInAs,
}) => {
  const { student } = await anAssignment()
  const page = await signedInAs(student)
  await standInForPushService(page, `https://push.example.org/send/${student.username}`)
  await page.goto('/dashboard/student/profile')
  const ofDevice = pushSwitch(page)

  await test.step('they come after a press, and still when the page is loaded again', async () => {
    await expect(ofDevice).not.toBeChecked()
    await ofDevice.click()
    await expect(page.getByText('Η συσκευή σας ειδοποιεί')).toBeVisible()
    await page.reload()
    await expect(ofDevice).toBeChecked()
    await expectAccessible(page, 'profile with pushed notices')
  })

  await test.step('the worker shows what is pushed', async () => {
    const shown = await push(page, { title: 'Έγκριση βήματος', path: '/thesis/1' })
    expect(shown).toEqual(['Έγκριση βήματος'])
  })

  await test.step('they end with a press', async () => {
    await ofDevice.click()
    await expect(ofDevice).not.toBeChecked()
    await page.reload()
    await expect(ofDevice).not.toBeChecked()
  })
})
