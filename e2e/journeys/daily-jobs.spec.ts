import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { aPdf } from '../fixtures/documents.ts'
import { expect } from '../fixtures/journey.ts'
import { DEMO_PEOPLE } from '../fixtures/people.ts'
import { pressesOf } from '../fixtures/presses.ts'
import { test } from '../fixtures/world.ts'
import { InterestPanel } from '../pages/interest-panel.ts'
import { InterestedStudents } from '../pages/interested-students.ts'
import { MainMenu } from '../pages/main-menu.ts'
import { StepsPanel } from '../pages/steps-panel.ts'

const PHONE = { width: 390, height: 844 }

/** Opens the home of a person, from which presses are counted. */
async function openHome(page: Page, path: string) {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await pressesOf(page)
}

async function expectPresses(page: Page, clicks: number) {
  expect((await pressesOf(page)).clicks).toBe(clicks)
}

test('the daily jobs of instructors and students take few presses from their homes', async ({
  signedInAs,
  api,
  names,
  aDepartment,
  anInstructor,
  aStudent,
  aThesis,
  anAssignment,
  interest,
}) => {
  const department = await aDepartment()
  const [instructor, student] = await Promise.all([anInstructor({ department }), aStudent({ department })])
  const topic = await aThesis(instructor)
  await interest(student, topic)
  const waiting = await anAssignment({ instructor, student: await aStudent({ department }), isWaiting: true })
  const over = await anAssignment({
    instructor,
    student: await aStudent({ department }),
    steps: [{ title: 'Συγγραφή' }],
    confirmed: 1,
    mark: 9,
  })
  const page = await signedInAs(instructor)
  const openOverview = () => openHome(page, '/dashboard/instructor/overview')

  await test.step('an instructor accepts a step by one, and may take it back', async () => {
    await openOverview()
    const [step] = waiting.list.steps
    await page.getByRole('button', { name: `Έγκριση βήματος: ${step?.title}` }).click()
    await expect(page.getByRole('button', { name: 'Αναίρεση' })).toBeVisible()
    await expectPresses(page, 1)
  })

  await test.step('answers an interest by two, and may take the choice back', async () => {
    await openOverview()
    const students = new InterestedStudents(page)
    await page.getByRole('link', { name: topic.title }).first().click()
    await students.choose(student.fullName).click()
    await expect(students.cancelChoice(student.fullName)).toBeVisible()
    await expectPresses(page, 2)
  })

  await test.step('offers last year’s topics again by four, however many are on the page', async () => {
    await openOverview()
    await new MainMenu(page).goTo('Εργασίες')
    await page.getByRole('link', { name: /^Ολοκληρωμένες/ }).click()
    await expect(page.getByRole('link', { name: over.thesis.title })).toBeVisible()
    await page.getByRole('checkbox', { name: 'Όλες στη σελίδα' }).check()
    await page.getByRole('button', { name: 'Διάθεση ξανά', exact: true }).click()
    await expect(page.getByText('1 θέμα διατίθεται ξανά, ιδιωτικό ώσπου να το δείτε')).toBeVisible()
    await expectPresses(page, 4)
  })

  await test.step('a student reads on a phone what is due without any, and hands in with a file by two', async () => {
    const own = await anAssignment({ instructor, student: await aStudent({ department }) })
    const phone = await signedInAs(own.student, { viewport: PHONE })
    const [first] = own.list.steps
    await openHome(phone, '/dashboard/student/thesis/current')
    await expect(phone.getByRole('link', { name: `Επόμενο: ${first?.title}` })).toBeInViewport()
    const chooser = phone.waitForEvent('filechooser')
    await phone.getByRole('group', { name: 'Επισύναψη αρχείου' }).getByRole('button').first().click()
    await (await chooser).setFiles(aPdf('Πηγές.pdf'))
    await new StepsPanel(phone).finish().first().click()
    await expect(phone.getByRole('link', { name: /περιμένει έγκριση$/ })).toBeVisible()
    await expectPresses(phone, 2)
  })

  await test.step('a student finds a topic that fits and declares interest on a phone by two', async () => {
    const newcomer = await aStudent({ department })
    const keyword = names.title('ρομποτική')
    const fitting = await aThesis(instructor, { keywords: [keyword] })
    await api(newcomer, 'editStudentProfile', { body: { user: {}, tags: { keywords: [{ keyword }] } } })
    const phone = await signedInAs(newcomer, { viewport: PHONE })
    await openHome(phone, '/dashboard/student/thesis/current')
    await phone.getByRole('link', { name: fitting.title }).click()
    await new InterestPanel(phone).declare().click()
    await expect(phone.getByRole('button', { name: 'Ανάκληση δήλωσης' })).toBeVisible()
    await expectPresses(phone, 2)
  })
})

test('the daily jobs of the office and the administrator take few presses from their homes', async ({
  signedInAs,
}) => {
  const page = await signedInAs(DEMO_PEOPLE.secretary)

  await test.step('a secretary reads who is late by one', async () => {
    await openHome(page, '/dashboard/secretary')
    await page.getByRole('link', { name: /Καθυστερ/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Εργασίες' })).toBeVisible()
    await expectPresses(page, 1)
  })

  await test.step('corrects a record by three', async () => {
    await openHome(page, '/dashboard/secretary')
    await new MainMenu(page).goTo('Φοιτητές')
    await page
      .getByRole('button', { name: /^Επεξεργασία στοιχείων: / })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'ECTS' }).fill('190')
    await dialog.getByRole('button', { name: 'Αποθήκευση' }).click()
    await expect(dialog).toBeHidden()
    await expectPresses(page, 3)
  })

  await test.step('an administrator reads what the mail server answered by two', async () => {
    const administrator = await signedInAs(DEMO_PEOPLE.admin)
    await openHome(administrator, '/dashboard/admin')
    await new MainMenu(administrator).goTo('Αλληλογραφία')
    await administrator.getByRole('link', { name: 'Έφυγαν', exact: true }).click()
    const sent = administrator.getByRole('table', { name: 'Έφυγαν' })
    await expect(sent.getByRole('cell', { name: /^250 / }).first()).toBeVisible()
    await expectPresses(administrator, 2)
    await expectAccessible(administrator, 'mails that have left')
  })
})
