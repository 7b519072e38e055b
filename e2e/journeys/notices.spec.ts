import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { expect } from '../fixtures/journey.ts'
import { test } from '../fixtures/world.ts'
import { AccountSections } from '../pages/account-sections.ts'
import { NoticeBell } from '../pages/notice-bell.ts'
import { NoticesPage } from '../pages/notices-page.ts'

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 900

/** Waits for the stream, which opens once the page is drawn; an earlier act is in its first event. */
const streamOf = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes('/v1/user/notices/stream'))

test('a notice arrives without a reload, and leads to its thesis', { tag: '@phone' }, async ({
  aStudent,
  anInstructor,
  aThesis,
  interest,
  signedInAs,
}) => {
  const [student, instructor] = await Promise.all([aStudent(), anInstructor()])
  const thesis = await aThesis(instructor, { interestDeadline: 20 })
  const page = await signedInAs(instructor)
  const stream = streamOf(page)
  await page.goto('/dashboard/instructor/overview')
  await stream
  const bell = new NoticeBell(page)
  await expect(bell.saying('Ειδοποιήσεις')).toBeVisible()

  await interest(student, thesis)
  await expect(bell.saying('Ειδοποιήσεις: 1 αδιάβαστη')).toBeVisible()
  // The overview and the badge of Home show it too.
  await expect(page.getByRole('main').getByRole('link', { name: thesis.title })).toBeVisible()

  const sentence = `Νέα δήλωση ενδιαφέροντος: ${student.fullName}`
  if (isPhone(page)) {
    const notices = new NoticesPage(page)
    await bell.bell().click()
    await notices.isThere()
    await notices.link(sentence).click()
  } else {
    await bell.open()
    await bell.notices().filter({ hasText: thesis.title }).getByRole('link').click()
  }
  await expect(page).toHaveURL(`/dashboard/instructor/thesis/single/${thesis.id}`)
  await expect(page.getByRole('heading', { level: 1, name: thesis.title })).toBeVisible()
  await expect(bell.saying('Ειδοποιήσεις')).toBeVisible()
})

test('an act of one of the two shows in the window of the other', async ({
  anAssignment,
  signedInAs,
  api,
}) => {
  const { student, instructor, thesis, list } = await anAssignment({ isWaiting: true })
  const [first] = list.steps
  const page = await signedInAs(student)
  const stream = streamOf(page)
  await page.goto('/dashboard/student/thesis/current')
  await stream
  await expect(page.getByText('Αναμονή έγκρισης').first()).toBeVisible()
  await api(instructor, 'returnStep', {
    params: { itemId: first?.id ?? 0 },
    body: { reason: 'Λείπουν οι πηγές.' },
  })
  await expect(page.getByText('Λείπουν οι πηγές.').first()).toBeVisible()

  const notices = new NoticesPage(page)
  await notices.open()
  await notices.link('Επιστροφή βήματος για διόρθωση').click()
  await expect(page).toHaveURL(`/dashboard/student/thesis/single/${thesis.id}#step-${first?.id}`)
  await expect(page.locator(`#step-${first?.id}`)).toBeFocused()
})

test('the panel is for the keyboard too', async ({
  aStudent,
  anInstructor,
  aThesis,
  interest,
  signedInAs,
}) => {
  const [student, instructor] = await Promise.all([aStudent(), anInstructor()])
  await interest(student, await aThesis(instructor, { interestDeadline: 20 }))
  const page = await signedInAs(instructor)
  await page.goto('/dashboard/instructor/theses')
  const bell = new NoticeBell(page)
  await bell.saying('Ειδοποιήσεις: 1 αδιάβαστη').focus()
  await page.keyboard.press('Enter')
  await expect(bell.notices()).toHaveCount(1)
  await expectAccessible(page, 'panel of notices')
  await page.keyboard.press('Escape')
  await expect(bell.panel()).toBeHidden()
  await expect(bell.bell()).toBeFocused()
  await bell.open()
  await bell.readAll().click()
  await expect(bell.readAll()).toBeHidden()
  await bell.showAll().click()
  await expect(page).toHaveURL('/dashboard/notices')
  await expect(bell.panel()).toBeHidden()
})

test('the page separates read from unread, in its address too', async ({
  aStudent,
  anInstructor,
  aThesis,
  interest,
  signedInAs,
}) => {
  const [student, instructor] = await Promise.all([aStudent(), anInstructor()])
  const theses = await Promise.all([aThesis(instructor), aThesis(instructor)])
  await interest(student, theses[0], 1)
  await interest(student, theses[1], 2)
  const page = await signedInAs(instructor)
  const notices = new NoticesPage(page)
  const bell = new NoticeBell(page)
  await notices.open()
  await expect(notices.notices()).toHaveCount(2)
  await expect(page.getByText('2 ειδοποιήσεις', { exact: true })).toBeVisible()
  await expectAccessible(page, 'notices')

  await notices.markRead(theses[0].title).click()
  await expect(bell.saying('Ειδοποιήσεις: 1 αδιάβαστη')).toBeVisible()
  await notices.filter('Αδιάβαστες').click()
  await expect(page).toHaveURL('/dashboard/notices?unread=1')
  await expect(notices.notices()).toHaveCount(1)
  await page.reload()
  await expect(notices.notices()).toHaveCount(1)

  await notices.readAll().click()
  await expect(page.getByText('Δεν έχετε αδιάβαστες ειδοποιήσεις.')).toBeVisible()
  await notices.filter('Όλες').click()
  await notices.markUnread(theses[1].title).click()
  await expect(bell.saying('Ειδοποιήσεις: 1 αδιάβαστη')).toBeVisible()
})

test('a person without notices reads a friendly sentence', async ({
  aStudent,
  anAdministrator,
  signedInAs,
}) => {
  const page = await signedInAs(await aStudent())
  await new NoticesPage(page).open()
  await expect(page.getByText('Δεν έχετε ακόμη ειδοποιήσεις.')).toBeVisible()
  await expectAccessible(page, 'no notices')
  const administrators = await signedInAs(anAdministrator)
  await new NoticesPage(administrators).open()
  await expect(administrators.getByText('οι λογαριασμοί διαχείρισης δεν λαμβάνουν')).toBeVisible()
  await expect(new NoticeBell(administrators).bell()).toHaveCount(0)
})

test('people choose what comes by mail, and in which language', async ({ anInstructor, signedInAs, api }) => {
  const instructor = await anInstructor()
  const page = await signedInAs(instructor)
  await page.goto('/dashboard/instructor/profile#notices')
  const { delivery, forAll, language, saveSettings, noticeSettings } = new AccountSections(page)
  await expect(delivery('Νέα δήλωση ενδιαφέροντος', 'Αμέσως')).toBeChecked()
  await expect(noticeSettings()).toBeInViewport()
  await expectAccessible(page, 'settings of notices')

  await forAll('Ημερήσια σύνοψη').click()
  await delivery('Νέο σχόλιο σε βήμα', 'Χωρίς μήνυμα').check()
  await language().selectOption('en')
  await saveSettings().click()
  await expect(page.getByText('Οι ρυθμίσεις αποθηκεύτηκαν')).toBeVisible()
  const saved = await api(instructor, 'getNoticeSettings')
  expect(saved.language).toBe('en')
  expect(saved.settings).toContainEqual({ kind: 'comment_written', delivery: 'none' })
  expect(saved.settings).toContainEqual({ kind: 'interest_declared', delivery: 'daily_digest' })

  await page.reload()
  await expect(delivery('Νέο σχόλιο σε βήμα', 'Χωρίς μήνυμα')).toBeChecked()
  await expect(saveSettings()).toBeDisabled()
})
