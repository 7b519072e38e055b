import type { Page } from '@playwright/test'
import { DEMO_PASSWORD, DEMO_PEOPLE } from '../../fixtures/people.ts'
import type { Worlds } from '../worlds.ts'
import type { Screen, View } from './screen.ts'
import { STUDENT_ACCOUNT_SCREENS } from './student-account.ts'

const demo = (username: string) => ({ username, password: DEMO_PASSWORD })
const ordinary = { data: 'ordinary', who: DEMO_PEOPLE.student } as const
const extreme = { data: 'extreme', who: ({ extreme: { declarer } }: Worlds) => declarer } as const
const extremeThesis = { data: 'extreme', who: ({ extreme: { busy } }: Worlds) => busy.student } as const
const empty = { data: 'empty', who: ({ empty: { student } }: Worlds) => student } as const

const OPEN = '/dashboard/student/theses/open'
const MINE = '/dashboard/student/thesis/current'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
async function openFilters({ page, say }: View): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${say('Φίλτρα', 'Filters')}`) }).click()
  // The fields of days come after the others.
  await page.getByRole('spinbutton').first().waitFor()
}

async function withdraw({ page, say }: View): Promise<void> {
  await button(page, say('Ανάκληση δήλωσης', 'Withdraw')).first().click()
  await page.getByRole('alertdialog').waitFor()
}

async function answer({ page, say }: View, isYes: boolean): Promise<void> {
  const name = isYes
    ? say('Αποδοχή ανάθεσης', 'Accept the assignment')
    : say('Απόρριψη ανάθεσης', 'Decline the assignment')
  await button(page, name).first().click()
  await page.getByRole('alertdialog').waitFor()
}

const LONG_FILTERS = `search=${'ηλεκτροεγκεφαλογραφικομαγνητο'.repeat(6)}&assignType=immediate&deadlineFrom=2026-01-01&deadlineUntil=2027-12-31&department=all`

export const STUDENT_SCREENS: readonly Screen[] = [
  { name: 'student-open', ...ordinary, path: OPEN, readme: 'desktop' },
  { name: 'student-open', ...extreme, path: OPEN },
  { name: 'student-open', ...empty, path: OPEN },
  { name: 'student-open-filtered', ...extreme, path: `${OPEN}?${LONG_FILTERS}` },
  { name: 'student-open-page', ...ordinary, path: `${OPEN}?department=all&page=3` },
  { name: 'student-filters', ...ordinary, path: OPEN, frame: 'window', act: openFilters },
  { name: 'student-filters', ...extreme, path: `${OPEN}?${LONG_FILTERS}`, frame: 'window', act: openFilters },

  { name: 'student-thesis', ...ordinary, path: '/thesis/3' },
  { name: 'student-thesis-window', ...ordinary, path: '/thesis/3', frame: 'window' },
  { name: 'student-thesis-undeclared', ...ordinary, who: demo('student3'), path: '/thesis/3' },
  { name: 'student-thesis', ...extreme, path: ({ extreme: { crowded } }) => `/thesis/${crowded.id}` },
  {
    name: 'student-thesis-one-word',
    ...extreme,
    path: ({ extreme: { oneWord } }) => `/thesis/${oneWord.id}`,
  },
  {
    name: 'student-thesis-offered',
    ...extreme,
    who: ({ extreme: { chosen } }) => chosen,
    path: ({ extreme: { offered } }) => `/thesis/${offered.id}`,
  },
  {
    name: 'student-thesis-to-declare',
    ...empty,
    path: ({ extreme: { crowded } }) => `/thesis/${crowded.id}`,
  },
  { name: 'student-thesis-hidden', ...empty, path: '/thesis/999999' },
  {
    name: 'student-withdraw',
    ...extreme,
    path: ({ extreme: { oneWord } }) => `/thesis/${oneWord.id}`,
    frame: 'window',
    act: withdraw,
  },

  { name: 'student-past', ...empty, path: '/dashboard/student/theses/past' },
  { name: 'student-past', ...ordinary, who: demo('student3'), path: '/dashboard/student/theses/past' },
  {
    name: 'student-past-completed',
    ...empty,
    who: ({ empty: { completed } }) => completed.student,
    path: '/dashboard/student/theses/past',
  },
  { name: 'student-interests', ...ordinary, path: MINE },
  { name: 'student-interests', ...extreme, path: MINE },
  { name: 'student-interests', ...empty, path: MINE },
  { name: 'student-answer', ...ordinary, who: demo('student2'), path: MINE },
  { name: 'student-answer', ...extreme, who: ({ extreme: { chosen } }) => chosen, path: MINE },
  {
    name: 'student-accept',
    ...extreme,
    who: ({ extreme: { chosen } }) => chosen,
    path: MINE,
    frame: 'window',
    act: (view) => answer(view, true),
  },
  {
    name: 'student-decline',
    ...ordinary,
    who: demo('student2'),
    path: MINE,
    frame: 'window',
    act: (view) => answer(view, false),
  },
  { name: 'student-my-thesis', ...ordinary, who: demo('student3'), path: MINE, readme: 'desktop' },
  { name: 'student-my-thesis', ...extremeThesis, path: MINE },
  { name: 'student-my-thesis', ...empty, who: ({ empty: { bare } }) => bare.student, path: MINE },
  {
    name: 'student-my-thesis-end',
    ...extremeThesis,
    path: MINE,
    frame: 'window',
    act: ({ page }) => page.keyboard.press('End'),
  },
  {
    name: 'student-my-thesis-end',
    ...ordinary,
    who: demo('student3'),
    path: MINE,
    frame: 'window',
    act: ({ page }) => page.keyboard.press('End'),
  },
  { name: 'student-completed', ...empty, who: ({ empty: { completed } }) => completed.student, path: MINE },
  {
    name: 'student-completed-thesis',
    ...empty,
    who: ({ empty: { completed } }) => completed.student,
    path: ({ empty: { completed } }) => `/thesis/${completed.thesis.id}`,
  },
  {
    name: 'student-step-conversation',
    ...extremeThesis,
    path: ({ extreme: { busy } }) => `${MINE}#conversation-${busy.list.steps[3]?.id}`,
    frame: 'window',
  },
  {
    name: 'student-my-thesis-page',
    ...extremeThesis,
    path: ({ extreme: { busy } }) => `/thesis/${busy.thesis.id}`,
  },
  ...STUDENT_ACCOUNT_SCREENS,
]
