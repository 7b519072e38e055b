import { DEMO_PEOPLE } from '../../fixtures/people.ts'
import type { Screen } from './screen.ts'

const ROLES = ['student', 'instructor', 'admin'] as const
const HELP = '/help'

/** The guides as each role reads them, what is found in them, and an article. */
export const HELP_SCREENS: readonly Screen[] = ROLES.flatMap((role) => {
  const ordinary = { data: 'ordinary', who: DEMO_PEOPLE[role] } as const
  const area = role === 'admin' ? 'administrator' : role
  return [
    { name: `${area}-help`, ...ordinary, path: HELP },
    { name: `${area}-help-found`, ...ordinary, path: `${HELP}?search=${encodeURIComponent('βημα')}` },
    { name: `${area}-help-not-found`, ...ordinary, path: `${HELP}?search=zzzzzz` },
    { name: `${area}-help-article`, ...ordinary, path: `${HELP}/hand-in-a-step` },
  ]
})
