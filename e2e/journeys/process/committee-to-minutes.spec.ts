import type { Page } from '@playwright/test'
import { expectAccessible } from '../../fixtures/accessibility.ts'
import { typedDay } from '../../fixtures/days.ts'
import { aPdf } from '../../fixtures/documents.ts'
import { expect } from '../../fixtures/journey.ts'
import { actLinkFor, confirmationCodeFor, seatLinkFor } from '../../fixtures/mailbox.ts'
import { aPhotograph } from '../../fixtures/pictures.ts'
import { publishRulebook } from '../../fixtures/rulebooks.ts'
import { test } from '../../fixtures/world.ts'
import { acceptSeat, CommitteePanel } from '../../pages/committee-panel.ts'
import { downloadBy } from '../../pages/downloads.ts'
import { MarkSheetPage } from '../../pages/mark-sheet-page.ts'
import { MyThesisPage } from '../../pages/my-thesis-page.ts'
import { PapersPanel } from '../../pages/papers-panel.ts'
import { answerDates, ProcessPanel } from '../../pages/process-panel.ts'

const ON_A_PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const PART = 'Εργασία'
const MINUTES = 'Πρακτικό εξέτασης'

test('a thesis goes from its committee to its signed minutes', { tag: '@phone' }, async ({
  aDepartment,
  anAssignment,
  anInstructor,
  aStudent,
  api,
  cast,
  names,
  openWindow,
  signedInAs,
}) => {
  test.setTimeout(480_000)
  const department = await aDepartment()
  const [secretary, instructor, member, student] = await Promise.all([
    cast.aSecretary({ department }),
    anInstructor({ department }),
    anInstructor({ department }),
    aStudent({ department }),
  ])
  // Without a presentation no one waits for the hour: the text is read, and what was said of it is written down.
  await publishRulebook(api, secretary, {
    title: names.title('Κανονισμός διπλωματικών'),
    rules: { committee: { size: 3, maxOutside: 1 }, examination: { quorum: 2, hasPresentation: false } },
  })
  const { thesis } = await anAssignment({ instructor, student, confirmed: 3 })
  const outsider = { ...names.person(), rank: 'Ομότιμη Καθηγήτρια', affiliation: 'Πανεπιστήμιο Κρήτης' }
  const outsidersName = `${outsider.firstName} ${outsider.surname}`

  const instructorPage = await signedInAs(instructor)
  const memberPage = await signedInAs(member)
  const studentPage = await signedInAs(student)
  const process = new ProcessPanel(instructorPage)
  const open = (page: Page) => page.goto(`/thesis/${thesis.id}`)

  await test.step('the instructor proposes a colleague and a person from outside', async () => {
    const committee = new CommitteePanel(instructorPage)
    await open(instructorPage)
    await expect(process.phase()).toContainText('Έτοιμη για εξέταση')
    await committee.beginProposal()
    await committee.choose(member, department.name)
    await committee.chooseOutsider(outsider)
    await expectAccessible(instructorPage, 'proposal of a committee')
    await committee.send()
    await expect(committee.seat(outsidersName)).toContainText('Αναμένεται απάντηση')
    await expectAccessible(instructorPage, 'thesis whose committee is asked')
  })

  await test.step('the colleague finds the invitation and accepts it', async () => {
    await memberPage.goto('/dashboard/instructor')
    await memberPage.getByRole('link', { name: thesis.title }).click()
    await expectAccessible(memberPage, 'thesis with an invitation')
    await acceptSeat(memberPage)
    await expect(memberPage.getByText('Είστε μέλος της επιτροπής.')).toBeVisible()
  })

  await test.step('the person from outside accepts by a link, without an account', async () => {
    const page = await openWindow()
    await page.goto((await seatLinkFor(outsider.email)).href)
    await expect(page.getByText(thesis.title)).toBeVisible()
    await expectAccessible(page, 'invitation by a link')
    await acceptSeat(page)
    await expect(page.getByText('Η θέση έχει γίνει αποδεκτή. Σας ευχαριστούμε.')).toBeVisible()
    await open(instructorPage)
    await expect(instructorPage.getByText('Η επιτροπή έχει συγκροτηθεί.')).toBeVisible()
  })

  await test.step('dates are offered, and member and student say which suit them', async () => {
    await process.offer([typedDay(10), typedDay(11)])
    await expect(process.poll()).toBeVisible()
    await open(memberPage)
    await new ProcessPanel(memberPage).answer(['Όχι', 'Ναι'])
    await new MyThesisPage(studentPage).open()
    const ofStudent = new ProcessPanel(studentPage)
    await expect(ofStudent.poll()).toBeVisible()
    await expectAccessible(studentPage, 'own thesis with a poll of dates')
    await ofStudent.answer(['Ναι', 'Αν χρειαστεί'])
  })

  await test.step('the person from outside says so by a link, on a phone', async () => {
    const page = await openWindow(ON_A_PHONE)
    await page.goto((await actLinkFor(outsider.email, 'dates')).href)
    await expect(page.getByText(thesis.title)).toBeVisible()
    await expectAccessible(page, 'dates by a link')
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

  await test.step('it is announced once the text is there', async () => {
    await expect(process.panel().getByText('Δεν έχει κατατεθεί το τελικό κείμενο.')).toBeVisible()
    const mine = new MyThesisPage(studentPage)
    await mine.open()
    await mine.abstract().fill('Τι εξετάστηκε, πώς, και τι βρέθηκε.')
    await mine.chooseFinalText(aPdf('Τελικό κείμενο.pdf'))
    await mine.submit().click()
    await expect(mine.handedIn('Τελικό κείμενο.pdf')).toBeVisible()
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

  await test.step('it is held', async () => {
    await open(instructorPage)
    await process.act('Η εξέταση έγινε').click()
    const dialog = process.dialog('Η εξέταση έγινε')
    await dialog.getByRole('combobox', { name: `Παρουσία: ${outsidersName}` }).click()
    await instructorPage.getByRole('option', { name: 'Εξ αποστάσεως' }).click()
    await expectAccessible(instructorPage, 'examination that was held')
    await dialog.getByRole('button', { name: 'Καταχώριση' }).click()
    await expect(process.phase()).toContainText('Βαθμολογείται')
  })

  await test.step('each member seals a mark on a phone, and nobody sees that of another', async () => {
    const page = await signedInAs(member, ON_A_PHONE)
    await open(page)
    const sheet = new MarkSheetPage(page)
    await sheet.open()
    await sheet.mark(PART).fill('8')
    await sheet.more(PART).click()
    await expect(page.getByText('οκτώ και μισό', { exact: true })).toBeVisible()
    await sheet.seal()
    await expect(page.getByText(/^Ο βαθμός σας έχει σφραγιστεί/)).toBeVisible()

    const own = await signedInAs(instructor, ON_A_PHONE)
    await open(own)
    await expect(own.getByText('1 από 3 έχουν σφραγίσει.')).toBeVisible()
    await expect(own.getByText('8,5')).toBeHidden()
    const sheetOfOwn = new MarkSheetPage(own)
    await sheetOfOwn.open()
    await sheetOfOwn.mark(PART).fill('9')
    await sheetOfOwn.seal()
    await expect(own.getByText(/^Ο βαθμός σας έχει σφραγιστεί/)).toBeVisible()
  })

  await test.step('the person from outside seals the last one by a link and a mailed code, on a phone', async () => {
    const page = await openWindow(ON_A_PHONE)
    const sheet = new MarkSheetPage(page)
    const { href } = await actLinkFor(outsider.email, 'mark')
    await sheet.openByLink(href, () =>
      confirmationCodeFor(outsider.email, { subject: 'Κωδικός για τον βαθμό' }),
    )
    await sheet.mark(PART).fill('9')
    await expectAccessible(page, 'mark sheet by a link')
    await sheet.seal()
    await expect(page.getByText(/^Οι βαθμοί έχουν αποσφραγιστεί/)).toBeVisible()
  })

  await test.step('the last seal opens all, and the thesis ends with its mark', async () => {
    await new MyThesisPage(studentPage).open()
    await open(studentPage)
    const result = studentPage.getByRole('region', { name: 'Αποτέλεσμα εξέτασης' })
    await expect(result).toContainText('9 (εννέα)')
    await expect(result).toContainText('Η εργασία εγκρίθηκε.')
    await expectAccessible(studentPage, 'result of an examination')
    await open(instructorPage)
    await expect(process.phase()).toContainText('Ολοκληρώθηκε')
  })

  await test.step('the minutes are printed', async () => {
    const papers = new PapersPanel(instructorPage)
    await papers.issue(MINUTES)
    await expect(papers.paper(MINUTES)).toContainText('Εκδόθηκε')
    const { name } = await downloadBy(instructorPage, () => papers.pdf().click())
    expect(name).toMatch(/\.pdf$/)
    await expectAccessible(instructorPage, 'thesis with minutes')
  })

  await test.step('the signed page comes home as a photograph', async () => {
    const { papers: [paper] = [] } = await api(instructor, 'listPapers', { params: { thesisId: thesis.id } })
    const page = await signedInAs(instructor, ON_A_PHONE)
    await page.goto(`/p/${paper?.code}`)
    await expect(page.getByText('Ισχύει', { exact: true })).toBeVisible()
    await expectAccessible(page, 'paper of a code')
    await new PapersPanel(page).sendPhotograph(await aPhotograph('Σελίδα.jpg'))
    await open(instructorPage)
    const papers = new PapersPanel(instructorPage)
    await expect(papers.paper(MINUTES)).toContainText('Υπογράφηκε')
    await expect(papers.paper(MINUTES)).toContainText('Σελίδα.jpg')
  })
})
