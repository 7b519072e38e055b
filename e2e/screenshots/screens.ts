import type { Page } from '@playwright/test'
import { DEMO_PASSWORD, DEMO_PEOPLE } from '../fixtures/people.ts'
import { ThesisListPage } from '../pages/thesis-list-page.ts'
import { PROCESS_SCREENS } from './process.ts'
import { addToldSystems } from './told-systems.ts'
import { loseMails } from './undelivered-mails.ts'

interface Screen {
  name: string
  path: string
  /** The reader; null before the sign-in. */
  who: { username: string; password: string } | null
  /** In the dark theme too. */
  dark?: boolean
  /** Prepares the data where the demo data alone have nothing to show. */
  before?: () => Promise<unknown>
  /** What is done on the page before its picture is taken. */
  act?: (page: Page) => Promise<unknown>
}

const asTable = (page: Page) => new ThesisListPage(page).showAs('Πίνακας')

const demo = (username: string) => ({ username, password: DEMO_PASSWORD })

/**
 * The screens on the path of a thesis, with the demo data's ids: the plan numbers the theses of the account `instructor`
 * from 1, those not yet given first.
 */
export const SCREENS: readonly Screen[] = [
  { name: 'sign-in', path: '/', who: null, dark: true },
  { name: 'register', path: '/register', who: null },
  { name: 'overview', path: '/dashboard/instructor/overview', who: DEMO_PEOPLE.instructor, dark: true },
  { name: 'theses-ungiven', path: '/dashboard/instructor/theses/ungiven', who: DEMO_PEOPLE.instructor },
  {
    name: 'theses-in-progress',
    path: '/dashboard/instructor/theses',
    who: DEMO_PEOPLE.instructor,
    dark: true,
  },
  {
    name: 'theses-table',
    path: '/dashboard/instructor/theses/ungiven',
    who: DEMO_PEOPLE.instructor,
    dark: true,
    act: asTable,
  },
  { name: 'theses-ended', path: '/dashboard/instructor/theses/ended', who: DEMO_PEOPLE.instructor },
  { name: 'create-thesis', path: '/dashboard/instructor/thesis/create', who: DEMO_PEOPLE.instructor },
  { name: 'edit-thesis', path: '/dashboard/instructor/thesis/edit/3', who: DEMO_PEOPLE.instructor },
  { name: 'thesis-interested', path: '/thesis/3', who: DEMO_PEOPLE.instructor },
  { name: 'thesis-in-progress', path: '/thesis/12', who: DEMO_PEOPLE.instructor, dark: true },
  { name: 'todo-lists', path: '/dashboard/instructor/todo-lists', who: DEMO_PEOPLE.instructor },
  { name: 'edit-todo-list', path: '/dashboard/instructor/todo-list/edit/1', who: DEMO_PEOPLE.instructor },
  { name: 'instructor-profile', path: '/dashboard/instructor/profile', who: DEMO_PEOPLE.instructor },
  { name: 'open-theses', path: '/dashboard/student/theses/open', who: DEMO_PEOPLE.student, dark: true },
  {
    name: 'open-theses-table',
    path: '/dashboard/student/theses/open?sort=fit',
    who: DEMO_PEOPLE.student,
    dark: true,
    act: asTable,
  },
  { name: 'thesis-student', path: '/thesis/3', who: DEMO_PEOPLE.student },
  { name: 'my-interests', path: '/dashboard/student/thesis/current', who: DEMO_PEOPLE.student },
  { name: 'my-positive-answer', path: '/dashboard/student/thesis/current', who: demo('student2') },
  { name: 'my-thesis', path: '/dashboard/student/thesis/current', who: demo('student3'), dark: true },
  { name: 'institutions', path: '/dashboard/admin/institutions', who: DEMO_PEOPLE.admin },
  { name: 'departments', path: '/dashboard/admin/departments', who: DEMO_PEOPLE.admin },
  { name: 'users', path: '/dashboard/admin/users', who: DEMO_PEOPLE.admin },
  { name: 'mail', path: '/dashboard/admin/mail', who: DEMO_PEOPLE.admin, before: loseMails },
  { name: 'webhooks', path: '/dashboard/admin/webhooks', who: DEMO_PEOPLE.admin, before: addToldSystems },
  { name: 'help', path: '/help', who: DEMO_PEOPLE.student },
  { name: 'help-article', path: '/help/hand-in-a-step', who: DEMO_PEOPLE.student },
  ...PROCESS_SCREENS,
]
