import { expectAccessible } from '../fixtures/accessibility.ts'
import { expect } from '../fixtures/journey.ts'
import { bringMailServerUp, refusedConnections, takeMailServerDown } from '../fixtures/mail-server.ts'
import { confirmationCodeFor, mailCountOf, mailTo } from '../fixtures/mailbox.ts'
import { KNOWN_LATER_AT } from '../mail-server/refusals.ts'
import { RegisterPage } from '../pages/register-page.ts'
import { system } from '../system.ts'
import { test as withLostMails } from './lost-mails.ts'

// These journeys act on the mails of all others, so they run one after another when the others have ended.

interface MailServer {
  takeDown: () => Promise<void>
  bringUp: () => Promise<void>
}

const test = withLostMails.extend<{ mailServer: MailServer }>({
  // The next journey needs the server, so it comes up again even after a failure.
  mailServer: async ({ names }, use) => {
    const holder = names.mark()
    await use({ takeDown: () => takeMailServerDown(holder), bringUp: () => bringMailServerUp(holder) })
    await bringMailServerUp(holder)
  },
})

test('a student registers while no mail server answers: the page says what waits, and the mail comes when it is back', async ({
  mails,
  mailServer,
  openWindow,
  aNewcomer,
  anAdministrator,
  api,
}) => {
  const student = aNewcomer()
  const register = new RegisterPage(await openWindow())
  const { page } = mails
  await register.open()
  await register.fill(student, 'Αριστοτέλειο', 'Τμήμα Πληροφορικής')

  await test.step('the registration is answered as usual', async () => {
    await mailServer.takeDown()
    const before = await refusedConnections()
    await register.submit().click()
    await register.page.waitForURL(/authenticateEmail/)
    await expect.poll(refusedConnections).toBeGreaterThan(before)
  })

  await test.step('an operator sees that mail waits, and the API is ready all the same', async () => {
    const health = await fetch(`${system.apiUrl}/readyz`)
    const { status, mail } = (await health.json()) as { status: string; mail: { waiting: number } }
    expect(status).toBe('ready')
    expect(mail.waiting).toBeGreaterThan(0)
    expect(await mailCountOf(student.email)).toBe(0)
  })

  await test.step('the page of the mails says so, and that the mail leaves by itself', async () => {
    // Until the API has noticed it.
    await expect.poll(async () => (await api(anAdministrator, 'getMailStatus')).outage).not.toBeNull()
    await mails.openWith(student.email)
    await expect(mails.status()).toContainText('Οι επιστολές περιμένουν από τις')
    await expect(mails.status()).toContainText('Ο διακομιστής αλληλογραφίας δεν απαντά. Επόμενη προσπάθεια:')
    await expect(mails.record(student.email)).toContainText('Σε αναμονή')
    await expectAccessible(page, 'mails that wait')
    const again = await mails.action('Νέα προσπάθεια', student.email)
    await expect(again).toHaveAttribute('aria-disabled', 'true')
    await expect(page.getByText('Η επιστολή περιμένει και θα σταλεί μόνη της.').first()).toBeVisible()
  })

  await test.step('the mail comes by itself, once', async () => {
    await mailServer.bringUp()
    await register.confirm(await confirmationCodeFor(student.email))
    await register.page.waitForURL('**/dashboard/student/profile')
    // There is no reload here: the page looks again by itself.
    await expect(mails.record(student.email)).toBeHidden({ timeout: 30_000 })
    expect(await mailCountOf(student.email)).toBe(1)
  })
})

test('mails are tried again one by one and all together, and each arrives once', async ({
  mails,
  mailLostAt,
}) => {
  const { page } = mails
  const first = await mailLostAt(KNOWN_LATER_AT)
  await mails.openWith(first)
  await (await mails.action('Νέα προσπάθεια', first)).click()
  await expect(page.getByText(`Η επιστολή προς ${first} θα σταλεί ξανά.`)).toBeVisible()
  await mailTo(first)
  await expect(mails.record(first)).toBeHidden()

  const others = [await mailLostAt(KNOWN_LATER_AT), await mailLostAt(KNOWN_LATER_AT)]
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
