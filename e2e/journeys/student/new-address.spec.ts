import { expectAccessible } from '../../fixtures/accessibility.ts'
import { expectReflow } from '../../fixtures/crawl.ts'
import { expect } from '../../fixtures/journey.ts'
import { cancelLinkFor, confirmationCodeFor, passwordLinkFor } from '../../fixtures/mailbox.ts'
import { test } from '../../fixtures/world.ts'
import { PasswordPages } from '../../pages/password-pages.ts'
import { ProfilePage } from '../../pages/profile-page.ts'

test('a new address is in force after its code, and the old one comes back by the link that went there', async ({
  signedInAs,
  openWindow,
  aStudent,
  api,
}) => {
  const student = await aStudent()
  const wanted = `nea.${student.email}`
  const page = await signedInAs(student)
  const profile = new ProfilePage(page)
  await profile.openStudents()
  await profile.email().fill(wanted)
  await profile.save().click()
  await expect(profile.pendingEmail()).toContainText(wanted)
  await expect(profile.email()).toHaveValue(student.email)
  await expectAccessible(page, 'profile with an address that waits')
  await expectReflow(page, 'profile with an address that waits')

  await profile
    .pendingEmail()
    .getByLabel('Κωδικός επιβεβαίωσης')
    .fill(await confirmationCodeFor(wanted))
  await profile.pendingEmail().getByRole('textbox', { name: 'Κωδικός πρόσβασης' }).fill(student.password)
  await profile.pendingEmail().getByRole('button', { name: 'Επιβεβαίωση διεύθυνσης' }).click()
  await expect(page.getByText(`Η διεύθυνσή σας είναι πλέον ${wanted}.`).first()).toBeVisible()
  await expect(profile.pendingEmail()).toBeHidden()
  await expect(profile.email()).toHaveValue(wanted)

  const atHome = await openWindow()
  const cancel = atHome.getByRole('button', { name: 'Ακύρωση αλλαγής διεύθυνσης' })
  await atHome.goto(await cancelLinkFor(student.email))
  await cancel.click()
  await expect(atHome.getByRole('status').filter({ hasText: 'ισχύει όπως πριν' })).toBeVisible()

  await atHome.goto(await passwordLinkFor(student.email))
  await new PasswordPages(atHome).choose('κωδικός μετά την αναίρεση')
  await expect(atHome.getByText('Ο κωδικός σας άλλαξε. Συνδεθείτε με τον νέο.').first()).toBeVisible()
  const owner = { ...student, password: 'κωδικός μετά την αναίρεση' }
  expect(await api(owner, 'getStudentProfile')).toMatchObject({
    uEmail: student.email,
    uEmailPending: null,
  })
})
