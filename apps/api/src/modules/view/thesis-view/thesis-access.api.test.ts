import type { RouteName } from '@diatrivi/contract/routes'
import type { Role } from '@diatrivi/domain/people/account/role'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '../../../testing/answer.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'

const api = await startTestApi()
const clients = new Map<Role, TestClient>()

beforeAll(async () => {
  const department = await api.given.aDepartment()
  for (const role of ['instructor', 'student', 'administrator'] as const) {
    clients.set(role, await api.as(await api.given.anAccount({ role, department })))
  }
})

const params = { thesisId: 1 }
type Call = (client: TestClient) => Promise<Answer<RouteName>>

const CALLS: [string, readonly Role[], Call][] = [
  ['GET /v1/instructor/theses', ['instructor'], (of) => of.call('listThesesInProgress')],
  ['GET /v1/instructor/theses/ungiven', ['instructor'], (of) => of.call('listUngivenTheses')],
  ['GET /v1/instructor/theses/ended', ['instructor'], (of) => of.call('listEndedTheses')],
  ['GET /v1/instructor/theses/no-todo', ['instructor'], (of) => of.call('listThesesWithoutList')],
  ['GET /v1/student/theses/open', ['student'], (of) => of.call('listOpenTheses')],
  ['POST /v1/instructor/thesis', ['instructor'], (of) => of.call('createThesis')],
  ['PUT /v1/instructor/thesis/:id', ['instructor'], (of) => of.call('editThesis', { params })],
  ['DELETE /v1/instructor/thesis/:id', ['instructor'], (of) => of.call('deleteThesis', { params })],
  ['PUT …/:id/mark', ['instructor'], (of) => of.call('markThesis', { params })],
  ['PUT …/:id/release', ['instructor'], (of) => of.call('releaseThesis', { params })],
  [
    'PUT …/:id/visibility/:flag',
    ['student'],
    (of) => of.call('setThesisVisibility', { params: { ...params, flag: 1 } }),
  ],
  ['POST …/:id/final-text', ['student'], (of) => of.call('submitFinalText', { params })],
  ['POST …/add/:id', ['student'], (of) => of.call('declareInterest', { params })],
  ['DELETE …/preferedThesis/:id', ['student'], (of) => of.call('withdrawInterest', { params })],
  ['PUT …/preferedThesis/assign/:id', ['student'], (of) => of.call('acceptAssignment', { params })],
  ['GET /v1/student/thesis/current', ['student'], (of) => of.call('getCurrentThesis')],
  [
    'PUT …/assign-student/:id/:username/:flag',
    ['instructor'],
    (of) => of.call('answerInterest', { params: { ...params, username: 'maria', flag: 1 } }),
  ],
  [
    'GET /v1/user/thesis/:id',
    ['instructor', 'student', 'administrator'],
    (of) => of.call('getThesis', { params }),
  ],
  [
    'GET /v1/user/thesis/:id/history',
    ['instructor', 'student', 'administrator'],
    (of) => of.call('getThesisHistory', { params }),
  ],
  [
    'GET /v1/user/thesis/:id/attachment',
    ['instructor', 'student', 'administrator'],
    (of) => of.call('downloadFinalText', { params }),
  ],
  ['GET /v1/user/keywords', ['instructor', 'student', 'administrator'], (of) => of.call('listKeywords')],
]

describe.each(CALLS)('%s', (_route, admitted, call) => {
  it('asks for a session', async () => {
    const { status, error } = await call(api.anonymous)
    expect(status).toBe(401)
    expect(error).toMatchObject({ code: 'unauthenticated', message: 'Συνδεθείτε για να συνεχίσετε.' })
  })

  it(`admits ${admitted.join(', ')} and no other caller, whatever else is wrong with the request`, async () => {
    for (const [role, client] of clients) {
      const answer = await call(client)
      if (admitted.includes(role)) expect(answer.status).not.toBe(403)
      else expect(answer).toMatchObject({ status: 403, error: { code: 'wrong_role' } })
    }
  })
})

const WITH_ID: [
  string,
  Role,
  (client: TestClient, thesisId: string | number) => Promise<Answer<RouteName>>,
][] = [
  ['getThesis', 'student', (of, thesisId) => of.call('getThesis', { params: { thesisId } })],
  ['getThesisHistory', 'student', (of, thesisId) => of.call('getThesisHistory', { params: { thesisId } })],
  ['downloadFinalText', 'student', (of, thesisId) => of.call('downloadFinalText', { params: { thesisId } })],
  [
    'editThesis',
    'instructor',
    (of, thesisId) => of.call('editThesis', { params: { thesisId }, body: { thesis: {} } }),
  ],
  ['deleteThesis', 'instructor', (of, thesisId) => of.call('deleteThesis', { params: { thesisId } })],
  [
    'markThesis',
    'instructor',
    (of, thesisId) => of.call('markThesis', { params: { thesisId }, body: { mark: 5 } }),
  ],
  [
    'releaseThesis',
    'instructor',
    (of, thesisId) => of.call('releaseThesis', { params: { thesisId }, body: { reason: 'x' } }),
  ],
  [
    'setThesisVisibility',
    'student',
    (of, thesisId) => of.call('setThesisVisibility', { params: { thesisId, flag: 1 } }),
  ],
  [
    'submitFinalText',
    'student',
    (of, thesisId) => of.call('submitFinalText', { params: { thesisId }, body: { thesisAbstract: 'x' } }),
  ],
  [
    'declareInterest',
    'student',
    (of, thesisId) => of.call('declareInterest', { params: { thesisId }, body: { prefOrder: 1 } }),
  ],
  ['withdrawInterest', 'student', (of, thesisId) => of.call('withdrawInterest', { params: { thesisId } })],
  ['acceptAssignment', 'student', (of, thesisId) => of.call('acceptAssignment', { params: { thesisId } })],
  [
    'answerInterest',
    'instructor',
    (of, thesisId) => of.call('answerInterest', { params: { thesisId, username: 'maria', flag: 1 } }),
  ],
]

describe.each(WITH_ID)('%s', (_name, role, call) => {
  const client = () => clients.get(role) ?? api.anonymous

  it('takes ids for what they are', async () => {
    for (const id of ['0', 'x', '1e3', '2147483648']) {
      expect(await call(client(), id)).toMatchObject({
        status: 400,
        error: { code: 'validation', fields: { thesisId: 'Ο κωδικός αριθμός δεν είναι έγκυρος.' } },
      })
    }
  })

  it('does not find a thesis that is not there', async () => {
    expect(await call(client(), 2_147_483_647)).toMatchObject({
      status: 404,
      error: { code: 'not_found', message: 'Δεν βρέθηκε αυτό που ζητήσατε.' },
    })
  })
})
