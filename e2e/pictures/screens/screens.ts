import { ADMINISTRATOR_SCREENS } from './administrator.ts'
import { HELP_SCREENS } from './help.ts'
import { INSTRUCTOR_SCREENS } from './instructor.ts'
import { PROCESS_SCREENS } from './process.ts'
import { PUBLIC_SCREENS } from './public.ts'
import type { Screen } from './screen.ts'
import { STUDENT_SCREENS } from './student.ts'

export const SCREENS: readonly Screen[] = [
  ...PUBLIC_SCREENS,
  ...STUDENT_SCREENS,
  ...INSTRUCTOR_SCREENS,
  ...ADMINISTRATOR_SCREENS,
  ...PROCESS_SCREENS,
  ...HELP_SCREENS,
]
