import { expectAccessible } from '../../fixtures/accessibility.ts'
import { aPdf } from '../../fixtures/documents.ts'
import { expect } from '../../fixtures/journey.ts'
import { actionLinkFor, confirmationCodeFor } from '../../fixtures/mailbox.ts'
import { aPhotograph } from '../../fixtures/pictures.ts'
import { downloadBy } from '../../pages/downloads.ts'
import { MarkSheetPage } from '../../pages/mark-sheet-page.ts'
import { MyThesisPage } from '../../pages/my-thesis-page.ts'
import { PapersPanel } from '../../pages/papers-panel.ts'
import { test } from './formed-committee.ts'

const ON_A_PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const PART = 'Εργασία'
const MINUTES = 'Πρακτικό εξέτασης'

test('a thesis goes from its committee to its signed minutes', async ({
  formCommittee,
  api,
  openWindow,
  signedInAs,
}) => {
  test.setTimeout(480_000)
  // Without a presentation the committee waits for no hour: it reads the text.
  const formed = await formCommittee({ hasPresentation: false })
  const { instructor, member, outsider, thesis } = formed
  const { instructorPage, studentPage, process, open } = formed

  await test.step('the marking is opened once the text is there', async () => {
    const mine = new MyThesisPage(studentPage)
    await mine.open()
    await mine.abstract().fill('Τι εξετάστηκε, πώς, και τι βρέθηκε.')
    await mine.chooseFinalText(aPdf('Τελικό κείμενο.pdf'))
    await mine.submit().click()
    await expect(mine.handedIn('Τελικό κείμενο.pdf')).toBeVisible()
    await open(instructorPage)
    await process.act('Έναρξη βαθμολόγησης').click()
    const dialog = instructorPage.getByRole('alertdialog', { name: 'Έναρξη βαθμολόγησης' })
    await expect(dialog).toBeVisible()
    await expectAccessible(instructorPage, 'marking that is opened')
    await dialog.getByRole('button', { name: 'Έναρξη βαθμολόγησης' }).click()
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
    const { href } = await actionLinkFor(outsider.email, 'mark')
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
