import { expectAccessible } from '../../fixtures/accessibility.ts'
import { expect } from '../../fixtures/journey.ts'
import { passwordLinkFor } from '../../fixtures/mailbox.ts'
import { test } from '../../fixtures/world.ts'
import { RecordsPage, USERS } from '../../pages/records-page.ts'
import { SignInPage } from '../../pages/sign-in-page.ts'

const PENDING = 'Εκκρεμεί η πρόσκληση'

test('an invited instructor chooses a password by the link of the mail and signs in', async ({
  signedInAs,
  openWindow,
  anAdministrator,
  aDepartment,
  aNewcomer,
}) => {
  const department = await aDepartment()
  const person = aNewcomer()
  const page = await signedInAs(anAdministrator)
  const users = new RecordsPage(page, USERS)

  await test.step('the administrator adds the account', async () => {
    await users.open()
    await users.add().click()
    await users.field('Όνομα').first().fill(person.firstName)
    await users.field('Επώνυμο').fill(person.surname)
    await users.field('Όνομα χρήστη').fill(person.username)
    await users.field('Ηλεκτρονική διεύθυνση (e-mail)').fill(person.email)
    await users.dialog().getByRole('combobox', { name: 'Βαθμίδα' }).click()
    await page.getByRole('option', { name: 'Λέκτορας' }).click()
    await users.choose('Τμήμα', department.name)
    await expect(users.dialog().getByText('Με την αποθήκευση στέλνεται πρόσκληση')).toBeVisible()
    await users.save().click()
    await expect(page.getByText(`Η πρόσκληση στάλθηκε στη διεύθυνση ${person.email}.`)).toBeVisible()
    await users.find(person.username)
    await expect(users.record(person.username)).toContainText(PENDING)
    await expectAccessible(page, 'instructor with a pending invitation')
  })

  const newcomer = await openWindow()
  const link = await passwordLinkFor(person.email)
  await test.step('the newcomer chooses a password by the link', async () => {
    await newcomer.goto(link)
    await newcomer.getByLabel('Νέος κωδικός', { exact: false }).first().fill('kalimera-2026')
    await newcomer.getByLabel('Επανάληψη κωδικού', { exact: false }).first().fill('kalimera-2026')
    await expectAccessible(newcomer, 'choice of the first password')
    await newcomer.getByRole('button', { name: 'Αποθήκευση κωδικού' }).click()
    await expect(newcomer.getByText('Ο κωδικός σας άλλαξε. Συνδεθείτε με τον νέο.')).toBeVisible()
  })

  await test.step('the newcomer signs in, and the invitation is pending no longer', async () => {
    const signIn = new SignInPage(newcomer)
    await signIn.open()
    await signIn.signIn({ username: person.username, password: 'kalimera-2026' })
    await newcomer.waitForURL(/\/dashboard\/instructor\/profile/)
    await expect(newcomer.getByText(department.name)).toBeVisible()
    await page.reload()
    await expect(users.record(person.username)).toHaveCount(1)
    await expect(users.record(person.username)).not.toContainText(PENDING)
  })
})

test('an instructor gets another rank and department, and sees them in the profile', async ({
  signedInAs,
  anAdministrator,
  aDepartment,
  anInstructor,
}) => {
  const [instructor, department] = await Promise.all([anInstructor(), aDepartment()])
  const page = await signedInAs(anAdministrator)
  const users = new RecordsPage(page, USERS)
  await users.open()
  await users.find(instructor.username)
  await users.edit(instructor.username)
  await users.dialog().getByRole('combobox', { name: 'Βαθμίδα' }).click()
  await page.getByRole('option', { name: 'Καθηγητής/Καθηγήτρια', exact: true }).click()
  await users.choose('Τμήμα', department.name)
  await expectAccessible(page, 'instructor who is being edited')
  await users.save().click()
  await expect(page.getByText('Επιτυχής αποθήκευση')).toBeVisible()
  await expect(users.record(instructor.username)).toContainText('Καθηγητής/Καθηγήτρια')

  const own = await signedInAs(instructor)
  await own.goto('/dashboard/instructor/profile')
  const account = own.getByRole('region', { name: 'Λογαριασμός' })
  await expect(account).toContainText('Καθηγητής/Καθηγήτρια')
  await expect(account).toContainText(department.name)
})

test('an instructor with theses stays, one without goes and cannot sign in any more', async ({
  signedInAs,
  openWindow,
  anAdministrator,
  anInstructor,
  aThesis,
}) => {
  const [busy, idle] = await Promise.all([anInstructor(), anInstructor()])
  await aThesis(busy)
  const page = await signedInAs(anAdministrator)
  const users = new RecordsPage(page, USERS)

  await test.step('the one with theses', async () => {
    await users.open()
    await users.find(busy.username)
    await (await users.action('Διαγραφή', busy.username)).click()
    const question = page.getByRole('alertdialog', { name: 'Είστε βέβαιοι;' })
    await expect(question).toContainText(`Να διαγραφεί ο λογαριασμός «${busy.fullName}»;`)
    await question.getByRole('button', { name: 'Διαγραφή', exact: true }).click()
    await expect(page.getByText('Ο λογαριασμός έχει εργασίες και δεν διαγράφεται.')).toBeVisible()
    await expect(users.record(busy.username)).toHaveCount(1)
  })

  await test.step('the one without', async () => {
    await users.find(idle.username)
    await (await users.action('Διαγραφή', idle.username)).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Διαγραφή', exact: true }).click()
    await expect(page.getByText(`Διαγράφηκε: ${idle.fullName}`)).toBeVisible()
    await expect(page.getByText('Καμία εγγραφή δεν ταιριάζει με την αναζήτηση.')).toBeVisible()

    const window = await openWindow()
    const signIn = new SignInPage(window)
    await signIn.open()
    await signIn.signIn(idle)
    await expect(window.getByText('Ο χρήστης δεν υπάρχει στο σύστημα. Εγγραφείτε πρώτα.')).toBeVisible()
  })
})
