import { house } from '../fixtures/house.ts'
import { expect } from '../fixtures/journey.ts'
import { confirmationCodeFor, lettersTo } from '../fixtures/mailbox.ts'
import { closePostOffice, openPostOffice, turnedAway } from '../fixtures/post-office.ts'
import { test as inWorld } from '../fixtures/world.ts'
import { RegisterPage } from '../pages/register-page.ts'

interface PostOffice {
  close(): Promise<void>
  open(): Promise<void>
}

const test = inWorld.extend<{ postOffice: PostOffice }>({
  // Letters of other journeys wait for it meanwhile: it is open again whatever happens.
  postOffice: async ({ names }, use) => {
    const holder = names.mark()
    await use({ close: () => closePostOffice(holder), open: () => openPostOffice(holder) })
    await openPostOffice(holder)
  },
})

test('a mail server that is down keeps nobody from registering: the letter comes when it is back', async ({
  page,
  postOffice,
  aNewcomer,
}) => {
  const student = aNewcomer()
  const register = new RegisterPage(page)
  await register.open()
  await register.fill(student, 'Αριστοτέλειο', 'Τμήμα Πληροφορικής')

  await test.step('the registration is answered as ever', async () => {
    await postOffice.close()
    const before = await turnedAway()
    await register.submit().click()
    await page.waitForURL(/authenticateEmail/)
    await expect.poll(turnedAway).toBeGreaterThan(before)
  })

  await test.step('an operator sees that mail waits, and the API is ready all the same', async () => {
    const health = await fetch(`${house.apiUrl}/readyz`)
    const { status, mail } = (await health.json()) as { status: string; mail: { waiting: number } }
    expect(status).toBe('ready')
    expect(mail.waiting).toBeGreaterThan(0)
    expect(await lettersTo(student.email)).toBe(0)
  })

  await test.step('the letter comes by itself, once', async () => {
    await postOffice.open()
    await register.confirm(await confirmationCodeFor(student.email))
    await page.waitForURL('**/dashboard/student/profile')
    expect(await lettersTo(student.email)).toBe(1)
  })
})
