import { expectAccessible } from '../../fixtures/accessibility.ts'
import { expectAsWideAsTheScreen } from '../../fixtures/crawl.ts'
import { expect } from '../../fixtures/journey.ts'
import { test } from '../../fixtures/world.ts'
import { InterestedStudents } from '../../pages/interested-students.ts'
import { NoticesPage } from '../../pages/notices-page.ts'
import { ThesisListPage } from '../../pages/thesis-list-page.ts'
import { ThesisPage } from '../../pages/thesis-page.ts'

test('a student finds the topics that fit, and the instructor sees what the two share', {
  tag: '@phone',
}, async ({ signedInAs, api, anInstructor, aStudent, aDepartment, aThesis, names, interest }) => {
  const department = await aDepartment()
  const [instructor, student] = await Promise.all([anInstructor({ department }), aStudent({ department })])
  const [networks, energy] = [names.title('δίκτυα'), names.title('ενέργεια')]
  const best = await aThesis(instructor, { keywords: [networks, 'java'] })
  const newest = await aThesis(instructor)
  const page = await signedInAs(student)
  const list = new ThesisListPage(page)

  await test.step('without interests the order by fit leads to the profile', async () => {
    await list.openOpenTheses()
    await list.choose('order', 'Ταιριαστές πρώτα')
    await expect(page.getByText('Δεν έχετε γράψει ακόμη τα ενδιαφέροντά σας')).toBeVisible()
    await expect(list.cards().first()).toContainText(newest.title)
    await expectAccessible(page, 'open theses by fit, without interests')
    await page.getByRole('link', { name: 'Προσθήκη ενδιαφερόντων' }).click()
    await expect(page).toHaveURL(/\/dashboard\/student\/profile/)
  })

  await test.step('with interests the topic that shares one comes first, and says so', async () => {
    const own = (...keywords: string[]) => ({
      body: { user: {}, tags: { keywords: keywords.map((keyword) => ({ keyword })) } },
    })
    await api(student, 'editStudentProfile', own(networks, energy))
    await api(instructor, 'editInstructorProfile', own(energy))
    await list.openOpenTheses('?sort=fit')
    await expect(list.cards().first()).toContainText(best.title)
    await expect(list.cards().first()).toContainText('Ταιριάζει σε 2 από τα ενδιαφέροντά σας')
    await expect(list.cards().last()).toContainText('Ταιριάζει σε ένα από τα ενδιαφέροντά σας')
    await expectAccessible(page, 'open theses by fit')
    await list.showAs('Πίνακας')
    await expect(list.rows().first()).toContainText(`Στο θέμα: ${networks}`)
    await expectAsWideAsTheScreen(page, 'the table of open theses')
  })

  await test.step('the page of the topic names them', async () => {
    await list.read(best.title)
    await expect(page.getByText(`Στο θέμα: ${networks}`)).toBeVisible()
    await expect(page.getByText(`Στα ενδιαφέροντα του επιβλέποντα/της επιβλέπουσας: ${energy}`)).toBeVisible()
    await expectAccessible(page, 'a topic that fits')
  })

  await test.step('a new topic that shares one rings the bell and leads to it', async () => {
    const fresh = await aThesis(instructor, { keywords: [networks] })
    const notices = new NoticesPage(page)
    await notices.open()
    await expect(notices.notice(fresh.title)).toContainText(
      `Νέο θέμα που ταιριάζει στα ενδιαφέροντά σας: ${networks}`,
    )
    await notices.link(fresh.title).click()
    await expect(new ThesisPage(page).heading(fresh.title)).toBeVisible()
  })

  await test.step('the instructor reads them beside the name of the student', async () => {
    await interest(student, best, 1)
    const instructorsPage = await signedInAs(instructor)
    await new ThesisPage(instructorsPage).open(best.id, best.title)
    const row = new InterestedStudents(instructorsPage).row(student.fullName)
    await expect(row).toContainText(`Κοινά με το θέμα (1): ${networks}`)
    await expect(row).toContainText(`Κοινά με εσάς (1): ${energy}`)
    await expectAsWideAsTheScreen(instructorsPage, 'the page of the topic')
  })
})
