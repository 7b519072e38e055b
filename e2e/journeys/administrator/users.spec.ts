import { expectAccessible } from '../../fixtures/accessibility.ts'
import { expect } from '../../fixtures/journey.ts'
import { passwordLinkFor } from '../../fixtures/mailbox.ts'
import { test } from '../../fixtures/world.ts'
import { RecordsPage, USERS } from '../../pages/records-page.ts'
import { SignInPage } from '../../pages/sign-in-page.ts'
import { Tour } from '../../pages/tour.ts'

const PENDING = 'Εκκρεμεί η πρόσκληση'
const PASSWORD = 'kalimera-2026'

test('an invited instructor chooses a password, gets another rank and department, and goes', async ({
  signedInAs,
  openWindow,
  anAdministrator,
  aDepartment,
  aNewcomer,
}) => {
  const [first, second] = await Promise.all([aDepartment(), aDepartment()])
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
    await users.choose('Τμήμα', first.name)
    await expect(users.dialog().getByText('Με την αποθήκευση στέλνεται πρόσκληση')).toBeVisible()
    await expectAccessible(page, 'instructor who is being added')
    await users.save().click()
    await expect(page.getByText(`Η πρόσκληση στάλθηκε στη διεύθυνση ${person.email}.`)).toBeVisible()
    await users.find(person.username)
    await expect(users.record(person.username)).toContainText(PENDING)
  })

  const newcomer = await openWindow()
  const signIn = new SignInPage(newcomer)
  await test.step('the newcomer chooses a password by the link of the mail, and signs in', async () => {
    await newcomer.goto(await passwordLinkFor(person.email))
    await newcomer.getByLabel('Νέος κωδικός', { exact: false }).first().fill(PASSWORD)
    await newcomer.getByLabel('Επανάληψη κωδικού', { exact: false }).first().fill(PASSWORD)
    await expectAccessible(newcomer, 'choice of the first password')
    await newcomer.getByRole('button', { name: 'Αποθήκευση κωδικού' }).click()
    await expect(newcomer.getByText('Ο κωδικός σας άλλαξε. Συνδεθείτε με τον νέο.')).toBeVisible()
    await signIn.open()
    await signIn.signIn({ username: person.username, password: PASSWORD })
    await newcomer.waitForURL(/\/dashboard\/instructor\/profile/)
    await new Tour(newcomer).skip().click()
    await expect(newcomer.getByText(first.name)).toBeVisible()
  })

  await test.step('the invitation is pending no longer, and rank and department change', async () => {
    await page.reload()
    await expect(users.record(person.username)).toHaveCount(1)
    await expect(users.record(person.username)).not.toContainText(PENDING)
    await users.edit(person.username)
    await users.dialog().getByRole('combobox', { name: 'Βαθμίδα' }).click()
    await page.getByRole('option', { name: 'Καθηγητής/Καθηγήτρια', exact: true }).click()
    await users.choose('Τμήμα', second.name)
    await users.save().click()
    await expect(users.record(person.username)).toContainText('Καθηγητής/Καθηγήτρια')
    await newcomer.reload()
    const account = newcomer.getByRole('region', { name: 'Λογαριασμός' })
    await expect(account).toContainText('Καθηγητής/Καθηγήτρια')
    await expect(account).toContainText(second.name)
  })

  await test.step('the account is deleted, and signs in no more', async () => {
    await (await users.action('Διαγραφή', person.username)).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(`«${person.firstName} ${person.surname}»`)
    await question.getByRole('button', { name: 'Διαγραφή', exact: true }).click()
    await expect(page.getByText('Καμία εγγραφή δεν ταιριάζει με την αναζήτηση.')).toBeVisible()
    await newcomer.reload()
    await newcomer.waitForURL(/\/login/)
    await signIn.signIn({ username: person.username, password: PASSWORD })
    await expect(signIn.says('Ο χρήστης δεν υπάρχει στο σύστημα. Εγγραφείτε πρώτα.')).toBeVisible()
  })
})
