import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../../fixtures/accessibility.ts'
import { readCalendar } from '../../fixtures/calendar.ts'
import { typedDay } from '../../fixtures/days.ts'
import { aPdf } from '../../fixtures/documents.ts'
import { expect } from '../../fixtures/journey.ts'
import { actionLinkFor } from '../../fixtures/mailbox.ts'
import { CalendarDialog } from '../../pages/calendar-dialog.ts'
import { MyThesisPage } from '../../pages/my-thesis-page.ts'
import { answerDates, ProcessPanel } from '../../pages/process-panel.ts'
import { test } from './formed-committee.ts'

const ON_A_PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Pixels from the top of the window. */
async function edges(part: Locator): Promise<{ top: number; bottom: number }> {
  const box = await part.boundingBox()
  if (box === null) throw new Error('What is measured is not there.')
  return { top: box.y, bottom: box.y + box.height }
}

/** The date that an answer is about is read whole before the field is filled in too. */
async function expectDatesAboveFields(page: Page) {
  const answer = page.getByRole('combobox', { name: /^Η απάντησή σας/ }).first()
  const date = page.getByText(/^Η απάντησή σας: /).first()
  expect((await edges(date)).bottom).toBeLessThanOrEqual((await edges(answer)).top)
}

/** On a phone: the examination first, its main action above the bar of the phone, and apart from both what ends things. */
async function expectDayFirst(page: Page, main: string) {
  const process = new ProcessPanel(page)
  await expect(process.panel().getByRole('heading', { name: 'Ημέρα εξέτασης' })).toBeInViewport()
  const [bar, panel, facts, action, cancel, release] = await Promise.all([
    edges(page.getByRole('navigation', { name: 'Μενού', exact: true })),
    edges(process.panel()),
    edges(page.getByRole('region', { name: 'Στοιχεία' })),
    edges(process.act(main)),
    edges(process.act('Ματαίωση')),
    edges(page.getByRole('button', { name: 'Τερματισμός της ανάθεσης' })),
  ])
  expect(panel.bottom).toBeLessThan(facts.top)
  expect(action.bottom).toBeLessThanOrEqual(bar.top)
  expect(action.bottom).toBeGreaterThan(bar.top - 20)
  expect(cancel.bottom).toBeLessThan(panel.bottom)
  expect(release.top).toBeGreaterThan(facts.bottom)
}

test('a committee finds the day of an examination, which is announced and moved', async ({
  formCommittee,
  openWindow,
  signedInAs,
}) => {
  test.setTimeout(480_000)
  const formed = await formCommittee({ hasPresentation: true })
  const { secretary, instructor, outsider, outsidersName, thesis } = formed
  const { instructorPage, memberPage, studentPage, process, open } = formed

  await test.step('dates are offered, and member and student say which suit them', async () => {
    await process.offer([typedDay(10), typedDay(11)])
    await expect(process.poll()).toBeVisible()
    await open(memberPage)
    await new ProcessPanel(memberPage).answer(['Όχι', 'Ναι'])
    await new MyThesisPage(studentPage).open()
    const ofStudent = new ProcessPanel(studentPage)
    await expect(ofStudent.poll()).toBeVisible()
    await expectDatesAboveFields(studentPage)
    await expectAccessible(studentPage, 'own thesis with a poll of dates')
    await ofStudent.answer(['Ναι', 'Αν χρειαστεί'])
  })

  await test.step('the person from outside says so by a link, on a phone', async () => {
    const page = await openWindow(ON_A_PHONE)
    await page.goto((await actionLinkFor(outsider.email, 'dates')).href)
    await expect(page.getByText(thesis.title)).toBeVisible()
    await expectAccessible(page, 'dates by a link')
    await expectDatesAboveFields(page)
    await answerDates(page, ['Όχι', 'Ναι'])
    await open(instructorPage)
    await expect(process.poll()).toContainText(outsidersName)
  })

  await test.step('the best date becomes the examination', async () => {
    await open(instructorPage)
    await process
      .panel()
      .getByRole('button', { name: /^Ορισμός: / })
      .click()
    await process.fillPlan('Ορισμός εξέτασης', { place: 'Αίθουσα Τηλεμάθησης' })
    await expect(
      process.dialog('Ορισμός εξέτασης').getByText('Όλα τα πρόσωπα και η αίθουσα είναι διαθέσιμα.'),
    ).toBeVisible()
    await expectAccessible(instructorPage, 'plan of an examination')
    await process.savePlan('Ορισμός εξέτασης')
    await expect(process.phase()).toContainText('Ορίστηκε εξέταση')
  })

  const subscriber = new CalendarDialog(studentPage)
  const examinationOf = async (address: string) => {
    const entries = await readCalendar(studentPage.request, address)
    return entries.find(({ summary }) => summary === `Εξέταση: ${thesis.title}`)
  }
  const address = await test.step('the student subscribes to the own dates, which have it', async () => {
    await subscriber.open()
    await expect(subscriber.dialog().getByText('Πώς μπαίνει στο ημερολόγιο')).toBeVisible()
    await expectAccessible(studentPage, 'dates in the calendar')
    const made = await subscriber.subscribe()
    await expectAccessible(studentPage, 'address of a calendar')
    return made
  })
  const planned = await examinationOf(address)
  expect(planned?.sequence).toBe(0)

  await test.step('it is announced once the text is there', async () => {
    await expect(process.panel().getByText('Δεν έχει κατατεθεί το τελικό κείμενο.')).toBeVisible()
    const mine = new MyThesisPage(studentPage)
    await mine.open()
    await mine.abstract().fill('Τι εξετάστηκε, πώς, και τι βρέθηκε.')
    await mine.chooseFinalText(aPdf('Τελικό κείμενο.pdf'))
    await mine.submit().click()
    await expect(mine.handedIn('Τελικό κείμενο.pdf')).toBeVisible()
    const phone = await signedInAs(instructor, ON_A_PHONE)
    await open(phone)
    await expectDayFirst(phone, 'Ανακοίνωση')
    await open(instructorPage)
    await process.act('Ανακοίνωση').click()
    await expect(process.panel()).toContainText('Έχει ανακοινωθεί')
  })

  await test.step('the office moves it to another day', async () => {
    const page = await signedInAs(secretary)
    await open(page)
    const office = new ProcessPanel(page)
    await office.act('Μεταφορά').click()
    await office.fillPlan('Μεταφορά', {
      day: typedDay(12),
      time: '09:30',
      reason: 'Η αίθουσα χρειάζεται για τις εξετάσεις του εξαμήνου.',
    })
    await expectAccessible(page, 'examination that is moved')
    await office.savePlan('Μεταφορά')
    await expect(office.panel()).toContainText('09:30')
  })

  await test.step('the calendar of the student has moved it too', async () => {
    const moved = await examinationOf(address)
    expect(moved?.sequence).toBe(1)
    expect(moved?.startsAt).not.toEqual(planned?.startsAt)
    await subscriber.open()
    await expect(subscriber.dialog().getByText(/Ένα ημερολόγιο τη διάβασε τελευταία/)).toBeVisible()
  })
})
