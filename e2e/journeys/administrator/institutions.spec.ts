import { expectAccessible } from '../../fixtures/accessibility.ts'
import { expect } from '../../fixtures/journey.ts'
import { test } from '../../fixtures/world.ts'
import { ConflictDialog } from '../../pages/conflict-dialog.ts'
import { INSTITUTIONS, RecordsPage } from '../../pages/records-page.ts'

const DEMO_INSTITUTION = 'Αριστοτέλειο Πανεπιστήμιο Θεσσαλονίκης'

test('an institution is added after every field was wrong, changed and deleted', async ({
  names,
  signedInAs,
  anAdministrator,
}) => {
  const site = `www.dokimes-${names.mark()}.gr`
  const name = names.title('Πανεπιστήμιο Δοκιμών')
  const page = await signedInAs(anAdministrator)
  const institutions = new RecordsPage(page, INSTITUTIONS)

  await test.step('what is wrong is said at its field, and nothing is sent', async () => {
    await institutions.open()
    await institutions.add().click()
    await institutions.save().click()
    await expect(institutions.field('Όνομα')).toHaveAccessibleDescription('Υποχρεωτικό πεδίο')
    await expect(institutions.field('Όνομα')).toBeFocused()
    await institutions.field('Όνομα').fill('α'.repeat(256))
    await institutions.field('Ιστότοπος').fill('ftp:/πανεπιστήμιο')
    await institutions.save().click()
    await expect(institutions.field('Όνομα')).toHaveAccessibleDescription('Το μέγιστο μήκος είναι 255.')
    await expect(institutions.field('Ιστότοπος')).toHaveAccessibleDescription(
      'Η διεύθυνση πρέπει να αρχίζει με http:// ή https://.',
    )
    await expectAccessible(page, 'institution with wrong fields')
  })

  await test.step('it is added', async () => {
    await institutions.field('Όνομα').fill(name)
    await institutions.field('Ιστότοπος').fill(site)
    await institutions.save().click()
    await expect(page.getByText('Επιτυχής αποθήκευση')).toBeVisible()
    await expect(institutions.dialog()).toBeHidden()
    await institutions.find(name)
    await expect(institutions.record(name)).toContainText('Πανεπιστήμιο')
    await expect(institutions.record(name).getByRole('link', { name: site })).toBeVisible()
  })

  await test.step('it is changed, and stays so after a reload', async () => {
    await institutions.edit(name)
    await expect(institutions.field('Όνομα')).toHaveValue(name)
    await institutions.dialog().getByRole('combobox', { name: 'Τύπος ιδρύματος' }).click()
    await page.getByRole('option', { name: 'Τεχνολογικό ίδρυμα (ΤΕΙ)' }).click()
    await institutions.save().click()
    await expect(institutions.record(name)).toContainText('Τεχνολογικό ίδρυμα (ΤΕΙ)')
    await page.reload()
    await expect(institutions.record(name)).toContainText('Τεχνολογικό ίδρυμα (ΤΕΙ)')
  })

  await test.step('it is deleted after a question', async () => {
    await institutions.remove(name)
    await expect(page.getByText(`Διαγράφηκε: ${name}`)).toBeVisible()
    await expect(page.getByText('Καμία εγγραφή δεν ταιριάζει με την αναζήτηση.')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Καμία εγγραφή δεν ταιριάζει με την αναζήτηση.')).toBeVisible()
    await expectAccessible(page, 'institutions of which none matches')
  })
})

test('a name that is taken is refused beside it, whatever its accents', async ({
  signedInAs,
  anAdministrator,
}) => {
  const page = await signedInAs(anAdministrator)
  const institutions = new RecordsPage(page, INSTITUTIONS)
  await institutions.open()
  await institutions.add().click()
  await institutions.field('Όνομα').fill('ΑΡΙΣΤΟΤΕΛΕΙΟ Πανεπιστημιο Θεσσαλονικης')
  await institutions.save().click()
  await expect(institutions.field('Όνομα')).toHaveAttribute('aria-invalid', 'true')
  await expect(institutions.field('Όνομα')).toBeFocused()
  await expect(institutions.field('Όνομα')).toHaveAccessibleDescription('Χρησιμοποιείται ήδη.')
  await expectAccessible(page, 'institution with a taken name')
})

test('an institution with departments cannot be deleted and says why', async ({
  signedInAs,
  anAdministrator,
}) => {
  const page = await signedInAs(anAdministrator)
  const institutions = new RecordsPage(page, INSTITUTIONS)
  await institutions.open()
  await institutions.find(DEMO_INSTITUTION)
  const reason = 'Το ίδρυμα έχει τμήματα και δεν διαγράφεται.'
  const remove = await institutions.action('Διαγραφή', DEMO_INSTITUTION)
  if (!institutions.isWide()) {
    await expect(remove).toHaveCount(0)
    await expect(institutions.record(DEMO_INSTITUTION)).toContainText(reason)
    return
  }
  await expect(remove).toHaveAttribute('aria-disabled', 'true')
  await expect(remove).toHaveAccessibleDescription(reason)
  await remove.press('Enter')
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expectAccessible(page, 'institution that stays')
})

test('what was typed into the form of an institution is not dropped without a question', async ({
  signedInAs,
  anAdministrator,
}) => {
  const page = await signedInAs(anAdministrator)
  const institutions = new RecordsPage(page, INSTITUTIONS)
  await institutions.open()
  await institutions.add().click()
  await institutions.field('Όνομα').fill('Μισογραμμένο')
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Υπάρχουν αλλαγές που δεν αποθηκεύτηκαν' })
  await expect(question).toBeVisible()
  await expectAccessible(page, 'question before a form is dropped')
  await question.getByRole('button', { name: 'Παραμονή' }).click()
  await expect(institutions.field('Όνομα')).toHaveValue('Μισογραμμένο')
  await institutions.dialog().getByRole('button', { name: 'Ακύρωση' }).click()
  await question.getByRole('button', { name: 'Έξοδος χωρίς αποθήκευση' }).click()
  await expect(institutions.dialog()).toBeHidden()
  await institutions.search().fill('Μισογραμμένο')
  await expect(page.getByText('Καμία εγγραφή δεν ταιριάζει με την αναζήτηση.')).toBeVisible()
})

test('a table that does not come says so and is asked for again', async ({ signedInAs, anAdministrator }) => {
  const page = await signedInAs(anAdministrator)
  const calls = '**/v1/user/institutes*'
  await page.route(calls, (route) =>
    route.fulfill({ status: 500, json: { status: 500, code: 'internal', message: 'Σφάλμα δοκιμής.' } }),
  )
  await page.goto(INSTITUTIONS.path)
  await expect(page.getByRole('alert').filter({ hasText: 'Σφάλμα δοκιμής.' })).toBeVisible()
  await expectAccessible(page, 'institutions that did not come')
  await page.unroute(calls)
  await page.getByRole('button', { name: 'Προσπαθήστε ξανά' }).click()
  await expect(page.getByText(DEMO_INSTITUTION).first()).toBeVisible()
})

test('an institution that another window changed is compared in its dialog', async ({
  names,
  signedInAs,
  anAdministrator,
}) => {
  const name = names.title('Πανεπιστήμιο Δοκιμών')
  const [page, otherPage] = [await signedInAs(anAdministrator), await signedInAs(anAdministrator)]
  const [institutions, other] = [
    new RecordsPage(page, INSTITUTIONS),
    new RecordsPage(otherPage, INSTITUTIONS),
  ]
  const conflict = new ConflictDialog(page)
  await institutions.open()
  await institutions.add().click()
  await institutions.field('Όνομα').fill(name)
  await institutions.save().click()
  await institutions.find(name)
  await other.open()
  await other.find(name)

  await institutions.edit(name)
  await other.edit(name)
  await other.field('Ιστότοπος').fill('https://allou.example.gr')
  await other.save().click()
  await expect(other.dialog()).toBeHidden()
  await institutions.field('Λογότυπο').fill('https://edo.example.gr/logo.png')
  await institutions.save().click()
  await expect(conflict.fields()).toHaveText(['Ιστότοπος', 'Λογότυπο'])
  await expectAccessible(page, 'comparison of two versions of an institution')
  await conflict.goOn()
  await expect(institutions.field('Ιστότοπος')).toHaveValue('https://allou.example.gr')
  await institutions.save().click()
  await expect(institutions.dialog()).toBeHidden()
  await institutions.remove(name)
  await expect(page.getByText(`Διαγράφηκε: ${name}`)).toBeVisible()
})
