import { expectAccessible } from '../../fixtures/accessibility.ts'
import { aPdf } from '../../fixtures/documents.ts'
import { expect } from '../../fixtures/journey.ts'
import { test } from '../../fixtures/world.ts'
import { InterestedStudents } from '../../pages/interested-students.ts'
import { NoticesPage } from '../../pages/notices-page.ts'
import { ThesisPage } from '../../pages/thesis-page.ts'

test('the profile of an interested student is read, one is chosen at a time, and a choice is taken back before it is accepted', async ({
  signedInAs,
  api,
  names,
  anInstructor,
  aStudent,
  aThesis,
  interest,
}) => {
  const [instructor, first, second] = await Promise.all([anInstructor(), aStudent(), aStudent()])
  const thesis = await aThesis(instructor)
  const keyword = names.title('ρομποτική')
  await api(first, 'editStudentProfile', {
    body: {
      user: { uName: first.firstName, uSurname: first.surname, uEmail: first.email },
      tags: { keywords: [{ keyword, status: 'new' }] },
    },
    file: aPdf('Βιογραφικό φοιτητή.pdf'),
  })
  await Promise.all([interest(first, thesis, 2), interest(second, thesis, 1)])
  const isAnswered = async (student: typeof first) =>
    (await api(student, 'getCurrentThesis')).preferedThesis[0]?.isAssigned
  const page = await signedInAs(instructor)
  const students = new InterestedStudents(page)

  await test.step('they stand by their priority', async () => {
    await new ThesisPage(page).open(thesis.id, thesis.title)
    await expect(students.panel()).toContainText('2 δηλώσεις, κατά σειρά προτίμησης')
    await expect(students.rows()).toContainText([second.fullName, first.fullName])
    await expect(students.rows()).toContainText([/^1/, /^2/])
  })

  await test.step('the profile of one is read from there, with the CV', async () => {
    await students.panel().getByRole('link', { name: first.fullName }).click()
    await expect(page).toHaveURL(new RegExp(`/profile/preview/${first.username}$`))
    await expect(page.getByRole('heading', { level: 1, name: first.fullName })).toBeVisible()
    await expect(page.getByRole('link', { name: first.email })).toHaveAttribute(
      'href',
      `mailto:${first.email}`,
    )
    await expect(page.getByText(keyword, { exact: true })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Στοιχεία' })).toContainText(first.department.name)
    await expectAccessible(page, 'profile of a student')
    const opened = page
      .context()
      .waitForEvent('request', (request) => request.url().includes('/user/profile/cv/'))
    await page.getByRole('button', { name: /^Λήψη βιογραφικού/ }).click()
    expect((await (await opened).response())?.status()).toBe(200)
    await page.goBack()
  })

  await test.step('the one is chosen, and the other has to wait', async () => {
    await students.choose(first.fullName).click()
    await students.messageToOthers().fill('Ευχαριστώ για το ενδιαφέρον σας.')
    await expectAccessible(page, 'choice of one of several students')
    await students.confirm().click()
    await expect(page.getByText('Η θετική απάντηση στάλθηκε')).toBeVisible()
    await expect(students.row(first.fullName)).toContainText('Θετική απάντηση')
    await expect(students.rows().first()).toContainText(first.fullName)
    await expect(students.panel()).toContainText('Έχει ήδη δοθεί θετική απάντηση σε άλλη δήλωση')
    await expect(students.choose(second.fullName)).toBeHidden()
    await expect(page.getByText('Αναμονή αποδοχής')).toBeVisible()
    expect(await isAnswered(first)).toBe(1)
    await expectAccessible(page, 'thesis with a chosen student')
  })

  await test.step('the choice is taken back after a question, and the other is chosen', async () => {
    await students.cancelChoice(first.fullName).click()
    await new ThesisPage(page).confirm('Ακύρωση επιλογής')
    await expect(students.choose(first.fullName)).toBeEnabled()
    await students.choose(second.fullName).click()
    await students.messageToOthers().fill('Μιλάμε σύντομα για ένα άλλο θέμα.')
    await students.confirm().click()
    await expect(students.row(second.fullName)).toContainText('Θετική απάντηση')
    expect(await Promise.all([isAnswered(first), isAnswered(second)])).toEqual([0, 1])
  })

  await test.step('once the one has accepted, the other reads the message and is led to the open theses', async () => {
    await api(second, 'acceptAssignment', { params: { thesisId: thesis.id } })
    const others = await signedInAs(first)
    const notices = new NoticesPage(others)
    await notices.open()
    await expect(others.getByText('«Μιλάμε σύντομα για ένα άλλο θέμα.»')).toBeVisible()
    await expect(others.getByText('Ευχαριστώ για το ενδιαφέρον σας.')).toHaveCount(0)
    await notices.link('ανατέθηκε σε άλλο πρόσωπο').click()
    await expect(others).toHaveURL(/\/dashboard\/student\/theses\/open/)
  })
})
