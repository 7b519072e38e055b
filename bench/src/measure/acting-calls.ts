import { PASSWORD } from '../load/people-rows.ts'
import { asking, type Call, floorAsking } from './call.ts'

/** Calls that write, or that cost something else than rows. */
export const ACTING_CALLS: readonly Call[] = [
  {
    name: 'declare an interest, and withdraw it',
    wanted: null,
    kind: 'act',
    pairs: ({ students }) =>
      students.map((student) => {
        const params = { thesisId: student.topic }
        const row = { thesis: student.topic, student: student.id }
        return {
          ours: [
            asking(student, 'declareInterest', { params, body: { prefOrder: 1 } }),
            asking(student, 'withdrawInterest', { params }),
          ],
          floor: [floorAsking('declare', row, 'POST'), floorAsking('withdraw', row, 'DELETE')],
        }
      }),
  },
  {
    name: 'finish a step, and return it',
    wanted: null,
    kind: 'act',
    pairs: ({ steps }) =>
      steps.map(({ item, thesis, student, instructor }) => {
        const params = { itemId: item }
        const of = { item, thesis }
        return {
          ours: [
            asking(student, 'finishStep', { params, body: {} }),
            asking(instructor, 'returnStep', { params, body: {} }),
          ],
          floor: [
            floorAsking('finish', { ...of, actor: student.id, notified: instructor.id }, 'POST'),
            floorAsking('return', { ...of, actor: instructor.id, notified: student.id }, 'POST'),
          ],
        }
      }),
  },
  {
    // The floor is the hash alone.
    name: 'sign in',
    wanted: 1 / 1.2,
    kind: 'work',
    pairs: ({ students }) =>
      students.map(({ username }) => ({
        ours: [asking(null, 'signIn', { body: { username, password: PASSWORD } })],
        floor: [{ method: 'POST', path: '/hash', by: null }],
      })),
  },
  {
    name: 'download a file of 400 kB',
    wanted: null,
    kind: 'work',
    pairs: ({ file: { student, item } }) => [
      {
        ours: [asking(student, 'downloadStepFile', { params: { itemId: item } })],
        floor: [{ method: 'GET', path: `/file?item=${item}`, by: null }],
      },
    ],
  },
]
