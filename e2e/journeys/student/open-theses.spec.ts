import { expectAccessible } from '../../fixtures/accessibility.ts'
import { typedDay } from '../../fixtures/days.ts'
import { expect } from '../../fixtures/journey.ts'
import { test } from '../../fixtures/world.ts'
import { ThesisListPage } from '../../pages/thesis-list-page.ts'

test('each filter narrows the open theses, and is taken off by itself', { tag: '@phone' }, async ({
  signedInAs,
  anInstructor,
  aStudent,
  aThesis,
  aDepartment,
  interest,
}) => {
  const department = await aDepartment()
  const [instructor, student] = await Promise.all([anInstructor({ department }), aStudent({ department })])
  const wanted = await aThesis(instructor, {
    title: 'Δίκτυα αισθητήρων',
    keywords: ['δίκτυα', 'ενέργεια'],
    interestDeadline: 5,
  })
  await interest(student, wanted, 1)
  await aThesis(instructor, { title: 'Κρυπτογραφία πλέγματος', keywords: ['δίκτυα'], interestDeadline: 15 })
  await aThesis(instructor, {
    title: 'Μέθοδοι πρόβλεψης',
    keywords: ['ενέργεια'],
    assignment: 'onDeadline',
    interestDeadline: 25,
  })
  const page = await signedInAs(student)
  const list = new ThesisListPage(page)
  await list.openOpenTheses()
  await expect(list.results()).toHaveText('3 αποτελέσματα')
  await expect(page.getByRole('article').filter({ hasText: 'Δηλώθηκε ενδιαφέρον' })).toHaveCount(1)
  await expect(list.card(wanted.title)).toContainText('Δηλώθηκε ενδιαφέρον')
  await expectAccessible(page, 'open theses')

  await test.step('words of the title, without accents and in capitals', async () => {
    await list.search().fill('ΜΕΘΟΔΟΙ')
    await expect(list.results()).toHaveText('1 αποτέλεσμα')
    await expect(list.card('Μέθοδοι πρόβλεψης')).toContainText(instructor.fullName)
    await page
      .getByRole('search')
      .or(page.getByRole('main'))
      .getByRole('button', { name: 'Καθαρισμός', exact: true })
      .click()
    await expect(list.results()).toHaveText('3 αποτελέσματα')
    await expect(list.search()).toHaveValue('')
  })

  await test.step('the way of assignment', async () => {
    await list.filterByAssignment('Ανάθεση στη λήξη της προθεσμίας')
    await expect(list.results()).toHaveText('1 αποτέλεσμα')
    await expect(list.card('Μέθοδοι πρόβλεψης')).toBeVisible()
    await list.activeFilter('Ανάθεση στη λήξη της προθεσμίας').press('Delete')
  })

  await test.step('all of the keywords', async () => {
    await list.filterByKeywords('δίκτυα')
    await expect(list.results()).toHaveText('2 αποτελέσματα')
    await list.filterByKeywords('ενέργεια')
    await expect(list.results()).toHaveText('1 αποτέλεσμα')
    await expect(list.card('Δίκτυα αισθητήρων')).toBeVisible()
    await expect(page).toHaveURL(/keywords=.+&keywords=/)
    await list.activeFilter('δίκτυα').press('Delete')
    await list.activeFilter('ενέργεια').press('Delete')
    await expect(list.results()).toHaveText('3 αποτελέσματα')
  })

  await test.step('the days between which the deadline lies', async () => {
    await list.filterByDeadline({ from: typedDay(10), until: typedDay(20) })
    await expect(list.results()).toHaveText('1 αποτέλεσμα')
    await expect(list.card('Κρυπτογραφία πλέγματος')).toBeVisible()
    await expect(list.activeFilters().getByRole('listitem')).toHaveCount(2)
    await expectAccessible(page, 'open theses by deadline')
  })
})

test('a department without open theses offers those of the whole institution', async ({
  signedInAs,
  aStudent,
  aDepartment,
}) => {
  const student = await aStudent({ department: await aDepartment() })
  const page = await signedInAs(student)
  await new ThesisListPage(page).openOpenTheses()
  await expect(page.getByText('Δεν υπάρχουν διαθέσιμες εργασίες στο τμήμα σας αυτή τη στιγμή.')).toBeVisible()
  await page.getByRole('link', { name: 'Θέματα όλου του ιδρύματος' }).click()
  await expect(page).toHaveURL(/department=all/)
  await expect(new ThesisListPage(page).activeFilter('Θέματα όλου του ιδρύματος')).toBeVisible()
})

test('the address bar keeps page and filters, over a reload and the way back', async ({
  signedInAs,
  anInstructor,
  aStudent,
  aThesis,
  aDepartment,
}) => {
  const department = await aDepartment()
  const [instructor, student] = await Promise.all([anInstructor({ department }), aStudent({ department })])
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8]) {
    await aThesis(instructor, { title: `Ευφυή συστήματα, θέμα ${number}`, keywords: ['συστήματα'] })
  }
  await aThesis(instructor, { title: 'Ιστορία των υπολογιστών' })
  const page = await signedInAs(student)
  const list = new ThesisListPage(page)
  await list.openOpenTheses()
  await expect(list.pageOf(1, 2)).toBeVisible()
  await expect(list.cards()).toHaveCount(6)
  await expect(list.previousPage()).toBeDisabled()
  await list.nextPage().click()
  await expect(list.cards()).toHaveCount(3)
  await expect(list.nextPage()).toBeDisabled()

  await test.step('a filter begins at the first page', async () => {
    await list.filterByKeywords('συστήματα')
    await expect(list.results()).toHaveText('8 αποτελέσματα')
    await expect(list.pageOf(1, 2)).toBeVisible()
    await list.nextPage().click()
    await expect(list.cards()).toHaveCount(2)
  })

  const [title = ''] = await list.cards().getByRole('heading').allTextContents()
  await list.read(title)
  await page.goBack()
  await expect(list.pageOf(2, 2)).toBeVisible()
  await expect(list.activeFilter('συστήματα')).toBeVisible()
  await page.reload()
  await expect(list.cards()).toHaveCount(2)
  await expect(list.activeFilter('συστήματα')).toBeVisible()
  await expectAccessible(page, 'second page of open theses')
  await list.previousPage().click()
  await expect(list.cards()).toHaveCount(6)
})
