import { expectAccessible } from '../../fixtures/accessibility.ts'
import { expect } from '../../fixtures/journey.ts'
import { test } from '../../fixtures/world.ts'
import { INSTITUTIONS, RecordsPage } from '../../pages/records-page.ts'

const DEMO_INSTITUTION = 'Αριστοτέλειο Πανεπιστήμιο Θεσσαλονίκης'

test('an institution is added, changed and deleted', { tag: '@phone' }, async ({
  names,
  signedInAs,
  anAdministrator,
}) => {
  const site = `www.dokimes-${names.mark()}.gr`
  const name = names.title('Πανεπιστήμιο Δοκιμών')
  const page = await signedInAs(anAdministrator)
  const institutions = new RecordsPage(page, INSTITUTIONS)

  await test.step('what is missing is said at its field', async () => {
    await institutions.open()
    await institutions.add().click()
    await institutions.save().click()
    await expect(institutions.field('Όνομα')).toHaveAccessibleDescription('Υποχρεωτικό πεδίο')
    await expect(institutions.field('Όνομα')).toBeFocused()
    await expectAccessible(page, 'institution without a name')
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

test('an institution with departments cannot be deleted and says why', { tag: '@phone' }, async ({
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
