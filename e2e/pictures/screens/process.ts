import { DEMO_PASSWORD, DEMO_PEOPLE } from '../../fixtures/people.ts'
import { POLL, signMinutes } from '../worlds/process.ts'
import type { Worlds } from '../worlds.ts'
import type { Screen, View } from './screen.ts'

const demo = (username: string) => ({ username, password: DEMO_PASSWORD })
const secretary = { data: 'ordinary', who: DEMO_PEOPLE.secretary } as const
const member = { data: 'ordinary', who: demo('member') } as const
const plain = { data: 'empty', who: ({ empty: { instructor } }: Worlds) => instructor } as const
const OFFICE = '/dashboard/secretary'

/** Presses a button whose words begin so. */
const press =
  (greek: string, english: string) =>
  ({ page, say }: View) =>
    page
      .getByRole('button', { name: new RegExp(`^${say(greek, english)}`) })
      .first()
      .click()

/** Theses under a rule book at each stage, by the ids of the demo data. */
const STAGES = {
  alone: 228,
  asked: 229,
  complete: 230,
  ready: 231,
  planned: 232,
  announced: 233,
  marking: 234,
  corrections: 235,
  failed: 236,
  passed: 237,
} as const

/** What a department with a rule book sees: its office, the members of committees, and a student who is examined. */
export const PROCESS_SCREENS: readonly Screen[] = [
  { name: 'secretary-today', ...secretary, path: OFFICE },
  { name: 'secretary-theses', ...secretary, path: `${OFFICE}/theses` },
  { name: 'secretary-students', ...secretary, path: `${OFFICE}/students` },
  {
    name: 'secretary-record',
    ...secretary,
    path: `${OFFICE}/students`,
    frame: 'window',
    act: press('Επεξεργασία στοιχείων', 'Edit record'),
  },
  { name: 'secretary-import', ...secretary, path: `${OFFICE}/import` },
  { name: 'secretary-examinations', ...secretary, path: `${OFFICE}/examinations` },
  {
    name: 'secretary-papers',
    ...secretary,
    path: `${OFFICE}/papers`,
    before: signMinutes,
    readme: 'desktop',
  },
  { name: 'secretary-rulebooks', ...secretary, path: `${OFFICE}/rulebooks` },
  {
    name: 'secretary-rulebook-new',
    ...secretary,
    path: `${OFFICE}/rulebooks`,
    frame: 'window',
    act: press('Νέος κανονισμός', 'New rule book'),
  },
  { name: 'secretary-rulebook', ...secretary, path: `${OFFICE}/rulebooks/1` },
  ...Object.entries(STAGES).map(
    ([stage, id]): Screen => ({ name: `process-${stage}`, ...secretary, path: `/thesis/${id}` }),
  ),
  {
    name: 'process-move',
    ...secretary,
    path: `/thesis/${STAGES.planned}`,
    frame: 'window',
    act: press('Μεταφορά', 'Move'),
  },
  {
    name: 'process-propose',
    ...member,
    path: `/thesis/${STAGES.alone}`,
    frame: 'window',
    act: press('Πρόταση', 'Propose'),
  },
  { name: 'member-committees', ...member, path: '/dashboard/instructor/committees' },
  { name: 'member-committees', ...plain, path: '/dashboard/instructor/committees' },
  {
    name: 'process-poll',
    data: 'ordinary',
    who: POLL.supervisor,
    path: `/thesis/${POLL.thesisId}`,
  },
  {
    name: 'member-mark-sheet',
    ...member,
    path: '/dashboard/instructor/examination/3/mark',
    readme: 'phone',
  },
  {
    name: 'student-process',
    data: 'ordinary',
    who: demo('student5'),
    path: '/dashboard/student/thesis/current',
    readme: 'desktop',
  },
  { name: 'student-rulebook', data: 'ordinary', who: demo('student5'), path: '/rulebook/1' },
  { name: 'public-seat', data: 'empty', who: null, path: '/s' },
  { name: 'public-paper', data: 'empty', who: null, path: '/p/UNKNOWN' },
]
