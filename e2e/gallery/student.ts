import { DEMO_PEOPLE } from '../fixtures/people.ts'
import type { Screen } from './screen.ts'

export const STUDENT_SCREENS: readonly Screen[] = [
  { name: 'student-profile', data: 'ordinary', who: DEMO_PEOPLE.student, path: '/dashboard/student/profile' },
]
