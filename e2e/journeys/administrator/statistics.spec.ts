import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../../fixtures/accessibility.ts'
import { expect } from '../../fixtures/journey.ts'
import { test } from '../../fixtures/world.ts'
import { heldAnswers } from '../../pages/slow-line.ts'

test('an administrator reads the figures of a department and takes them along; its instructor reads them without small groups', async ({
  signedInAs,
  anAdministrator,
  aDepartment,
  anInstructor,
  aThesis,
}) => {
  const department = await aDepartment()
  const instructor = await anInstructor({ department })
  await aThesis(instructor, {})
  const page = await signedInAs(anAdministrator)

  await test.step('of all, then of the department', async () => {
    await page.goto('/dashboard/admin/statistics')
    await page.getByRole('button', { name: 'Πίνακας: Σύγκριση τμημάτων' }).click()
    const compared = page.getByRole('table', { name: 'Σύγκριση τμημάτων' })
    await compared.getByRole('row').last().scrollIntoViewIfNeeded()
    await expect(compared.getByRole('columnheader').first()).toBeInViewport()
    await page.getByRole('combobox', { name: 'Ίδρυμα ή τμήμα' }).fill(department.name)
    await page.getByRole('option', { name: department.name, exact: true }).click()
    await expect(page).toHaveURL(/\?department=\d+$/)
    await page.getByRole('button', { name: 'Πίνακας: Φόρτος κάθε διδάσκοντα' }).click()
    const loads = page.getByRole('table', { name: 'Φόρτος κάθε διδάσκοντα' })
    await expect(loads.getByRole('row')).toHaveCount(2)
    await expectAccessible(page, 'statistics of a department')
  })

  await test.step('two choices before the first is answered both hold', async () => {
    const { letGo, asked } = await heldAnswers(page, '**/v1/admin/statistics?*')
    await page.getByRole('combobox', { name: 'Ακαδημαϊκό έτος' }).click()
    await page.getByRole('option').nth(1).click()
    await expect.poll(asked).toBe(1)
    await page.getByRole('combobox', { name: 'Ίδρυμα ή τμήμα' }).fill('')
    await page.keyboard.press('Enter')
    letGo()
    await expect(page).toHaveURL(/\?year=\d+$/)
    await page.goBack()
    await expect(page).toHaveURL(/\?department=\d+$/)
    // The figures of before stay in sight until those of the department are there.
    await page.getByRole('button', { name: 'Πίνακας: Φόρτος κάθε διδάσκοντα' }).click()
    await expect(page.getByRole('table', { name: 'Φόρτος κάθε διδάσκοντα' }).getByRole('row')).toHaveCount(2)
  })

  await test.step('as a file', async () => {
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Εξαγωγή: Εργασίες ανά κατάσταση' }).click()
    await page.getByRole('menuitem', { name: 'CSV' }).click()
    const file = await readFile(await (await coming).path(), 'utf8')
    expect(file).toContain('"Προς ανάθεση";"1"')
  })

  await test.step('as the instructor reads them', async () => {
    const theirs = await signedInAs(instructor)
    await theirs.goto('/dashboard/instructor/statistics')
    await theirs.getByRole('button', { name: 'Πίνακας: Φόρτος των διδασκόντων' }).click()
    const load = theirs.getByRole('table', { name: 'Φόρτος των διδασκόντων' })
    await expect(load.getByRole('row').nth(1)).toContainText('κρυφό')
    await expect(theirs.getByText('Όπου μετρούν λιγότερα από 5 άτομα')).toBeVisible()
  })
})
