import { expectAccessible } from '../../fixtures/accessibility.ts'
import { complaintsOf } from '../../fixtures/crawl.ts'
import { expect } from '../../fixtures/journey.ts'
import { test } from '../../fixtures/world.ts'
import { heldAnswers } from '../../pages/slow-line.ts'
import { StepEditor } from '../../pages/step-editor.ts'
import { ThesisFormPage } from '../../pages/thesis-form-page.ts'
import { ThesisListPage } from '../../pages/thesis-list-page.ts'
import { ThesisPage } from '../../pages/thesis-page.ts'

test('what does not come or cannot be sent says so and is done once it can, to the deletion of the thesis', async ({
  signedInAs,
  api,
  anInstructor,
  aThesis,
}) => {
  const instructor = await anInstructor()
  const thesis = await aThesis(instructor)
  const page = await signedInAs(instructor)
  const form = new ThesisFormPage(page)
  const title = `${thesis.title}, στο τρένο`

  await test.step('a list that does not come is asked for again', async () => {
    const call = '**/v1/instructor/theses/ungiven?*'
    const refusal = { status: 503, code: 'database_unavailable', message: 'Η βάση δεδομένων δεν απαντά.' }
    await page.route(call, (route) => route.fulfill({ status: 503, json: refusal }))
    await page.goto('/dashboard/instructor/theses/ungiven')
    await expect(
      page.getByRole('heading', { name: 'Η υπηρεσία δεν είναι προσωρινά διαθέσιμη' }),
    ).toBeVisible()
    await expectAccessible(page, 'list that did not come')
    await page.unroute(call)
    await page.getByRole('button', { name: 'Προσπαθήστε ξανά' }).first().click()
    await new ThesisListPage(page).card(thesis.title).getByRole('link', { name: 'Επεξεργασία' }).click()
  })

  await test.step('what cannot be sent stays in the form, and is sent when the network is back', async () => {
    const call = `**/v1/instructor/thesis/${thesis.id}`
    await form.title().waitFor()
    await page.route(call, (route) => route.abort('connectionrefused'))
    await form.title().fill(title)
    await form.save().click()
    await expect(
      page.getByRole('alert').filter({ hasText: 'Ο διακομιστής δεν απαντά. Ελέγξτε τη σύνδεσή σας' }),
    ).toBeVisible()
    await expect(form.title()).toHaveValue(title)
    await expectAccessible(page, 'thesis that could not be sent')
    await page.unroute(call)
    await form.save().click()
    await expect(page.getByText('Επιτυχής αποθήκευση')).toBeVisible()
    const [saved] = await api(instructor, 'getThesis', { params: { thesisId: thesis.id } })
    expect(saved?.thesisTitle).toBe(title)
  })

  await test.step('a deleted thesis is asked for by no page any more, however slow the list comes', async () => {
    const list = await heldAnswers(page, '**/v1/instructor/theses/ungiven?*')
    const complaints = complaintsOf(page)
    await form.delete().click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expectAccessible(page, 'question before a thesis is deleted')
    await new ThesisPage(page).confirm('Διαγραφή')
    await expect(page.getByText('Η εργασία διαγράφηκε')).toBeVisible()
    await expect.poll(list.asked).toBe(1)
    list.letGo()
    await page.waitForURL(/\/theses\/ungiven$/)
    await expect(page.getByText('Δεν έχετε θέματα προς ανάθεση. Γράψτε ένα νέο.')).toBeVisible()
    expect(complaints).toEqual([])
    await page.goto(`/thesis/${thesis.id}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Η σελίδα δεν βρέθηκε' })).toBeVisible()
  })
})

test('a part that a newer version took away says so, and a fresh page has it and what was typed', async ({
  signedInAs,
  anInstructor,
  aTodoList,
}) => {
  const instructor = await anInstructor()
  const list = await aTodoList(instructor)
  const page = await signedInAs(instructor)
  const editor = new StepEditor(page)
  await editor.open(list.id)
  // The first thing done on a page fetches the text editor: what is missing is to be the dialog of a step.
  await editor.listTitle().focus()
  await expect(editor.textTools()).toBeVisible()
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: 'Not found.' }))
  await editor.listTitle().fill(`${list.title}, νέα μορφή`)
  await editor.add().click()
  await expect(page.getByRole('heading', { name: 'Η σελίδα δεν φορτώθηκε ολόκληρη' })).toBeVisible()
  await expectAccessible(page, 'page of which a part is missing')

  await page.unroute('**/assets/*.js')
  await page.getByRole('button', { name: 'Φόρτωση ξανά' }).click()
  await page.getByRole('button', { name: 'Επαναφορά', exact: true }).click()
  await expect(editor.listTitle()).toHaveValue(`${list.title}, νέα μορφή`)
  await editor.add().click()
  await expect(editor.dialog()).toBeVisible()
})
