import { expectAccessible } from '../../fixtures/accessibility.ts'
import { expect } from '../../fixtures/journey.ts'
import { bringMailServerUp, takeMailServerDown } from '../../fixtures/mail-server.ts'
import { mailCountOf, mailTo } from '../../fixtures/mailbox.ts'
import type { NewStudent } from '../../fixtures/people.ts'
import { test as inWorld } from '../../fixtures/world.ts'
import { KNOWN_LATER_AT, UNKNOWN_ADDRESSES_AT } from '../../mail-server/refusals.ts'
import { MailPage } from '../../pages/mail-page.ts'

interface MailServer {
  /** Registers a student in this domain, whose mail with the code is refused, and returns the address. */
  mailLostAt: (domain: string) => Promise<string>
  /** Waits until the mail to that address has been given up. */
  lost: (address: string) => Promise<void>
  /** Waits until the API has noticed that the mail server does not answer. */
  waiting: () => Promise<void>
  takeDown: () => Promise<void>
  bringUp: () => Promise<void>
}

const test = inWorld.extend<{ mailServer: MailServer; mails: MailPage }>({
  mailServer: async ({ names, aNewcomer, aDepartment, api, anAdministrator }, use) => {
    const holder = names.mark()

    async function register(newcomer: NewStudent): Promise<void> {
      const { id } = await aDepartment()
      const { firstName: uName, surname: uSurname, ...account } = newcomer
      await api(null, 'register', { body: { ...account, uName, uSurname, department: id } })
    }

    async function lost(address: string): Promise<void> {
      const isLost = async () =>
        (await api(anAdministrator, 'listMails')).some(
          ({ recipient, state }) => recipient === address && state === 'given_up',
        )
      await expect.poll(isLost).toBe(true)
    }

    await use({
      mailLostAt: async (domain) => {
        const email = `${names.mark()}@${domain}`
        await register({ ...aNewcomer(), email })
        await lost(email)
        return email
      },
      lost,
      waiting: async () => {
        const outage = async () => (await api(anAdministrator, 'getMailStatus')).outage
        await expect.poll(outage).not.toBeNull()
      },
      takeDown: () => takeMailServerDown(holder),
      bringUp: () => bringMailServerUp(holder),
    })
    // Mails of other journeys wait for the server, so it comes up again even after a failure.
    await bringMailServerUp(holder)
  },

  /** In an administrator's window. */
  mails: async ({ signedInAs, anAdministrator }, use) => {
    await use(new MailPage(await signedInAs(anAdministrator)))
  },
})

test('an address that does not exist is seen with its reason, and trying again does not help it', async ({
  mails,
  mailServer,
}) => {
  const { page } = mails
  const address = await mailServer.mailLostAt(UNKNOWN_ADDRESSES_AT)
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
    await mailServer.lost(address)
    await page.reload()
    await expect(mails.record(address)).toContainText('Δεν παραδόθηκε')
    expect(await mailCountOf(address)).toBe(0)
  })
})

test('mails are tried again one by one and all together, and each arrives once', async ({
  mails,
  mailServer,
}) => {
  const { page } = mails
  // On both sizes at once one journey would retry the mails of the other.
  if (!mails.isWide()) return
  const first = await mailServer.mailLostAt(KNOWN_LATER_AT)
  await mails.openWith(first)
  await (await mails.action('Νέα προσπάθεια', first)).click()
  await expect(page.getByText(`Η επιστολή προς ${first} θα σταλεί ξανά.`)).toBeVisible()
  await mailTo(first)
  await expect(mails.record(first)).toBeHidden()

  const others = [await mailServer.mailLostAt(KNOWN_LATER_AT), await mailServer.mailLostAt(KNOWN_LATER_AT)]
  await mails.openWith(others[0] ?? '')
  await mails.retryAll().click()
  await expect(mails.question()).toContainText(
    /^Είστε βέβαιοι;Να γίνει νέα προσπάθεια για (τη μία επιστολή|τις \d+ επιστολές)/,
  )
  await expectAccessible(page, 'the question whether all are tried again')
  await mails.question().getByRole('button', { name: 'Ακύρωση' }).click()
  await expect(mails.record(others[0] ?? '')).toContainText('Δεν παραδόθηκε')
  await mails.retryAll().click()
  await mails.question().getByRole('button', { name: 'Νέα προσπάθεια' }).click()
  await expect(page.getByText('Οι επιστολές που δεν παραδόθηκαν θα σταλούν ξανά.')).toBeVisible()
  for (const address of others) await mailTo(address)
  for (const address of [first, ...others]) expect(await mailCountOf(address)).toBe(1)
})

test('while no mail server answers the page says so, and shows what waits until it leaves', async ({
  mails,
  anInactiveStudent,
  mailServer,
}) => {
  const { page } = mails
  await mailServer.takeDown()
  const { email } = await anInactiveStudent()
  await mailServer.waiting()
  await page.goto('/dashboard/admin/mail')
  await expect(mails.status()).toContainText('Οι επιστολές περιμένουν από τις')
  await expect(mails.status()).toContainText('Ο διακομιστής αλληλογραφίας δεν απαντά. Επόμενη προσπάθεια:')

  await mails.search().fill(email)
  await expect(mails.record(email)).toContainText('Σε αναμονή')
  await expectAccessible(page, 'mails that wait')
  if (mails.isWide()) {
    await expect(await mails.action('Νέα προσπάθεια', email)).toHaveAttribute('aria-disabled', 'true')
  } else {
    await expect(await mails.action('Νέα προσπάθεια', email)).toHaveCount(0)
  }
  await expect(page.getByText('Η επιστολή περιμένει και θα σταλεί μόνη της.').first()).toBeVisible()

  await mailServer.bringUp()
  await mailTo(email)
  // There is no reload here: the page looks again by itself.
  await expect(mails.record(email)).toBeHidden({ timeout: 30_000 })
  expect(await mailCountOf(email)).toBe(1)
})

test('mails are found, ordered and opened as other records are, by the keyboard too', async ({
  mails,
  mailServer,
}) => {
  const { page } = mails
  const address = await mailServer.mailLostAt(UNKNOWN_ADDRESSES_AT)
  await mails.openWith(address)
  await mails.search().fill(`ΚΩΔΙΚΟΣ ΕΠΙΒΕΒΑΙΩΣΗΣ ${address}`)
  await expect(mails.record(address)).toHaveCount(1)

  if (!mails.isWide()) {
    const details = mails.record(address).getByRole('button', { name: `Λεπτομέρειες: ${address}` })
    await details.focus()
    await page.keyboard.press('Enter')
    await mails.dialog().waitFor()
    await page.keyboard.press('Escape')
    await expect(details).toBeFocused()
    return
  }
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

test('a student whose address does not exist reads so in the profile, until it is corrected', async ({
  signedInAs,
  aStudent,
  api,
  names,
}) => {
  const student = await aStudent()
  const wrong = `${names.mark()}@${UNKNOWN_ADDRESSES_AT}`
  const settings = () => api(student, 'getNoticeSettings')
  const page = await signedInAs(student)
  const warning = page.getByText(`Η τελευταία επιστολή προς ${wrong} δεν παραδόθηκε`)

  await api(student, 'editStudentProfile', { body: { user: { uEmail: wrong } } })
  await api(null, 'forgotPassword', { body: { email: wrong } })
  await expect(async () => {
    // An administrator of another journey may be retrying all undelivered mails just now.
    await expect.poll(async () => (await settings()).undelivered?.recipient).toBe(wrong)
    await page.goto('/dashboard/student/profile')
    await expect(warning).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await expectAccessible(page, 'profile with an undelivered mail')

  await api(student, 'editStudentProfile', { body: { user: { uEmail: student.email } } })
  await expect.poll(async () => (await settings()).undelivered).toBeNull()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Ειδοποιήσεις' })).toBeVisible()
  await expect(page.getByLabel('Γλώσσα των μηνυμάτων')).toBeVisible()
  await expect(warning).toBeHidden()
})
