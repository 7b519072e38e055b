import { expectAccessible } from '../../fixtures/accessibility.ts'
import { complaintsOf } from '../../fixtures/crawl.ts'
import { expect } from '../../fixtures/journey.ts'
import { aPicture } from '../../fixtures/pictures.ts'
import { test } from '../../fixtures/world.ts'
import { heldAnswers } from '../../pages/slow-line.ts'
import { ThesisFormPage } from '../../pages/thesis-form-page.ts'
import { ThesisPage } from '../../pages/thesis-page.ts'

test('a thesis without a student is deleted after a question, and is found no more', async ({
  signedInAs,
  anInstructor,
  aThesis,
}) => {
  const instructor = await anInstructor()
  const thesis = await aThesis(instructor)
  const page = await signedInAs(instructor)
  const form = new ThesisFormPage(page)
  const question = page.getByRole('alertdialog')
  await form.openEdit(thesis.id)
  await form.delete().click()
  await expect(question).toContainText(`Να διαγραφεί η εργασία «${thesis.title}»;`)
  await expectAccessible(page, 'question before a thesis is deleted')
  await question.getByRole('button', { name: 'Ακύρωση' }).click()
  await expect(question).toBeHidden()
  // While the list does not come, the page of the thesis stays: it must not ask for what is gone.
  const list = await heldAnswers(page, '**/v1/instructor/theses/ungiven?*')
  const complaints = complaintsOf(page)
  await form.delete().click()
  await question.getByRole('button', { name: 'Διαγραφή' }).click()
  await expect(page.getByText('Η εργασία διαγράφηκε')).toBeVisible()
  await expect.poll(list.asked).toBe(1)
  list.letGo()
  await page.waitForURL(/\/theses\/ungiven$/)
  await expect(page.getByText('Δεν έχετε θέματα προς ανάθεση. Γράψτε ένα νέο.')).toBeVisible()
  expect(complaints).toEqual([])
  await page.goto(`/thesis/${thesis.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Η σελίδα δεν βρέθηκε' })).toBeVisible()
})

test('a cover is chosen among those of the department', async ({
  signedInAs,
  api,
  anAdministrator,
  aDepartment,
  anInstructor,
  aThesis,
}) => {
  const department = await aDepartment()
  const instructor = await anInstructor({ department })
  const thesis = await aThesis(instructor)
  const page = await signedInAs(instructor)
  const form = new ThesisFormPage(page)
  await form.openEdit(thesis.id)
  await expect(
    page.getByText('Το τμήμα σας δεν έχει εικόνες ακόμη. Τις προσθέτει η διαχείριση.'),
  ).toBeVisible()

  for (const name of ['Πρωί.png', 'Βράδυ.png']) {
    const params = { depID: department.id }
    await api(anAdministrator, 'uploadImage', { params, file: await aPicture(name) })
  }
  await page.reload()
  await form.image(2).click()
  await expect(page.getByText('Η εικόνα εξωφύλλου άλλαξε')).toBeVisible()
  await expect(form.image(2)).toHaveAttribute('aria-pressed', 'true')
  await expect(form.image(1)).toHaveAttribute('aria-pressed', 'false')
  await expectAccessible(page, 'choice of a cover')
  await new ThesisPage(page).open(thesis.id, thesis.title)
  const cover = page.getByRole('article').locator('img')
  await expect.poll(() => cover.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1600)
})
