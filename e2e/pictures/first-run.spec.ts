import { test } from '../fixtures/empty-installation.ts'
import { FirstRunPages } from '../pages/first-run-pages.ts'
import { takePicture } from './take-picture.ts'

/** The port and the code differ in every run; a picture that changes with each says nothing new. */
const SHOWN_CODE = 'K7QF-9M2X-H4TD-W8RB-3VNC-6JYE-5PZA'
const ANNA = { username: 'anna', email: 'anna@example.gr', password: 'γαλάζιο ποδήλατο 17' }

test('a fresh machine is photographed on its way through the first run', async ({
  emptyInstallation: { webUrl, code },
  openWindow,
}, { project }) => {
  const page = await openWindow({ baseURL: webUrl })
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const firstRun = new FirstRunPages(page)
  const take = (name: string) =>
    takePicture(page, {
      screen: { name: `first-run-${name}`, data: 'empty', frame: 'window' },
      size: project.name,
      language: 'el',
      scheme: 'light',
    })

  await page.goto('/')
  await firstRun.heading('Πρώτος διαχειριστής').waitFor()
  await firstRun.fill(SHOWN_CODE, ANNA)
  await page.evaluate(() => window.scrollTo(0, 0))
  await take('administrator')

  await firstRun.field('Κωδικός εγκατάστασης').fill(code)
  await firstRun.create()
  await firstRun.chooseInstitution('απθ')
  await firstRun.tick('Τμήμα Πληροφορικής', 'Τμήμα Φυσικής')
  await page.evaluate(() => window.scrollTo(0, 0))
  await take('places')

  await firstRun.button(/^Προσθήκη τμημάτων/).click()
  await firstRun.button('Επόμενο βήμα').click()
  await firstRun.button('Αποστολή δοκιμαστικής επιστολής').click()
  await page.getByText('παρέλαβε την επιστολή').waitFor()
  await take('mail')

  await firstRun.button('Επόμενο βήμα').click()
  await firstRun.button('Δοκιμή των παρόχων').click()
  await page.getByText('Απαντά και ταιριάζει').waitFor()
  await take('sign-in')
})
