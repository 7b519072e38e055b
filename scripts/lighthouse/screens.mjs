/**
 * What is measured, on the demo data, and the scores out of 100 that are asked of it. The plan of the demo data numbers
 * the theses of the account `instructor` from 1; 12 is in progress. Department 144 has a public catalogue, and topic 239 in it.
 *
 * @typedef {{ name: string, path: string, who: string | null, wanted: Record<Device, number>, isForEverybody?: boolean }} Screen
 * @typedef {'mobile' | 'desktop'} Device
 */

/** @type {readonly Device[]} */
export const DEVICES = ['mobile', 'desktop']

/** The score of accessibility and best practices, everywhere. */
export const FLAWLESS = 100

const INNER = { mobile: 85, desktop: 98 }

const PUBLIC = { who: null, wanted: { mobile: 100, desktop: 100 }, isForEverybody: true }

/** @type {readonly Screen[]} */
export const SCREENS = [
  { name: 'sign-in', path: '/', who: null, wanted: { mobile: 97, desktop: 100 } },
  { name: 'public: topics of a department', path: '/public/department/144/topics', ...PUBLIC },
  { name: 'public: a topic', path: '/public/topic/239/read', ...PUBLIC },
  { name: 'instructor: overview', path: '/dashboard/instructor/overview', who: 'instructor', wanted: INNER },
  {
    name: 'instructor: theses in progress',
    path: '/dashboard/instructor/theses',
    who: 'instructor',
    wanted: INNER,
  },
  { name: 'instructor: profile', path: '/dashboard/instructor/profile', who: 'instructor', wanted: INNER },
  { name: 'instructor: timeline', path: '/dashboard/instructor/timeline', who: 'instructor', wanted: INNER },
  { name: 'instructor: a thesis', path: '/thesis/12', who: 'instructor', wanted: INNER },
  {
    name: 'instructor: a to-do list',
    path: '/dashboard/instructor/todo-list/edit/1',
    who: 'instructor',
    wanted: INNER,
  },
  { name: 'student: open theses', path: '/dashboard/student/theses/open', who: 'student', wanted: INNER },
  {
    name: 'administrator: institutions',
    path: '/dashboard/admin/institutions',
    who: 'admin',
    wanted: INNER,
  },
]

export const DEMO_PASSWORD = 'demo1234'
