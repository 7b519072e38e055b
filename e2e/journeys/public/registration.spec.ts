import { expectAccessible } from '../../fixtures/accessibility.ts'
import { expect } from '../../fixtures/journey.ts'
import { confirmationCodeFor } from '../../fixtures/mailbox.ts'
import { test } from '../../fixtures/world.ts'
import { RegisterPage } from '../../pages/register-page.ts'

const INSTITUTION = 'Αριστοτέλειο Πανεπιστήμιο Θεσσαλονίκης'

test('a student finds the department, confirms the e-mail with the code, and begins', async ({
  page,
  aNewcomer,
  api,
}) => {
  const student = aNewcomer()
  const register = new RegisterPage(page)
  await register.open()

  await test.step('the department is found without accents, and belongs to its institution', async () => {
    await expect(register.place('Επιλογή τμήματος')).toBeDisabled()
    await register.place('Επιλογή ιδρύματος').fill('ΑΡΙΣΤΟΤΕΛΕΙΟ')
    await register.option(INSTITUTION).click()
    await register.place('Επιλογή τμήματος').fill('μαθηματικων')
    await register.option('Τμήμα Μαθηματικών').click()
    await register.choosePlace('Επιλογή ιδρύματος', 'κρητης')
    await expect(register.place('Επιλογή τμήματος')).toHaveValue('')
  })

  await test.step('what is missing is said at its field', async () => {
    await register.submit().click()
    await expect(register.field('Όνομα').first()).toBeFocused()
    await expectAccessible(page, 'registration with fields that are missing')
  })

  await register.fill(student, INSTITUTION, 'Τμήμα Πληροφορικής')
  await register.submit().click()
  await page.waitForURL(/authenticateEmail/)
  const code = await confirmationCodeFor(student.email)
  await register.confirm(code === '000000' ? '000001' : '000000')
  await expect(register.says('Ο κωδικός δεν είναι σωστός ή έχει λήξει.')).toBeVisible()
  await expectAccessible(page, 'a wrong code')
  await register.confirm(` ${code.slice(0, 3)} ${code.slice(3)}`)
  await page.waitForURL('**/dashboard/student/profile')
  await expect(page.getByText('Τμήμα Πληροφορικής')).toBeVisible()

  const profile = await api(student, 'getStudentProfile')
  expect(profile).toMatchObject({
    uName: student.firstName,
    uSurname: student.surname,
    department: { depName: 'Τμήμα Πληροφορικής', instName: INSTITUTION },
  })
})

test('a new code may be asked for, and only the newest one is good', async ({
  signedInAs,
  openWindow,
  aPatientStudent,
  api,
}) => {
  const student = await aPatientStudent()
  const first = await confirmationCodeFor(student.email)
  const page = await openWindow()
  await page.goto('/')
  const register = new RegisterPage(page)
  await page.getByLabel('Όνομα χρήστη').fill(student.username)
  await page.getByLabel('Κωδικός πρόσβασης', { exact: true }).fill(student.password)
  await page.getByRole('button', { name: 'Σύνδεση' }).click()
  await page.waitForURL(/authenticateEmail/)
  await expect(page.getByText('περιμένετε 5 λεπτά και ζητήστε νέο κωδικό')).toBeVisible()
  await register.resend().click()
  await expect(register.nextCode()).toBeDisabled()
  await expect(page.getByText('Ισχύει ο κωδικός του πιο πρόσφατου μηνύματος.').first()).toBeVisible()
  await page.reload()
  await register.resend().click()
  await expect(page.getByText(/Δοκιμάστε ξανά σε \d+ δευτερόλεπτα/).first()).toBeVisible()
  await expect(register.nextCode()).toBeDisabled()

  const second = await confirmationCodeFor(student.email, { after: 1 })
  if (first !== second) {
    await register.confirm(first)
    await expect(register.says('Ο κωδικός δεν είναι σωστός ή έχει λήξει.')).toBeVisible()
  }
  await register.confirm(second)
  await page.waitForURL('**/dashboard/student/profile')
  expect(await api(student, 'getStudentProfile')).toMatchObject({ uEmail: student.email })

  await test.step('and an active student has nothing to confirm', async () => {
    const other = await signedInAs(student)
    await other.goto(`/authenticateEmail/${student.email}`)
    await other.waitForURL('**/dashboard/student/profile')
  })
})
