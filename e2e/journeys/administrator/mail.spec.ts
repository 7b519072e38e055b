import { expectAccessible } from '../../fixtures/accessibility.ts'
import { expect } from '../../fixtures/journey.ts'
import { mailCountOf } from '../../fixtures/mailbox.ts'
import { DEMO_PEOPLE } from '../../fixtures/people.ts'
import { UNKNOWN_ADDRESSES_AT } from '../../mail-server/refusals.ts'
import { test } from '../lost-mails.ts'

test('a mail to an address that does not exist is lost again, and its person reads so until it is corrected', async ({
  mails,
  lost,
  signedInAs,
  anInstructor,
  api,
  names,
}) => {
  const instructor = await anInstructor()
  const address = `${names.mark()}@${UNKNOWN_ADDRESSES_AT}`
  const { username, firstName: uName, surname: uSurname, department } = instructor
  const moveTo = (uEmail: string) =>
    api(DEMO_PEOPLE.admin, 'editInstructor', {
      params: { username },
      body: { username, uName, uSurname, uEmail, rank: 'assistant', depID: department.id },
    })
  await moveTo(address)
  await api(null, 'forgotPassword', { body: { email: address } })
  await lost(address)
  const { page } = mails
  const theirs = await signedInAs(instructor)
  const warning = theirs.getByText(`Η τελευταία επιστολή προς ${address} δεν παραδόθηκε`)

  await test.step('the administrator sees it with its reason', async () => {
    const row = await mails.openWith(address)
    await expect(row).toContainText('Δεν παραδόθηκε')
    await expect(row).toContainText('Η διεύθυνση δεν υπάρχει ή δεν δέχεται επιστολές.')
    await expectAccessible(page, 'a mail that was not delivered')
    await (await mails.action('Λεπτομέρειες', address)).click()
    await expect(mails.dialog()).toContainText('EENVELOPE 550 5.1.1')
    await expectAccessible(page, 'details of a mail')
  })

  await test.step('another try does not help it', async () => {
    await mails.dialog().getByRole('button', { name: 'Νέα προσπάθεια' }).click()
    await expect(page.getByText(`Η επιστολή προς ${address} θα σταλεί ξανά.`)).toBeVisible()
    await lost(address)
    await page.reload()
    await expect(mails.record(address)).toContainText('Δεν παραδόθηκε')
    expect(await mailCountOf(address)).toBe(0)
  })

  await test.step('the instructor reads so in the profile, until the address is corrected', async () => {
    await theirs.goto('/dashboard/instructor/profile')
    await expect(warning).toBeVisible()
    await expectAccessible(theirs, 'profile with an undelivered mail')
    await moveTo(instructor.email)
    await expect.poll(async () => (await api(instructor, 'getNoticeSettings')).undelivered).toBeNull()
    await theirs.reload()
    await expect(theirs.getByLabel('Γλώσσα των μηνυμάτων')).toBeVisible()
    await expect(warning).toBeHidden()
  })
})
