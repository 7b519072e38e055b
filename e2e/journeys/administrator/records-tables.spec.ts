import { expectAccessible } from '../../fixtures/accessibility.ts'
import { expect } from '../../fixtures/journey.ts'
import { test } from '../../fixtures/world.ts'
import { MainMenu } from '../../pages/main-menu.ts'
import { DEPARTMENTS, INSTITUTIONS, RecordsPage, USERS } from '../../pages/records-page.ts'

/** The order of the alphabet, in which accents and cases count for nothing at first. */
const inGreek = new Intl.Collator('el').compare

test('records are ordered as Greek is, searched and filtered, and the address keeps what was asked', async ({
  signedInAs,
  anAdministrator,
}) => {
  const page = await signedInAs(anAdministrator)
  const menu = new MainMenu(page)
  const institutions = new RecordsPage(page, INSTITUTIONS)

  await test.step('a table that does not come says so and is asked for again', async () => {
    const calls = '**/v1/user/institutes*'
    await page.route(calls, (route) =>
      route.fulfill({ status: 500, json: { status: 500, code: 'internal', message: 'Σφάλμα δοκιμής.' } }),
    )
    await page.goto(INSTITUTIONS.path)
    await expect(page.getByRole('alert').filter({ hasText: 'Σφάλμα δοκιμής.' })).toBeVisible()
    await expectAccessible(page, 'institutions that did not come')
    await page.unroute(calls)
    await page.getByRole('button', { name: 'Προσπαθήστε ξανά' }).click()
    await expect(institutions.rows()).toBeVisible()
  })

  await test.step('a column orders them both ways', async () => {
    await institutions.header('Όνομα').getByRole('button').click()
    await expect(institutions.header('Όνομα')).toHaveAttribute('aria-sort', 'ascending')
    const ascending = await institutions.names().allTextContents()
    expect(ascending.length).toBeGreaterThan(5)
    expect(ascending).toEqual(ascending.toSorted(inGreek))
    await institutions.header('Όνομα').getByRole('button').click()
    await expect(page).toHaveURL(/sort=-name/)
    await page.reload()
    await expect(institutions.header('Όνομα')).toHaveAttribute('aria-sort', 'descending')
    const descending = await institutions.names().allTextContents()
    expect(descending).toEqual(descending.toSorted((a, b) => inGreek(b, a)))
    expect(descending[0]).not.toBe(ascending[0])
  })

  await test.step('a search without accents finds words of any column', async () => {
    await menu.goTo(DEPARTMENTS.heading)
    const departments = new RecordsPage(page, DEPARTMENTS)
    await departments.search().fill('ΠΑΤΡΩΝ ιατρικησ')
    await expect(departments.results().filter({ hasText: '1 αποτέλεσμα' })).toBeVisible()
    await expect(departments.record('Τμήμα Ιατρικής')).toContainText('Πανεπιστήμιο Πατρών')
    await departments.search().fill('ζζζζζζ')
    await page.getByRole('button', { name: 'Καθαρισμός αναζήτησης' }).click()
    await expect(departments.results().filter({ hasText: /^5\d\d αποτελέσματα$/ })).toBeVisible()
  })

  await test.step('a value of a column narrows them, and says how many it leaves', async () => {
    await menu.goTo('Χρήστες')
    const users = new RecordsPage(page, USERS)
    const chip = users.choice('Βαθμίδα', /^Λέκτορας \d/)
    await chip.click()
    await expect(page).toHaveURL(/filter=rank/)
    await page.reload()
    await expect(chip).toHaveAttribute('aria-pressed', 'true')
    const records = users
      .rows()
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader') })
    await expect(records.filter({ hasText: 'Λέκτορας' }).first()).toBeVisible()
    await expect(records.filter({ hasNotText: 'Λέκτορας' })).toHaveCount(0)
    await expectAccessible(page, 'filtered instructors')
    await chip.click()
    await expect(records.filter({ hasNotText: 'Λέκτορας' }).first()).toBeVisible()
  })
})

test('a record is chosen and opened by the keyboard alone', async ({ signedInAs, anAdministrator }) => {
  const page = await signedInAs(anAdministrator)
  const institutions = new RecordsPage(page, INSTITUTIONS)
  const name = 'Ιόνιο Πανεπιστήμιο'
  await institutions.open()
  await expect(institutions.actions()).toContainText('Επιλέξτε μία γραμμή του πίνακα')
  for (const label of ['Επεξεργασία', 'Διαγραφή']) {
    await expect(institutions.actions().getByRole('button', { name: label })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  }
  await institutions.search().fill(name)
  await expect(institutions.results()).toHaveText('1 αποτέλεσμα')
  await institutions.record(name).getByRole('checkbox').focus()
  await page.keyboard.press('Space')
  await expect(institutions.actions()).toContainText(`Επιλέχθηκε: ${name}`)
  await page.keyboard.press('Space')
  await expect(institutions.actions()).toContainText('Επιλέξτε μία γραμμή του πίνακα')
  await page.keyboard.press('Tab')
  await expect(institutions.names().getByRole('link', { name })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(institutions.field('Όνομα')).toHaveValue(name)
  await expect(institutions.field('Όνομα')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(institutions.dialog()).toBeHidden()
  await expect(institutions.names().getByRole('link', { name })).toBeFocused()
})

test('a row is pressed anywhere, and its link opens the record in another tab', async ({
  signedInAs,
  anAdministrator,
}) => {
  const page = await signedInAs(anAdministrator)
  const institutions = new RecordsPage(page, INSTITUTIONS)
  const name = 'Ιόνιο Πανεπιστήμιο'
  await institutions.open()
  await institutions.find(name)
  // The link lies over the cell.
  await institutions
    .record(name)
    .getByRole('cell', { name: 'Πανεπιστήμιο', exact: true })
    .click({ force: true })
  await expect(institutions.field('Όνομα')).toHaveValue(name)
  await page.keyboard.press('Escape')
  const coming = page.context().waitForEvent('page')
  await institutions.names().getByRole('link', { name }).click({ button: 'middle' })
  const other = new RecordsPage(await coming, INSTITUTIONS)
  await expect(other.field('Όνομα')).toHaveValue(name)
})
