import { expectAccessible } from '../../fixtures/accessibility.ts'
import { expect } from '../../fixtures/journey.ts'
import { test } from '../../fixtures/world.ts'
import { DEPARTMENTS, INSTITUTIONS, RecordsPage, USERS } from '../../pages/records-page.ts'

/** The order of the alphabet, in which accents and cases count for nothing at first. */
const inGreek = new Intl.Collator('el').compare

test('the records are ordered as Greek is, both ways, and the address bar keeps the order', {
  tag: '@phone',
}, async ({ signedInAs, anAdministrator }) => {
  const page = await signedInAs(anAdministrator)
  const institutions = new RecordsPage(page, INSTITUTIONS)
  await institutions.open()

  if (!institutions.isWide()) {
    const names = await institutions.cards().getByRole('heading', { level: 2 }).allTextContents()
    expect(names.length).toBe(20)
    expect(names).toEqual(names.toSorted(inGreek))
    return
  }
  const NAME = 3
  await institutions.header('Όνομα').click()
  await expect(page).toHaveURL(/sort=name/)
  await expect(institutions.header('Όνομα')).toHaveAttribute('aria-sort', 'ascending')
  const ascending = await institutions.column(NAME).allTextContents()
  expect(ascending.length).toBeGreaterThan(5)
  expect(ascending).toEqual(ascending.toSorted(inGreek))

  await institutions.header('Όνομα').click()
  await expect(page).toHaveURL(/sort=-name/)
  await expect(institutions.header('Όνομα')).toHaveAttribute('aria-sort', 'descending')
  await page.reload()
  await expect(institutions.header('Όνομα')).toHaveAttribute('aria-sort', 'descending')
  const descending = await institutions.column(NAME).allTextContents()
  expect(descending).toEqual(descending.toSorted((a, b) => inGreek(b, a)))
  expect(descending[0]).not.toBe(ascending[0])
})

test('a search without accents finds words of any column, and its address can be shared', async ({
  signedInAs,
  anAdministrator,
}) => {
  const page = await signedInAs(anAdministrator)
  const departments = new RecordsPage(page, DEPARTMENTS)
  await departments.open()
  await departments.search().fill('ΠΑΤΡΩΝ ιατρικησ')
  await expect(departments.results().filter({ hasText: '1 αποτέλεσμα' })).toBeVisible()
  await expect(departments.record('Τμήμα Ιατρικής')).toContainText('Πανεπιστήμιο Πατρών')
  await expectAccessible(page, 'departments that match')

  const shared = await page.context().newPage()
  await shared.goto(page.url())
  await expect(new RecordsPage(shared, DEPARTMENTS).search()).toHaveValue('ΠΑΤΡΩΝ ιατρικησ')
  await expect(new RecordsPage(shared, DEPARTMENTS).record('Τμήμα Ιατρικής')).toHaveCount(1)
  await shared.close()

  await departments.search().fill('ζζζζζζ')
  await page.getByRole('button', { name: 'Καθαρισμός αναζήτησης' }).click()
  await expect(departments.results().filter({ hasText: /^5\d\d αποτελέσματα$/ })).toBeVisible()
})

test('a column is filtered on a wide screen, and cards are paged on a phone', { tag: '@phone' }, async ({
  signedInAs,
  anAdministrator,
}) => {
  const page = await signedInAs(anAdministrator)
  const users = new RecordsPage(page, USERS)
  await users.open()

  if (!users.isWide()) {
    await expect(users.cards().getByRole('listitem')).toHaveCount(20)
    const first = await users.cards().getByRole('heading', { level: 2 }).first().textContent()
    await expect(page.getByText(/^Σελίδα 1 από \d+$/)).toBeVisible()
    await page.getByRole('button', { name: 'Επόμενη σελίδα' }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(page.getByText(/^Σελίδα 2 από \d+$/)).toBeVisible()
    await expect(users.cards().getByRole('heading', { level: 2 }).first()).not.toHaveText(first ?? '')
    await page.goBack()
    await expect(users.cards().getByRole('heading', { level: 2 }).first()).toHaveText(first ?? '')
    await expectAccessible(page, 'cards of instructors')
    return
  }
  await users.header('Βαθμίδα').hover()
  await users.header('Βαθμίδα').getByRole('button', { name: 'Μενού της στήλης Βαθμίδα' }).click()
  await page.getByRole('menuitem', { name: 'Φίλτρο' }).click()
  const panel = page.getByRole('tooltip')
  await panel.getByRole('combobox', { name: 'Τιμή' }).click()
  await page.getByRole('option', { name: 'Λέκτορας' }).click()
  await expect(page).toHaveURL(/filter=rank/)
  const RANK = 7
  await expect(users.column(RANK).filter({ hasNotText: 'Λέκτορας' })).toHaveCount(0)
  await expect(users.column(RANK).filter({ hasText: 'Λέκτορας' }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  const chip = page.getByText('Βαθμίδα: Λέκτορας', { exact: true })
  await expect(chip).toBeVisible()
  await expectAccessible(page, 'filtered instructors')
  await page.reload()
  await expect(chip).toBeVisible()
  await expect(users.column(RANK).filter({ hasNotText: 'Λέκτορας' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Αφαίρεση φίλτρου: Βαθμίδα: Λέκτορας' }).press('Delete')
  await expect(chip).toBeHidden()
  await expect(users.column(RANK).filter({ hasNotText: 'Λέκτορας' }).first()).toBeVisible()
})

test('a record is chosen and opened by the keyboard alone', { tag: '@phone' }, async ({
  signedInAs,
  anAdministrator,
}) => {
  const page = await signedInAs(anAdministrator)
  const institutions = new RecordsPage(page, INSTITUTIONS)
  await institutions.open()
  const name = 'Ιόνιο Πανεπιστήμιο'

  if (!institutions.isWide()) {
    const edit = institutions.record(name).getByRole('button', { name: `Επεξεργασία: ${name}` })
    await edit.focus()
    await page.keyboard.press('Enter')
    await expect(institutions.field('Όνομα')).toHaveValue(name)
    await page.keyboard.press('Escape')
    await expect(edit).toBeFocused()
    return
  }
  await expect(institutions.actions()).toContainText('Επιλέξτε μία γραμμή του πίνακα')
  for (const label of ['Επεξεργασία', 'Διαγραφή']) {
    await expect(institutions.actions().getByRole('button', { name: label })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  }
  await institutions.search().fill(name)
  await expect(institutions.record(name)).toHaveCount(1)
  await institutions.record(name).getByRole('gridcell', { name }).click()
  await expect(institutions.actions()).toContainText(`Επιλέχθηκε: ${name}`)
  await page.keyboard.press('Space')
  await expect(institutions.actions()).toContainText('Επιλέξτε μία γραμμή του πίνακα')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(institutions.actions()).toContainText(`Επιλέχθηκε: ${name}`)
  await page.keyboard.press('Enter')
  await expect(institutions.field('Όνομα')).toHaveValue(name)
  await expect(institutions.field('Όνομα')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(institutions.dialog()).toBeHidden()
  await expect(
    institutions.record(name).getByRole('gridcell', { name: 'Πανεπιστήμιο', exact: true }),
  ).toBeFocused()
})
