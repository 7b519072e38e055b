import { expectAccessible } from '../../fixtures/accessibility.ts'
import { aPdf } from '../../fixtures/documents.ts'
import { expect } from '../../fixtures/journey.ts'
import { test } from '../../fixtures/world.ts'
import { downloadBy } from '../../pages/downloads.ts'
import { MyThesisPage } from '../../pages/my-thesis-page.ts'
import { ThesisPage } from '../../pages/thesis-page.ts'

const LONG = `<p>${'Η εργασία μελετά πώς οι μικρές πόλεις εξοικονομούν ενέργεια. '.repeat(6)}</p><p>Τέλος της περιγραφής.</p>`

test('a thesis is read with its facts, and its supervisor is a step away', async ({
  signedInAs,
  anInstructor,
  aStudent,
  aThesis,
  api,
}) => {
  const [instructor, student] = await Promise.all([anInstructor(), aStudent()])
  const thesis = await aThesis(instructor, {
    interestDeadline: 3,
    assignment: 'onDeadline',
    description: LONG,
  })
  await api(instructor, 'editInstructorProfile', {
    body: { user: { uIsPublic: 1 }, tags: { keywords: [{ keyword: 'ενεργειακά συστήματα' }] } },
    file: aPdf('Βιογραφικό διδάσκοντος.pdf'),
  })
  const page = await signedInAs(student)
  await new ThesisPage(page).open(thesis.id, thesis.title)
  await expect(page.getByText('Προθεσμία σε 3 ημέρες').first()).toBeVisible()
  await expect(page.getByText('Ανάθεση στη λήξη της προθεσμίας').first()).toBeVisible()
  await expect(page.getByText('Τέλος της περιγραφής.')).toBeVisible()
  await expect(page.getByText(thesis.keywords[0] ?? '').first()).toBeVisible()
  await expectAccessible(page, 'a thesis to be read')

  await page.getByRole('link', { name: instructor.fullName }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: instructor.fullName })).toBeVisible()
  await expect(page.getByRole('link', { name: instructor.email })).toBeVisible()
  await expect(page.getByText('ενεργειακά συστήματα')).toBeVisible()
  await expectAccessible(page, 'profile of an instructor')
  const cv = page.getByRole('button', { name: 'Λήψη βιογραφικού: Βιογραφικό διδάσκοντος.pdf' })
  const { name, address } = await downloadBy(page, () => cv.click())
  expect(name).toBe('Βιογραφικό διδάσκοντος.pdf')
  expect(address).not.toContain(await page.evaluate(() => localStorage.getItem('jwt_token') ?? ''))
})

test('a profile that is not public is not found by students', async ({
  signedInAs,
  anInstructor,
  aStudent,
  api,
}) => {
  const [instructor, student] = await Promise.all([anInstructor(), aStudent()])
  await api(instructor, 'editInstructorProfile', { body: { user: { uIsPublic: 0 } } })
  const page = await signedInAs(student)
  await page.goto(`/profile/${instructor.username}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Η σελίδα δεν βρέθηκε' })).toBeVisible()
  await expect(page.getByText(instructor.email)).toBeHidden()
  await expectAccessible(page, 'a profile that is not public')
})

test('a long description is begun, and read whole on demand', async ({ signedInAs, anAssignment }) => {
  const { student, thesis } = await anAssignment({ thesis: { description: LONG } })
  const page = await signedInAs(student)
  await new MyThesisPage(page).open()
  await expect(new MyThesisPage(page).title(thesis.title)).toBeVisible()
  await expect(page.getByText('Τέλος της περιγραφής.')).toBeHidden()
  const more = page.getByRole('button', { name: 'Περισσότερα' })
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  await more.click()
  await expect(page.getByText('Τέλος της περιγραφής.')).toBeVisible()
  await expectAccessible(page, 'a description read whole')
  await page.getByRole('button', { name: 'Λιγότερα' }).click()
  await expect(page.getByText('Τέλος της περιγραφής.')).toBeHidden()
})
