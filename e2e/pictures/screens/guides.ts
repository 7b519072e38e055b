import { Buffer } from 'node:buffer'
import type { Locator, Page } from '@playwright/test'
import { api, type Credentials } from '../../fixtures/api.ts'
import { DEMO_PASSWORD, DEMO_PEOPLE } from '../../fixtures/people.ts'
import { loseMails } from '../worlds/undelivered-mails.ts'

export interface GuideView {
  page: Page
  /** What is written on a control, in the language of the picture. */
  say: (greek: string, english: string) => string
}

interface GuidePicture {
  /** That of the article, and of the file. */
  name: string
  who: Credentials
  path: string
  /** Prepares the data where the demo data alone have nothing to show. */
  before?: () => Promise<unknown>
  /** What is done on the page before its picture is taken. */
  act?: (view: GuideView) => Promise<unknown>
  /** What stands at the top of the picture. */
  at: (view: GuideView) => Locator
  /** For tables, which are cards in a narrow window. */
  isWide?: true
}

const demo = (username: string): Credentials => ({ username, password: DEMO_PASSWORD })
const OPEN = '/dashboard/student/theses/open'
const MINE = '/dashboard/student/thesis/current'
const PROFILE = '/dashboard/student/profile'

const region = ({ page, say }: GuideView, greek: string, english: string) =>
  page.getByRole('region', { name: say(greek, english), exact: true })

/** Follows the first line of the overview that says this. */
const follow = (greek: string, english: string) => async (view: GuideView) => {
  await region(view, 'Απαιτείται ενέργειά σας', 'Action needed')
    .getByRole('listitem')
    .filter({ hasText: view.say(greek, english) })
    .getByRole('link')
    .first()
    .click()
  await view.page.waitForURL(/thesis/)
}

async function check({ page, say }: GuideView): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: say('Επιλογή αρχείου', 'Choose a file') }).click()
  const [department] = await api(null, 'listDepartments')
  const place = [department?.depName ?? '', department?.institution.instName ?? '']
  const rows = [
    ['Επώνυμο', 'Όνομα', 'E-mail', 'Τμήμα', 'Ίδρυμα'],
    ['Βλάχος', 'Νίκος', 'χωρίς-διεύθυνση', ...place],
    ['Αγγελίδου', 'Μαρία', 'm.angelidou@example.gr', ...place],
    ['Γεωργίου', 'Ελένη', 'e.georgiou@example.gr', ...place],
  ]
  const buffer = Buffer.from(rows.map((row) => row.join(';')).join('\r\n'))
  await (await chooser).setFiles({ name: 'students.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: say('Έλεγχος αρχείου', 'Check the file') }).click()
  await page
    .getByRole('heading', { name: say('Τι θα γίνει με τις γραμμές', 'What becomes of the rows') })
    .waitFor()
}

/** Opens the first topic in which the student has not declared interest. */
async function openTopic({ page, say }: GuideView): Promise<void> {
  const declared = page.getByText(say('Δηλώθηκε ενδιαφέρον', 'Interest declared'))
  await page.getByRole('article').filter({ hasNot: declared }).first().getByRole('link').first().click()
  await page.waitForURL(/thesis/)
}

const selectFirst = ({ page }: GuideView) => page.getByRole('table').getByRole('checkbox').first().check()

/** The pictures of the guides, from the demo data. */
export const GUIDE_PICTURES: readonly GuidePicture[] = [
  {
    name: 'find-a-topic',
    who: DEMO_PEOPLE.student,
    path: OPEN,
    isWide: true,
    act: ({ page, say }) =>
      page.getByRole('button', { name: new RegExp(`^${say('Φίλτρα', 'Filters')}`) }).click(),
    at: ({ page }) => page.getByRole('searchbox').first(),
  },
  {
    name: 'declare-interest',
    who: DEMO_PEOPLE.student,
    path: OPEN,
    act: openTopic,
    at: (view) => region(view, 'Τι μπορείτε να κάνετε τώρα', 'What you can do now'),
  },
  {
    name: 'accept-an-assignment',
    who: demo('student2'),
    path: MINE,
    at: ({ page, say }) =>
      page.getByRole('region').filter({
        has: page.getByRole('button', { name: say('Αποδοχή ανάθεσης', 'Accept the assignment') }),
      }),
  },
  {
    name: 'hand-in-a-step',
    who: demo('student3'),
    path: MINE,
    at: ({ page, say }) =>
      page.getByRole('region').filter({
        has: page.getByRole('link', { name: say('Επόμενο:', 'Next:') }),
      }),
  },
  {
    name: 'talk-about-a-step',
    who: demo('student3'),
    path: MINE,
    at: ({ page, say }) =>
      page.getByRole('region', { name: say('Συζήτηση για το βήμα', 'Conversation about the step') }).first(),
  },
  {
    name: 'publish-a-topic',
    who: DEMO_PEOPLE.instructor,
    path: '/dashboard/instructor/thesis/edit/3',
    at: (view) => region(view, 'Το θέμα', 'The topic'),
  },
  {
    name: 'make-a-list',
    who: DEMO_PEOPLE.instructor,
    path: '/dashboard/instructor/todo-lists',
    act: ({ page }) => page.locator('main a[href*="/todo-list/edit/"]').first().click(),
    at: (view) => region(view, 'Βήματα', 'Steps'),
  },
  {
    name: 'answer-interests',
    who: DEMO_PEOPLE.instructor,
    path: '/thesis/3',
    at: (view) => region(view, 'Ενδιαφερόμενοι φοιτητές', 'Interested students'),
  },
  {
    name: 'see-what-waits',
    who: DEMO_PEOPLE.instructor,
    path: '/dashboard/instructor/overview',
    at: (view) => region(view, 'Απαιτείται ενέργειά σας', 'Action needed'),
  },
  {
    name: 'approve-or-return-a-step',
    who: DEMO_PEOPLE.instructor,
    path: '/dashboard/instructor/overview',
    act: follow('περιμένει την έγκρισή σας', 'is awaiting your approval'),
    at: ({ page, say }) =>
      page.getByRole('listitem').filter({
        has: page.getByRole('button', { name: say('Έγκριση βήματος', 'Approve step') }),
      }),
  },
  {
    name: 'mark-a-thesis',
    who: DEMO_PEOPLE.instructor,
    path: '/dashboard/instructor/overview',
    act: follow('απομένει ο βαθμός', 'the mark'),
    at: (view) => region(view, 'Τι μπορείτε να κάνετε τώρα', 'What you can do now'),
  },
  {
    name: 'institutions-and-departments',
    who: DEMO_PEOPLE.admin,
    path: '/dashboard/admin/departments',
    isWide: true,
    act: selectFirst,
    at: ({ page }) => page.getByRole('heading', { level: 1 }),
  },
  {
    name: 'import-from-a-file',
    who: DEMO_PEOPLE.admin,
    path: '/dashboard/admin/import',
    act: check,
    at: (view) => region(view, 'Τι θα γίνει με τις γραμμές', 'What becomes of the rows'),
  },
  {
    name: 'read-statistics',
    who: DEMO_PEOPLE.admin,
    path: '/dashboard/admin/statistics',
    at: (view) => region(view, 'Φοιτητές με και χωρίς εργασία', 'Students with and without a thesis'),
  },
  {
    name: 'watch-the-system',
    who: DEMO_PEOPLE.admin,
    path: '/dashboard/admin/system',
    at: ({ page }) => page.getByRole('heading', { level: 1 }),
  },
  {
    name: 'undelivered-mails',
    who: DEMO_PEOPLE.admin,
    path: '/dashboard/admin/mail',
    isWide: true,
    before: loseMails,
    act: selectFirst,
    at: ({ page }) => page.getByRole('heading', { level: 1 }),
  },
  {
    name: 'notices',
    who: DEMO_PEOPLE.student,
    path: PROFILE,
    at: (view) => region(view, 'Ειδοποιήσεις', 'Notifications'),
  },
  {
    name: 'second-factor',
    who: DEMO_PEOPLE.student,
    path: PROFILE,
    at: (view) => region(view, 'Επαλήθευση σε δύο βήματα', 'Two-step verification'),
  },
  {
    name: 'own-data',
    who: DEMO_PEOPLE.student,
    path: PROFILE,
    at: (view) => region(view, 'Τα δεδομένα μου', 'My data'),
  },
]
