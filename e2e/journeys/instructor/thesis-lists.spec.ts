import { expectAccessible } from '../../fixtures/accessibility.ts'
import { isoDay, typedDay } from '../../fixtures/days.ts'
import { expect } from '../../fixtures/journey.ts'
import { test } from '../../fixtures/world.ts'
import { ThesisFormPage } from '../../pages/thesis-form-page.ts'
import { ThesisListPage } from '../../pages/thesis-list-page.ts'

const UNGIVEN = '/dashboard/instructor/theses/ungiven'

test('the three lists of an instructor hold each thesis where it belongs', async ({
  signedInAs,
  anAssignment,
  aThesis,
}) => {
  const { instructor, student, thesis: running } = await anAssignment({ confirmed: 1 })
  const [{ thesis: waiting }, { thesis: marked }, topic] = await Promise.all([
    anAssignment({ instructor, isWaiting: true }),
    anAssignment({ instructor, steps: [{ title: 'Όλα μαζί' }], confirmed: 1, mark: 8 }),
    aThesis(instructor, { isPublic: false }),
  ])
  const page = await signedInAs(instructor)
  const list = new ThesisListPage(page)
  const tab = (name: string) =>
    page.getByRole('navigation', { name: 'Κατηγορίες εργασιών' }).getByRole('link', { name })

  await page.goto('/dashboard/instructor/theses')
  await expect(list.results()).toHaveText('2 αποτελέσματα')
  await expect(list.card(running.title)).toContainText(`Φοιτητής/Φοιτήτρια: ${student.fullName}`)
  await expect(list.card(running.title)).toContainText('Τρέχον βήμα: Σχεδίαση του πειράματος')
  await expect(list.card(running.title)).not.toContainText('Αναμονή έγκρισης')
  await expect(list.card(waiting.title)).toContainText('Αναμονή έγκρισης')
  await expect(tab('Σε εξέλιξη')).toHaveAttribute('aria-current', 'page')
  await expect(tab('Ολοκληρωμένες')).toHaveText('Ολοκληρωμένες 1')
  await expectAccessible(page, 'theses in progress')
  const awaiting = page.getByRole('button', { name: 'Περιμένουν εσάς 1' })
  await awaiting.click()
  await expect(list.results()).toHaveText('1 αποτέλεσμα')
  await expect(list.card(waiting.title)).toBeVisible()
  await expect(page).toHaveURL(/standing=awaiting/)
  await expectAccessible(page, 'theses that wait for their instructor')
  await awaiting.click()
  await expect(list.results()).toHaveText('2 αποτελέσματα')

  await tab('Προς ανάθεση').click()
  await expect(page).toHaveURL(/\/theses\/ungiven$/)
  await expect(list.card(topic.title)).toContainText('Ιδιωτική')
  await expect(list.card(topic.title)).toContainText('0 δηλώσεις ενδιαφέροντος')
  await expect(list.card(running.title)).toBeHidden()

  await tab('Ολοκληρωμένες').click()
  await expect(list.card(marked.title)).toContainText('Βαθμός 8/10')
  await expect(list.card(marked.title)).toContainText('Ολοκληρώθηκε στις')
  await expect(list.card(marked.title).getByRole('link', { name: 'Επεξεργασία' })).toBeHidden()
  await tab('Προς ανάθεση').click()
  await list.card(topic.title).getByRole('link', { name: 'Επεξεργασία' }).click()
  await expect(new ThesisFormPage(page).title()).toHaveValue(topic.title)
})

test('the list is narrowed by search and filters, which the address bar keeps', { tag: '@phone' }, async ({
  signedInAs,
  names,
  anInstructor,
  aThesis,
}) => {
  const instructor = await anInstructor()
  const shared = names.title('μουσεία')
  const both = [shared, names.title('αρχεία')]
  const [early, late] = await Promise.all([
    aThesis(instructor, { keywords: both, assignment: 'onDeadline', interestDeadline: 10 }),
    aThesis(instructor, { keywords: [shared], interestDeadline: 40 }),
    aThesis(instructor, { interestDeadline: null }),
  ])
  const page = await signedInAs(instructor)
  const list = new ThesisListPage(page)
  const chips = page.getByRole('list', { name: 'Ενεργά φίλτρα' })
  const keywords = () => list.filters().getByRole('combobox', { name: 'Λέξεις-κλειδιά (όλες)' })

  await test.step('keywords: all of them', async () => {
    await page.goto(UNGIVEN)
    await expect(list.results()).toHaveText('3 αποτελέσματα')
    await list.openFilters()
    await keywords().fill(shared)
    await keywords().press('Enter')
    await expectAccessible(page, 'filters of an instructor')
    await list.applyFilters()
    await expect(list.results()).toHaveText('2 αποτελέσματα')
    await list.openFilters()
    await keywords().fill(both[1] ?? '')
    await keywords().press('Enter')
    await list.applyFilters()
    await expect(list.results()).toHaveText('1 αποτέλεσμα')
    await expect(list.card(early.title)).toBeVisible()
    await expect(page).toHaveURL(/keywords=.*keywords=/)
  })

  await test.step('back, and a chip that is removed, widen it again', async () => {
    await page.goBack()
    await expect(list.results()).toHaveText('2 αποτελέσματα')
    await chips.getByRole('button').click()
    await expect(list.results()).toHaveText('3 αποτελέσματα')
  })

  await test.step('the range of the deadline, and the way of assignment', async () => {
    await list.filterByDeadline({ from: typedDay(30), until: typedDay(50) })
    await expect(list.results()).toHaveText('1 αποτέλεσμα')
    await expect(list.card(late.title)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`deadlineFrom=${isoDay(30)}&deadlineUntil=${isoDay(50)}`))
    await list.openFilters()
    await list.filters().getByRole('combobox', { name: 'Τρόπος ανάθεσης' }).click()
    await page.getByRole('option', { name: 'Ανάθεση στη λήξη της προθεσμίας' }).click()
    await list.applyFilters()
    await expect(page.getByText('Καμία εργασία δεν ταιριάζει με τα φίλτρα.')).toBeVisible()
    await page.reload()
    await expect(chips.getByRole('listitem')).toHaveCount(3)
    await expectAccessible(page, 'theses of which none matches')
    await page.getByRole('button', { name: 'Καθαρισμός φίλτρων' }).click()
    await expect(list.results()).toHaveText('3 αποτελέσματα')
    await expect(page).toHaveURL(new RegExp(`${UNGIVEN}$`))
  })
})
