import { expect } from '../fixtures/journey.ts'
import { bringMailServerUp, refusedConnections, takeMailServerDown } from '../fixtures/mail-server.ts'
import { confirmationCodeFor, mailCountOf } from '../fixtures/mailbox.ts'
import { system } from '../fixtures/system.ts'
import { test as inWorld } from '../fixtures/world.ts'
import { RegisterPage } from '../pages/register-page.ts'

interface MailServer {
  takeDown(): Promise<void>
  bringUp(): Promise<void>
}

const test = inWorld.extend<{ mailServer: MailServer }>({
  // Mails of other journeys wait for the server, so it comes up again even after a failure.
  mailServer: async ({ names }, use) => {
    const holder = names.mark()
    await use({ takeDown: () => takeMailServerDown(holder), bringUp: () => bringMailServerUp(holder) })
    await bringMailServerUp(holder)
  },
})

test('a student registers while the mail server is down: the mail comes when it is back', async ({
  page,
  mailServer,
  aNewcomer,
}) => {
  const student = aNewcomer()
  const register = new RegisterPage(page)
  await register.open()
  await register.fill(student, 'Αριστοτέλειο', 'Τμήμα Πληροφορικής')

  await test.step('the registration is answered as usual', async () => {
    await mailServer.takeDown()
    const before = await refusedConnections()
    await register.submit().click()
    await page.waitForURL(/authenticateEmail/)
    await expect.poll(refusedConnections).toBeGreaterThan(before)
  })

  await test.step('an operator sees that mail waits, and the API is ready all the same', async () => {
    const health = await fetch(`${system.apiUrl}/readyz`)
    const { status, mail } = (await health.json()) as { status: string; mail: { waiting: number } }
    expect(status).toBe('ready')
    expect(mail.waiting).toBeGreaterThan(0)
    expect(await mailCountOf(student.email)).toBe(0)
  })

  await test.step('the mail comes by itself, once', async () => {
    await mailServer.bringUp()
    await register.confirm(await confirmationCodeFor(student.email))
    await page.waitForURL('**/dashboard/student/profile')
    expect(await mailCountOf(student.email)).toBe(1)
  })
})
