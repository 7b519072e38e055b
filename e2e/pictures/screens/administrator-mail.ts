import { expect, test } from '@playwright/test'
import { casting } from '../../fixtures/cast.ts'
import { bringMailServerUp, takeMailServerDown } from '../../fixtures/mail-server.ts'
import { naming } from '../../fixtures/names.ts'
import { DEMO_PEOPLE } from '../../fixtures/people.ts'
import { press } from './administrator-controls.ts'
import type { Screen, View } from './screen.ts'

const PATH = '/dashboard/admin/mail'
const ordinary = { data: 'ordinary', who: DEMO_PEOPLE.admin, frame: 'window' } as const

/** Waits until mails leave, because a picture beside this one may have taken the mail server down. */
async function whileMailsLeave({ page, say }: View): Promise<void> {
  const sentence = say('Οι επιστολές φεύγουν κανονικά.', 'Messages are being sent normally.')
  await page.getByText(sentence).filter({ visible: true }).first().waitFor({ timeout: 90_000 })
}

async function details(view: View): Promise<void> {
  await whileMailsLeave(view)
  await press(view, 'Λεπτομέρειες', 'Details')
  await view.page.getByRole('dialog').waitFor()
}

async function retryAll(view: View): Promise<void> {
  const { page, say } = view
  await whileMailsLeave(view)
  await page.getByRole('button', { name: say('Νέα προσπάθεια για όλες', 'Try all again') }).click()
  await page.getByRole('alertdialog').waitFor()
}

const closedFor = ({ page, say }: View) => `${say('el', 'en')}${page.viewportSize()?.width}`

async function outage(view: View): Promise<void> {
  const { page, say } = view
  await takeMailServerDown(closedFor(view))
  await casting(naming(test.info())).anInactiveStudent()
  await expect(async () => {
    await page.reload()
    const sentence = say('Οι επιστολές περιμένουν', 'Messages have been waiting')
    await page.getByText(sentence).filter({ visible: true }).first().waitFor({ timeout: 2000 })
    await page.getByText(say('Σε αναμονή', 'Waiting')).nth(1).waitFor({ timeout: 2000 })
  }).toPass()
}

export const ADMINISTRATOR_MAIL_SCREENS: readonly Screen[] = [
  { name: 'administrator-mail', ...ordinary, path: PATH, act: whileMailsLeave },
  {
    name: 'administrator-mail-details',
    ...ordinary,
    path: ({ mail }) => `${PATH}?q=${mail.lost.forgetful}`,
    act: details,
  },
  {
    name: 'administrator-mail-details',
    ...ordinary,
    data: 'extreme',
    path: ({ mail }) => `${PATH}?q=${mail.lost.long}`,
    act: details,
  },
  { name: 'administrator-mail-retry-all', ...ordinary, path: PATH, act: retryAll },
  {
    name: 'administrator-mail-outage',
    ...ordinary,
    path: PATH,
    act: outage,
    leave: (view) => bringMailServerUp(closedFor(view)),
  },
]
