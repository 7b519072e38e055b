import { DEMO_PEOPLE } from '../fixtures/people.ts'
import type { Screen } from './screen.ts'

export const INSTRUCTOR_SCREENS: readonly Screen[] = [
  {
    name: 'instructor-profile',
    data: 'ordinary',
    who: DEMO_PEOPLE.instructor,
    path: '/dashboard/instructor/profile',
  },
]
