import { expectAccessible } from '../../fixtures/accessibility.ts'
import { expect } from '../../fixtures/journey.ts'
import { mailCountOf } from '../../fixtures/mailbox.ts'
import { DEMO_PEOPLE } from '../../fixtures/people.ts'
import { UNKNOWN_ADDRESSES_AT } from '../../mail-server/refusals.ts'
import { test } from '../lost-mails.ts'

test('an address that does not exist is seen with its reason, and trying again does not help it', {
  tag: '@phone',
}, async ({ mails, mailLostAt, lost }) => {
  const { page } = mails
  const address = await mailLostAt(UNKNOWN_ADDRESSES_AT)
  const row = await mails.openWith(address)
  await expect(row).toContainText('Δεν παραδόθηκε')
  await expect(row).toContainText('Κωδικός επιβεβαίωσης')
  await expect(row).toContainText('Η διεύθυνση δεν υπάρχει ή δεν δέχεται επιστολές.')
  await expectAccessible(page, 'a mail that was not delivered')

  await test.step('details say what can be done, and nothing of the content of the mail', async () => {
    await (await mails.action('Λεπτομέρειες', address)).click()
    await expect(mails.dialog()).toContainText('Τι μπορείτε να κάνετε')
    await expect(mails.dialog()).toContainText('EENVELOPE 550 5.1.1')
    await expect(mails.dialog()).toContainText('μπορεί να έχει λήξει')
    await expect(mails.dialog()).not.toContainText(/\b\d{6}\b/)
    await expectAccessible(page, 'details of a mail')
  })

  await test.step('another try is confirmed, and the mail comes back', async () => {
    await mails.dialog().getByRole('button', { name: 'Νέα προσπάθεια' }).click()
    await expect(page.getByText(`Η επιστολή προς ${address} θα σταλεί ξανά.`)).toBeVisible()
    await expect(mails.dialog()).toBeHidden()
    await lost(address)
    await page.reload()
    await expect(mails.record(address)).toContainText('Δεν παραδόθηκε')
    expect(await mailCountOf(address)).toBe(0)
  })
})

test('mails are found, ordered and opened as other records are, by the keyboard too', async ({
  mails,
  mailLostAt,
}) => {
  const { page } = mails
  const address = await mailLostAt(UNKNOWN_ADDRESSES_AT)
  await mails.openWith(address)
  await mails.search().fill(`ΚΩΔΙΚΟΣ ΕΠΙΒΕΒΑΙΩΣΗΣ ${address}`)
  await expect(mails.record(address)).toHaveCount(1)

  await mails.record(address).getByRole('gridcell', { name: address }).click()
  await expect(mails.actions()).toContainText(`Επιλέχθηκε: ${address}`)
  await page.keyboard.press('Enter')
  await mails.dialog().waitFor()
  await page.keyboard.press('Escape')
  await expect(mails.dialog()).toBeHidden()

  await mails.header('Πότε').click()
  await expect(page).toHaveURL(/sort=written/)
  await expect(mails.header('Πότε')).toHaveAttribute('aria-sort', 'ascending')
  await page.goto('/dashboard/admin/mail?filter=state.is&value=Σε αναμονή')
  await expect(page.getByText('Κατάσταση: Σε αναμονή', { exact: true })).toBeVisible()
  await expect(mails.record(address)).toBeHidden()
})

test('an instructor whose address does not exist reads so in the profile, until it is corrected', async ({
  signedInAs,
  anInstructor,
  api,
  names,
}) => {
  const instructor = await anInstructor()
  const wrong = `${names.mark()}@${UNKNOWN_ADDRESSES_AT}`
  const { username, firstName, surname, department } = instructor
  const moveTo = (uEmail: string) =>
    api(DEMO_PEOPLE.admin, 'editInstructor', {
      params: { username },
      body: {
        username,
        uName: firstName,
        uSurname: surname,
        uEmail,
        rank: 'assistant',
        depID: department.id,
      },
    })
  const settings = () => api(instructor, 'getNoticeSettings')
  const page = await signedInAs(instructor)
  const warning = page.getByText(`Η τελευταία επιστολή προς ${wrong} δεν παραδόθηκε`)

  await moveTo(wrong)
  await api(null, 'forgotPassword', { body: { email: wrong } })
  await expect.poll(async () => (await settings()).undelivered?.recipient).toBe(wrong)
  await page.goto('/dashboard/instructor/profile')
  await expect(warning).toBeVisible()
  await expectAccessible(page, 'profile with an undelivered mail')

  await moveTo(instructor.email)
  await expect.poll(async () => (await settings()).undelivered).toBeNull()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Ειδοποιήσεις' })).toBeVisible()
  await expect(page.getByLabel('Γλώσσα των μηνυμάτων')).toBeVisible()
  await expect(warning).toBeHidden()
})
