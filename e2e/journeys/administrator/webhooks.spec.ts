import { expectAccessible } from '../../fixtures/accessibility.ts'
import { expect } from '../../fixtures/journey.ts'
import { aReceiver } from '../../fixtures/receiver.ts'
import { test } from '../../fixtures/world.ts'
import { RecordsPage, WEBHOOKS } from '../../pages/records-page.ts'

test('an administrator adds a portal, which hears of a new topic, and sends a lost delivery again', async ({
  signedInAs,
  anAdministrator,
  aDepartment,
  anInstructor,
  aThesis,
  names,
}) => {
  const receiver = await aReceiver()
  const name = names.title('Πύλη')
  const department = await aDepartment()
  const instructor = await anInstructor({ department })
  const page = await signedInAs(anAdministrator)
  const systems = new RecordsPage(page, WEBHOOKS)
  const deliveries = page.getByRole('dialog', { name: `Παραδόσεις προς το σύστημα «${name}»` })

  await test.step('the secret is shown once, and can be copied', async () => {
    await page.goto(WEBHOOKS.path)
    await page.getByRole('heading', { level: 1, name: WEBHOOKS.heading }).waitFor()
    await systems.add().click()
    await systems.field('Ποιο σύστημα είναι').fill(name)
    await systems.field('Διεύθυνση').fill(receiver.url)
    await page.getByRole('checkbox', { name: 'Νέο θέμα έγινε δημόσιο' }).check()
    await systems.choose('Μόνο για το τμήμα', department.name)
    await systems.save().click()
    const secret = page.getByRole('dialog', { name: `Μυστικό κλειδί για το σύστημα «${name}»` })
    await expect(secret.getByLabel('Μυστικό κλειδί')).toHaveValue(/^whsec_/)
    await expectAccessible(page, 'secret of a system')
    await secret.getByRole('button', { name: 'Το κράτησα' }).click()
    await expect(secret).toBeHidden()
  })

  await test.step('the portal hears of a new topic of the department, and of no other event', async () => {
    await aThesis(instructor)
    await expect.poll(receiver.types).toEqual(['topic.published'])
  })

  await test.step('what was not delivered is seen, and sent again', async () => {
    receiver.answer.status = 500
    await systems.find(name)
    await (await systems.action('Δοκιμή', name)).click()
    await expect.poll(receiver.types).toContain('ping')
    await (await systems.action('Παραδόσεις', name)).click()
    await deliveries.getByRole('button', { name: /^Δοκιμαστικό μήνυμα/ }).click()
    await expect(deliveries.getByText('Το σύστημα απάντησε με σφάλμα.')).toBeVisible()
    await expect(deliveries.getByText('η απάντηση της πύλης')).toBeVisible()
    await expectAccessible(page, 'deliveries of a system')
    receiver.answer.status = 204
    await deliveries.getByRole('button', { name: /^Αποστολή ξανά: Δοκιμαστικό μήνυμα/ }).click()
    await expect(deliveries.getByText('Παραδόθηκε')).toHaveCount(2)
    await deliveries.getByRole('button', { name: 'Κλείσιμο' }).click()
  })

  await test.step('it is deleted', async () => {
    await (await systems.action('Διαγραφή', name)).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Διαγραφή' }).click()
    await expect(systems.record(name)).toBeHidden()
    await receiver.close()
  })
})
