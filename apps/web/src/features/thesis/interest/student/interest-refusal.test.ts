import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { expect, it } from 'vitest'
import type { Person } from '../../../../entities/person/person.ts'
import type { Viewer } from '../../../../entities/viewer/viewer.ts'
import { m } from '../../../../paraglide/messages.js'
import { aThesis } from '../../../../testing/a-thesis.ts'
import { declareRefusal } from './interest-refusal.ts'

const TODAY: IsoDate = '2026-03-10'
const person = (username: string): Person => ({ username, firstName: 'Άννα', surname: 'Καρρά' })
const anotherStudent = person('other')
const viewer: Viewer = { ...person('me'), role: 'student', departmentId: 1, institutionId: 1 }
const asker = { viewer, current: { thesis: null, interests: [] } }
const declared = { priority: 1, answeredPositively: false }

const open = aThesis({
  publicByStudent: true,
  department: { id: 1, name: 'Τμήμα', institutionId: 1, institutionName: 'Πανεπιστήμιο Κρήτης' },
})
const elsewhere = { ...open, department: { ...open.department, institutionId: 2 } }

it.each([
  ['nothing of a thesis that takes declarations', open, null, null],
  [
    'whose students may declare, where the thesis is another institution’s',
    elsewhere,
    null,
    m.interest_not_offered({ institution: 'Πανεπιστήμιο Κρήτης' }),
  ],
  [
    'that another student has the thesis',
    { ...open, student: anotherStudent },
    null,
    m.interest_not_open_assigned(),
  ],
  [
    'that the thesis was made private',
    { ...open, publicByInstructor: false },
    declared,
    m.interest_not_open_private(),
  ],
  [
    'that the deadline has passed',
    { ...open, interestDeadline: '2026-03-09' as const },
    null,
    m.refusals_deadline_passed(),
  ],
  [
    'what the API says of a thesis that is not seen',
    { ...open, publicByInstructor: false },
    null,
    m.refusals_not_found(),
  ],
])('tells %s', (_what, thesis, own, sentence) => {
  expect(declareRefusal(thesis, own, asker, TODAY)).toBe(sentence)
})
