import { expectAccessible } from '../../fixtures/accessibility.ts'
import { expect } from '../../fixtures/journey.ts'
import { test } from '../../fixtures/world.ts'
import { StepEditor } from '../../pages/step-editor.ts'
import { ThesisFormPage } from '../../pages/thesis-form-page.ts'
import { ThesisListPage } from '../../pages/thesis-list-page.ts'

test('what cannot be sent stays in the form, and is sent when the network is back', async ({
  signedInAs,
  api,
  anInstructor,
  aThesis,
}) => {
  const instructor = await anInstructor()
  const thesis = await aThesis(instructor)
  const page = await signedInAs(instructor)
  const form = new ThesisFormPage(page)
  const call = `**/v1/instructor/thesis/${thesis.id}`
  await form.openEdit(thesis.id)
  await page.route(call, (route) => route.abort('connectionrefused'))
  await form.title().fill(`${thesis.title}, στο τρένο`)
  await form.save().click()
  await expect(page.getByRole('alert').filter({ hasText: 'Δεν υπάρχει σύνδεση' })).toBeVisible()
  await expect(form.title()).toHaveValue(`${thesis.title}, στο τρένο`)
  await expectAccessible(page, 'thesis that could not be sent')

  await page.unroute(call)
  await form.save().click()
  await expect(page.getByText('Επιτυχής αποθήκευση')).toBeVisible()
  const [saved] = await api(instructor, 'getThesis', { params: { thesisId: thesis.id } })
  expect(saved?.thesisTitle).toBe(`${thesis.title}, στο τρένο`)
})

test('a list that does not come says so, and comes when it is asked for again', async ({
  signedInAs,
  anInstructor,
  aThesis,
}) => {
  const instructor = await anInstructor()
  const thesis = await aThesis(instructor)
  const page = await signedInAs(instructor)
  const call = '**/v1/instructor/theses/ungiven?*'
  const refusal = { status: 503, code: 'database_unavailable', message: 'Η βάση δεδομένων δεν απαντά.' }
  await page.route(call, (route) => route.fulfill({ status: 503, json: refusal }))
  await page.goto('/dashboard/instructor/theses/ungiven')
  await expect(page.getByRole('heading', { name: 'Η υπηρεσία δεν είναι προσωρινά διαθέσιμη' })).toBeVisible()
  await expectAccessible(page, 'list that did not come')
  await page.unroute(call)
  await page.getByRole('button', { name: 'Προσπαθήστε ξανά' }).first().click()
  await expect(new ThesisListPage(page).card(thesis.title)).toBeVisible()
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
