import { expectAccessible } from '../../fixtures/accessibility.ts'
import { expectAsWideAsTheScreen } from '../../fixtures/crawl.ts'
import { aPdf } from '../../fixtures/documents.ts'
import { expect } from '../../fixtures/journey.ts'
import { test } from '../../fixtures/world.ts'
import { InterestedStudents } from '../../pages/interested-students.ts'
import { NoticesPage } from '../../pages/notices-page.ts'
import { ThesisPage } from '../../pages/thesis-page.ts'

test('one student is chosen at a time, and a choice is taken back before it is accepted', {
  tag: '@phone',
}, async ({ signedInAs, api, anInstructor, aStudent, aThesis, interest }) => {
  const [instructor, first, second] = await Promise.all([anInstructor(), aStudent(), aStudent()])
  const thesis = await aThesis(instructor)
  await Promise.all([interest(first, thesis, 2), interest(second, thesis, 1)])
  const isAnswered = async (student: typeof first) =>
    (await api(student, 'getCurrentThesis')).preferedThesis[0]?.isAssigned
  const page = await signedInAs(instructor)
  const students = new InterestedStudents(page)

  await test.step('they stand by their priority', async () => {
    await new ThesisPage(page).open(thesis.id, thesis.title)
    await expect(students.panel()).toContainText('2 δηλώσεις, κατά σειρά προτίμησης')
    await expect(students.rows()).toContainText([second.fullName, first.fullName])
    await expect(students.rows()).toContainText([/1η προτίμηση · Δήλωση/, /2η προτίμηση · Δήλωση/])
  })

  await test.step('the one is chosen, and the other has to wait', async () => {
    await students.choose(first.fullName).click()
    await students.messageToOthers().fill('Ευχαριστώ για το ενδιαφέρον σας.')
    await expect(students.dialog()).toContainText('«Ευχαριστώ για το ενδιαφέρον σας.»')
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
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(first.fullName)
    await expect(question).toContainText('η δήλωση ενδιαφέροντος παραμένει')
    await question.getByRole('button', { name: 'Ακύρωση επιλογής' }).click()
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

test('a hundred interested students are read from the first to the last, and the last is chosen', async ({
  signedInAs,
  anInstructor,
  aStudent,
  aThesis,
  interest,
}) => {
  const [instructor, student] = await Promise.all([anInstructor(), aStudent()])
  const thesis = await aThesis(instructor)
  await interest(student, thesis, 100)
  const page = await signedInAs(instructor)
  // Ninety-nine students come before the real one in the answer, because this journey is about the screen only.
  await page.route(`**/v1/user/thesis/${thesis.id}`, async (route) => {
    const answer = await route.fetch()
    const [whole] = await answer.json()
    const [real] = whole.prefersTheses
    const before = Array.from({ length: 99 }, (_none, index) => ({
      ...real,
      username: `${real.username}.${index}`,
      uSurname: `Παπαδημητρίου-Αναγνωστοπούλου ${index + 1}`,
      prefOrder: index + 1,
      isAssigned: 0,
    }))
    await route.fulfill({ response: answer, json: [{ ...whole, prefersTheses: [...before, real] }] })
  })
  const students = new InterestedStudents(page)
  await new ThesisPage(page).open(thesis.id, thesis.title)
  await expect(students.panel()).toContainText('100 δηλώσεις, κατά σειρά προτίμησης')
  await expect(students.rows()).toHaveCount(8)
  await expectAccessible(page, 'thesis with many interested students')
  await students.showAll().click()
  await expect(students.rows()).toHaveCount(100)
  await expect(students.rows().nth(8)).toBeFocused()
  await expect(students.rows().nth(8)).toBeInViewport({ ratio: 1 })
  await expectAsWideAsTheScreen(page, 'the list')
  await students.choose(student.fullName).scrollIntoViewIfNeeded()
  await expect(students.choose(student.fullName)).toBeInViewport()
  await page.unroute(`**/v1/user/thesis/${thesis.id}`)
  await students.choose(student.fullName).click()
  await students.confirm().click()
  await expect(students.row(student.fullName)).toContainText('Θετική απάντηση')
})

test('the profile of an interested student is read from the thesis, and by no other instructor', async ({
  signedInAs,
  api,
  names,
  anInstructor,
  aStudent,
  aThesis,
  interest,
}) => {
  const [instructor, stranger, student] = await Promise.all([anInstructor(), anInstructor(), aStudent()])
  const thesis = await aThesis(instructor)
  const keyword = names.title('ρομποτική')
  await api(student, 'editStudentProfile', {
    body: {
      user: { uName: student.firstName, uSurname: student.surname, uEmail: student.email },
      tags: { keywords: [{ keyword, status: 'new' }] },
    },
    file: aPdf('Βιογραφικό φοιτητή.pdf'),
  })
  await interest(student, thesis)
  const page = await signedInAs(instructor)
  await new ThesisPage(page).open(thesis.id, thesis.title)
  await new InterestedStudents(page).panel().getByRole('link', { name: student.fullName }).click()
  await expect(page).toHaveURL(new RegExp(`/profile/preview/${student.username}$`))
  await expect(page.getByRole('heading', { level: 1, name: student.fullName })).toBeVisible()
  await expect(page.getByRole('link', { name: student.email })).toHaveAttribute(
    'href',
    `mailto:${student.email}`,
  )
  await expect(page.getByText(keyword, { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Στοιχεία' })).toContainText(student.department.name)
  await expectAccessible(page, 'profile of a student')
  const opened = page
    .context()
    .waitForEvent('request', (request) => request.url().includes('/user/profile/cv/'))
  await page.getByRole('button', { name: /^Λήψη βιογραφικού/ }).click()
  expect((await (await opened).response())?.status()).toBe(200)

  const other = await signedInAs(stranger)
  await other.goto(`/dashboard/instructor/profile/preview/${student.username}`)
  await expect(other.getByRole('heading', { level: 1, name: 'Η σελίδα δεν βρέθηκε' })).toBeVisible()
})
