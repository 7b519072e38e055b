import { expectAccessible } from '../fixtures/accessibility.ts'
import { type Demonstration, startDemonstration } from '../fixtures/demonstration.ts'
import { expect } from '../fixtures/journey.ts'
import { test as inWorld } from '../fixtures/world.ts'
import { LocalMailbox } from '../pages/local-mailbox.ts'
import { PasswordPages } from '../pages/password-pages.ts'
import { RegisterPage } from '../pages/register-page.ts'
import { SignInPage } from '../pages/sign-in-page.ts'

const test = inWorld.extend<{ demonstration: Demonstration }>({
  demonstration: [
    async ({ baseURL: _web }, use) => {
      const demonstration = await startDemonstration()
      await use(demonstration)
      await demonstration.stop()
    },
    { timeout: 180_000 },
  ],
})

test('a student of a demonstration registers and changes the password by the mails in the local mailbox', async ({
  demonstration,
  openWindow,
  aNewcomer,
}) => {
  const { webUrl, apiUrl } = demonstration
  const student = aNewcomer()
  const page = await openWindow({ baseURL: webUrl })
  const mailboxPage = await openWindow()
  const mailbox = new LocalMailbox(mailboxPage)
  await expect(async () => {
    await mailboxPage.goto(`${apiUrl}/dev/mailbox`)
    const mails = mailboxPage.getByRole('article')
    await expect(mails, 'the mail to the member without an account').toHaveCount(1, { timeout: 100 })
  }).toPass()

  await test.step('the code stands in the list, and in the mail as it looks', async () => {
    const register = new RegisterPage(page)
    await register.open()
    await register.fill(student, 'Αριστοτέλειο', 'Τμήμα Πληροφορικής')
    await register.submit().click()
    await page.waitForURL(/authenticateEmail/)

    const mail = mailbox.mail(student.email, 'Κωδικός επιβεβαίωσης')
    await expect(async () => {
      await mailboxPage.reload()
      await expect(mail).toBeVisible({ timeout: 100 })
    }).toPass()
    await expectAccessible(mailboxPage, 'local mailbox')
    const code = /^\d{6}$/m.exec(await mail.innerText())?.[0] ?? ''
    await mailbox.open(student.email, 'Κωδικός επιβεβαίωσης').click()
    await expect(mailboxPage.getByText(code)).toBeVisible()
    await mailboxPage.goBack()
    await register.confirm(code)
    await page.waitForURL('**/dashboard/student/profile')
  })

  await test.step('the link of a mail is there to be followed', async () => {
    const other = await openWindow({ baseURL: webUrl })
    await new PasswordPages(other).ask(student.email)
    await expect(async () => {
      await mailboxPage.reload()
      await expect(mailbox.mails(student.email)).toHaveCount(2, { timeout: 100 })
    }).toPass()
    const mail = mailbox.mail(student.email, 'Νέος κωδικός πρόσβασης')
    await mail.getByRole('link', { name: /\/password\/reset\?/ }).click()
    await new PasswordPages(mailboxPage).choose('νέος κωδικός')
    const signIn = new SignInPage(mailboxPage)
    await signIn.signIn({ ...student, password: 'νέος κωδικός' })
    await mailboxPage.waitForURL('**/dashboard/student/profile')
  })
})
