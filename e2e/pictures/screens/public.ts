import type { Page } from '@playwright/test'
import type { Screen, View } from './screen.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const alerted = (page: Page) => page.getByRole('alert').first().waitFor()

async function chooseHome({ page, say }: View, institution: string): Promise<void> {
  await page.getByLabel(say('Επιλογή ιδρύματος', 'Institution')).fill(institution)
  await page.getByRole('option').first().waitFor()
}

/** Only a session that awaits its confirmation leads there. */
async function confirmEmail({ page, worlds: { empty }, say }: View): Promise<void> {
  await page.getByLabel(say('Όνομα χρήστη', 'Username')).fill(empty.inactive.username)
  await page.getByLabel(say('Κωδικός πρόσβασης', 'Password'), { exact: true }).fill(empty.inactive.password)
  await press(page, say('Σύνδεση', 'Sign in'))
  await page.getByLabel(say('Κωδικός επιβεβαίωσης', 'Confirmation code')).waitFor()
}

/** The screens before the sign-in, and those for every visitor. */
export const PUBLIC_SCREENS: readonly Screen[] = [
  { name: 'public-sign-in', data: 'ordinary', who: null, path: '/' },
  {
    name: 'public-sign-in-refused',
    data: 'ordinary',
    who: null,
    path: '/',
    act: async ({ page, say }) => {
      await page.getByLabel(say('Όνομα χρήστη', 'Username')).fill('instructor')
      await page.getByLabel(say('Κωδικός πρόσβασης', 'Password'), { exact: true }).fill('wrong')
      await press(page, say('Σύνδεση', 'Sign in'))
      await alerted(page)
    },
  },
  {
    name: 'public-sign-in-expired',
    data: 'empty',
    who: null,
    path: '/login?returnTo=%2Fthesis%2F3&expired=1',
    act: ({ page, say }) => press(page, say('Σύνδεση', 'Sign in')),
  },
  {
    name: 'public-preferences',
    data: 'ordinary',
    who: null,
    path: '/',
    frame: 'window',
    act: async ({ page, say }) => {
      await press(page, say('Εμφάνιση και γλώσσα', 'Appearance and language'))
      await page.getByRole('menu').waitFor()
    },
  },
  { name: 'public-register', data: 'ordinary', who: null, path: '/register' },
  {
    name: 'public-register',
    data: 'empty',
    who: null,
    path: '/register',
    act: ({ page, say }) => press(page, say('Εγγραφή', 'Register')),
  },
  {
    name: 'public-register-choice',
    data: 'ordinary',
    who: null,
    path: '/register',
    frame: 'window',
    act: (view) => chooseHome(view, 'πανεπ'),
  },
  {
    name: 'public-register-choice',
    data: 'extreme',
    who: null,
    path: '/register',
    frame: 'window',
    act: (view) => chooseHome(view, view.worlds.extreme.department.institution.name),
  },
  {
    name: 'public-confirm-email',
    data: 'ordinary',
    who: null,
    path: '/',
    act: confirmEmail,
  },
  {
    name: 'public-confirm-email-refused',
    data: 'ordinary',
    who: null,
    path: '/',
    act: async (view) => {
      const { page, say } = view
      await confirmEmail(view)
      await page.getByLabel(say('Κωδικός επιβεβαίωσης', 'Confirmation code')).fill('000000')
      await press(page, say('Επαλήθευση κωδικού', 'Verify code'))
      await alerted(page)
    },
  },
  { name: 'public-forgot-password', data: 'ordinary', who: null, path: '/password/forgot' },
  {
    name: 'public-forgot-password-sent',
    data: 'ordinary',
    who: null,
    path: '/password/forgot',
    act: async ({ page, say }) => {
      await page.getByRole('textbox').fill('nobody@example.gr')
      await press(page, say('Αποστολή συνδέσμου', 'Send link'))
      await page.getByRole('status').or(page.getByRole('alert')).first().waitFor()
    },
  },
  {
    name: 'public-reset-password',
    data: 'ordinary',
    who: null,
    path: '/password/reset?token=unknown',
    act: async ({ page, say }) => {
      await page.route('**/password/reset/check', (route) => route.fulfill({ json: { state: 0 } }))
      await page.reload()
      await page.getByRole('button', { name: say('Αποθήκευση κωδικού', 'Save password') }).waitFor()
    },
  },
  {
    name: 'public-reset-password-refused',
    data: 'ordinary',
    who: null,
    path: '/password/reset?token=unknown',
    act: ({ page }) => alerted(page),
  },
  { name: 'public-access-denied', data: 'ordinary', who: null, path: '/unathorized' },
  { name: 'public-not-found', data: 'ordinary', who: null, path: '/nowhere/at/all' },
  { name: 'public-accessibility', data: 'ordinary', who: null, path: '/accessibility' },
  { name: 'public-privacy', data: 'ordinary', who: null, path: '/privacy' },
]
