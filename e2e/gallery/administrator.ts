import { DEMO_PEOPLE } from '../fixtures/people.ts'
import type { Screen } from './screen.ts'

export const ADMINISTRATOR_SCREENS: readonly Screen[] = [
  {
    name: 'administrator-profile',
    data: 'ordinary',
    who: DEMO_PEOPLE.admin,
    path: '/dashboard/admin/profile',
  },
]
