import { expectAccessible } from '../../fixtures/accessibility.ts'
import { expectReflow } from '../../fixtures/crawl.ts'
import { aPdf } from '../../fixtures/documents.ts'
import { expect } from '../../fixtures/journey.ts'
import { test } from '../../fixtures/world.ts'
import { downloadBy } from '../../pages/downloads.ts'
import { InterestedStudents } from '../../pages/interested-students.ts'
import { NoticesPage } from '../../pages/notices-page.ts'
import { ThesisListPage } from '../../pages/thesis-list-page.ts'
import { ThesisPage } from '../../pages/thesis-page.ts'

test('a student finds the topics that fit and reads about one, and the instructor sees what the two share', async ({
  signedInAs,
  api,
  anInstructor,
  aStudent,
  aDepartment,
  aThesis,
  names,
  interest,
}) => {
  const department = await aDepartment()
  const [instructor, student] = await Promise.all([anInstructor({ department }), aStudent({ department })])
  const [networks, energy] = [names.title('δίκτυα'), names.title('ενέργεια')]
  const best = await aThesis(instructor, {
    keywords: [networks, 'java'],
    interestDeadline: 3,
    description: `<p>${'Πώς οι μικρές πόλεις εξοικονομούν ενέργεια. '.repeat(9)}</p><p>Τέλος της περιγραφής.</p>`,
  })
  const newest = await aThesis(instructor)
  const own = (...keywords: string[]) => ({ keywords: keywords.map((keyword) => ({ keyword })) })
  await api(instructor, 'editInstructorProfile', {
    body: { user: { uIsPublic: 1 }, tags: own(energy) },
    file: aPdf('Βιογραφικό διδάσκοντος.pdf'),
  })
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
    await api(student, 'editStudentProfile', { body: { user: {}, tags: own(networks, energy) } })
    await list.openOpenTheses('?sort=fit')
    await expect(list.cards().first()).toContainText(best.title)
    await expect(list.cards().first()).toContainText('Ταιριάζει σε 2 από τα ενδιαφέροντά σας')
    await expect(list.cards().last()).toContainText('Ταιριάζει σε ένα από τα ενδιαφέροντά σας')
    await list.showAs('Πίνακας')
    await expect(list.rows().first()).toContainText(`Στο θέμα: ${networks}`)
    await expectReflow(page, 'the table of open theses')
  })

  await test.step('the page of the topic names them, with its facts', async () => {
    await list.read(best.title)
    await expect(page.getByText(`Στο θέμα: ${networks}`)).toBeVisible()
    await expect(page.getByText(`Κοινά με την επίβλεψη: ${energy}`)).toBeVisible()
    await expect(page.getByText('Προθεσμία σε 3 ημέρες').first()).toBeVisible()
    await expect(page.getByText('Τέλος της περιγραφής.')).toBeVisible()
    await expectAccessible(page, 'a topic that fits')
  })

  await test.step('its supervisor is a step away, with what the profile makes public', async () => {
    await page.getByRole('link', { name: instructor.fullName }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: instructor.fullName })).toBeVisible()
    await expect(page.getByRole('link', { name: instructor.email })).toBeVisible()
    await expect(page.getByText(energy)).toBeVisible()
    const cv = page.getByRole('button', { name: 'Λήψη βιογραφικού: Βιογραφικό διδάσκοντος.pdf' })
    const { name, address } = await downloadBy(page, () => cv.click())
    expect(name).toBe('Βιογραφικό διδάσκοντος.pdf')
    expect(address).not.toContain(await page.evaluate(() => localStorage.getItem('jwt_token') ?? ''))
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
    await expectReflow(instructorsPage, 'the page of the topic')
  })
})
