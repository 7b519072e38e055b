import { expectAccessible } from '../../fixtures/accessibility.ts'
import { typedDay } from '../../fixtures/days.ts'
import { expect } from '../../fixtures/journey.ts'
import { expectTouchTargets } from '../../fixtures/touch-targets.ts'
import { test } from '../../fixtures/world.ts'
import { ThesisListPage } from '../../pages/thesis-list-page.ts'

test(
  'a student filters many topics, orders them, and comes back to them over a reload and the way back',
  {
    tag: '@phone',
  },
  async ({ signedInAs, anInstructor, aStudent, aThesis, aDepartment, interest }, { project }) => {
    const department = await aDepartment()
    const [instructor, student] = await Promise.all([anInstructor({ department }), aStudent({ department })])
    await Promise.all(
      [80, 60, 70, 40, 100, 50, 30, 90].map((days) =>
        aThesis(instructor, {
          title: `Θέμα σε ${days} ημέρες`,
          keywords: ['συστήματα'],
          interestDeadline: days,
        }),
      ),
    )
    await aThesis(instructor, { title: 'Κρυπτογραφία πλέγματος', keywords: ['δίκτυα'], interestDeadline: 15 })
    await aThesis(instructor, {
      title: 'Μέθοδοι πρόβλεψης',
      keywords: ['ενέργεια'],
      assignment: 'onDeadline',
      interestDeadline: 25,
    })
    const wanted = await aThesis(instructor, {
      title: 'Δίκτυα αισθητήρων',
      keywords: ['δίκτυα', 'ενέργεια'],
      interestDeadline: 5,
    })
    await interest(student, wanted, 1)

    const page = await signedInAs(student)
    const list = new ThesisListPage(page)
    await list.openOpenTheses()
    await expect(list.results()).toHaveText('11 αποτελέσματα')
    await expect(list.pageOf(1, 2)).toBeVisible()
    await expect(list.cards()).toHaveCount(6)
    await expect(list.cards().filter({ hasText: 'Δηλώθηκε ενδιαφέρον' })).toHaveCount(1)
    await expect(list.card(wanted.title)).toContainText('Δηλώθηκε ενδιαφέρον')

    await test.step('words of the title, without accents and in capitals', async () => {
      await list.search().fill('ΜΕΘΟΔΟΙ')
      await expect(list.results()).toHaveText('1 αποτέλεσμα')
      await expect(list.card('Μέθοδοι πρόβλεψης')).toContainText(instructor.fullName)
      await page.getByRole('main').getByRole('button', { name: 'Καθαρισμός', exact: true }).click()
      await expect(list.results()).toHaveText('11 αποτελέσματα')
      await expect(list.search()).toHaveValue('')
    })

    await test.step('the way of assignment', async () => {
      await list.openFilters()
      await expectAccessible(page, 'the filters')
      await list.chooseAssignment('Ανάθεση στη λήξη της προθεσμίας')
      await list.closeFilters()
      await expect(list.results()).toHaveText('1 αποτέλεσμα')
      await expect(list.card('Μέθοδοι πρόβλεψης')).toBeVisible()
      await list.activeFilter('Ανάθεση στη λήξη της προθεσμίας').press('Delete')
    })

    await test.step('all of the keywords', async () => {
      await list.filterByKeywords('δίκτυα')
      await expect(list.results()).toHaveText('2 αποτελέσματα')
      await list.filterByKeywords('ενέργεια')
      await expect(list.results()).toHaveText('1 αποτέλεσμα')
      await expect(list.card(wanted.title)).toBeVisible()
      await expect(page).toHaveURL(/keywords=.+&keywords=/)
      await list.activeFilter('δίκτυα').press('Delete')
      await list.activeFilter('ενέργεια').press('Delete')
      await expect(list.results()).toHaveText('11 αποτελέσματα')
    })

    await test.step('the days between which the deadline lies', async () => {
      await list.filterByDeadline({ from: typedDay(10), until: typedDay(20) })
      await expect(list.results()).toHaveText('1 αποτέλεσμα')
      await expect(list.card('Κρυπτογραφία πλέγματος')).toBeVisible()
      await expect(list.activeFilters().getByRole('listitem')).toHaveCount(2)
      await list.activeFilters().getByRole('button').first().press('Delete')
      await expect(list.activeFilters().getByRole('listitem')).toHaveCount(1)
      await list.activeFilters().getByRole('button').first().press('Delete')
      await expect(list.results()).toHaveText('11 αποτελέσματα')
    })

    await test.step('a filter begins at the first page', async () => {
      await list.choose('order', 'Προθεσμία')
      await expect(list.cards().first()).toContainText(wanted.title)
      await expect(list.previousPage()).toBeDisabled()
      await list.nextPage().click()
      await expect(list.cards()).toHaveCount(5)
      await expect(list.nextPage()).toBeDisabled()
      await list.filterByKeywords('συστήματα')
      await expect(list.results()).toHaveText('8 αποτελέσματα')
      await expect(list.pageOf(1, 2)).toBeVisible()
      await list.nextPage().click()
      await expect(list.cards()).toHaveCount(2)
    })

    await test.step('page, filter and order are there after the way back, and after a reload', async () => {
      const isAsItWas = async () => {
        await expect(list.pageOf(2, 2)).toBeVisible()
        await expect(list.cards()).toHaveCount(2)
        await expect(list.cards()).toContainText([90, 100].map((days) => `Θέμα σε ${days} ημέρες`))
        await expect(list.activeFilter('συστήματα')).toBeVisible()
        await expect(list.order()).toHaveText('Προθεσμία')
      }
      await list.read('Θέμα σε 90 ημέρες')
      await page.goBack()
      await isAsItWas()
      await page.reload()
      await isAsItWas()
      await list.previousPage().click()
      await expect(list.cards()).toHaveCount(6)
    })

    await test.step('a table has all on one page, the nearest deadlines first', async () => {
      await list.showAs('Πίνακας')
      await list.activeFilter('συστήματα').press('Delete')
      await expect(list.rows().getByRole('link')).toHaveText([
        wanted.title,
        'Κρυπτογραφία πλέγματος',
        'Μέθοδοι πρόβλεψης',
        ...[30, 40, 50, 60, 70, 80, 90, 100].map((days) => `Θέμα σε ${days} ημέρες`),
      ])
      await expectAccessible(page, 'many topics as a table')
      if (project.name === 'phone') await expectTouchTargets(page, 'many topics as a table')
    })
  },
)
