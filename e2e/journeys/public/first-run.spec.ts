import { expectAccessible } from '../../fixtures/accessibility.ts'
import { expectReflow } from '../../fixtures/crawl.ts'
import { test } from '../../fixtures/empty-installation.ts'
import { expect } from '../../fixtures/journey.ts'
import { deliveredTo } from '../../fixtures/mail-server.ts'
import { FirstRunPages } from '../../pages/first-run-pages.ts'

const PASSWORD = 'γαλάζιο ποδήλατο 17'

test('the person who starts an empty installation becomes its administrator and sets it up, without touching a file', async ({
  emptyInstallation: { webUrl, code },
  openWindow,
}) => {
  const page = await openWindow({ baseURL: webUrl })
  const firstRun = new FirstRunPages(page)
  const email = 'anna.firstrun@example.gr'
  const look = async (screen: string) => {
    await expectAccessible(page, screen)
    // No other journey sees an empty installation, so this one looks at it on a phone, too.
    await expectReflow(page, screen)
  }

  await test.step('the sign-in leads to the first run, which refuses a wrong code', async () => {
    await page.goto('/')
    await expect(firstRun.heading('Πρώτος διαχειριστής')).toBeVisible()
    await look('the first administrator')
    await firstRun.fill('0000-0000-0000-0000-0000-0000-0000', {
      username: 'anna',
      email,
      password: PASSWORD,
    })
    await firstRun.create()
    await expect(page.getByText('Ο κωδικός δεν είναι σωστός')).toBeVisible()
    await expect(firstRun.field('Κωδικός εγκατάστασης')).toBeFocused()
  })

  await test.step('the code of the start makes the administrator, who is signed in', async () => {
    await firstRun.field('Κωδικός εγκατάστασης').fill(code.toLowerCase())
    await firstRun.create()
    await expect(firstRun.heading('Πρώτη εγκατάσταση')).toBeVisible()
  })

  await test.step('departments come from the list, several at once', async () => {
    await firstRun.chooseInstitution('απθ')
    await firstRun.tick('Τμήμα Πληροφορικής', 'Τμήμα Φυσικής')
    await look('departments of the list')
    await firstRun.button('Προσθήκη τμημάτων (2)').click()
    await expect(page.getByText('Προστέθηκαν 2 τμήματα.')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /^Τμήμα Φυσικής \(/ })).toBeDisabled()
    await firstRun.button('Επόμενο βήμα').click()
  })

  await test.step('a mail goes out and arrives', async () => {
    await firstRun.button('Αποστολή δοκιμαστικής επιστολής').click()
    await expect(page.getByText(`παρέλαβε την επιστολή προς ${email}`)).toBeVisible()
    await look('the mail that was tried')
    const subjects = async () => (await deliveredTo(email)).map(({ subject }) => subject)
    await expect.poll(subjects).toContain('Δοκιμαστική επιστολή')
    await firstRun.button('Επόμενο βήμα').click()
  })

  await test.step('the provider of the institution answers', async () => {
    await firstRun.button('Δοκιμή των παρόχων').click()
    await expect(page.getByText('Απαντά και ταιριάζει με τις ρυθμίσεις.')).toBeVisible()
    await look('the provider that was tried')
    await firstRun.button('Επόμενο βήμα').click()
  })

  await test.step('what comes next is linked, and a step can be returned to', async () => {
    await expect(page.getByRole('link', { name: 'Εισαγωγή από αρχείο' })).toBeVisible()
    await look('what comes next')
    await firstRun.step('Ίδρυμα και τμήματα').click()
    await expect(firstRun.section('Ίδρυμα και τμήματα')).toBeVisible()
    await page.goto('/dashboard/admin/system')
    await page.getByRole('link', { name: 'Πρώτη εγκατάσταση' }).click()
    await expect(firstRun.heading('Πρώτη εγκατάσταση')).toBeVisible()
  })

  await test.step('the door is closed for everybody else', async () => {
    const other = await openWindow({ baseURL: webUrl })
    await other.goto('/first-run')
    await expect(other.getByText('Η εγκατάσταση έχει ήδη διαχειριστή.')).toBeVisible()
    await other.goto('/')
    await expect(other.getByRole('button', { name: 'Σύνδεση', exact: true })).toBeVisible()
  })
})
