import type { Endpoint } from '@diatrivi/contract/endpoint'
import { ENDPOINTS } from '@diatrivi/contract/endpoints'
import type { RouteName } from '@diatrivi/contract/routes'
import { beforeEach, describe, expect, it } from 'vitest'
import { createPlatform } from '../../create-platform.ts'
import type { Example } from '../../testing/permissions/example.ts'
import { EXAMPLES } from '../../testing/permissions/examples.ts'
import { prepareScenes } from '../../testing/permissions/scene.ts'
import { securityRows } from '../../testing/security-entries.ts'
import { startTestApi } from '../../testing/test-api.ts'
import type { PartsOf } from '../../testing/test-client.ts'
import { securityEvent } from '../security-log/tables.ts'

const api = await startTestApi()
const { given, db, securityLog } = api
const { sessions } = createPlatform(api)
const newScene = await prepareScenes(api)

beforeEach(async () => {
  await securityLog.flush()
  await db.transaction((tx) => tx.delete(securityEvent))
})

/** The calls with which only administrators change something. */
const ACTIONS = Object.values<Endpoint>(ENDPOINTS).filter(
  ({ access, method }) =>
    access.kind === 'signedIn' && method !== 'GET' && access.roles.every((role) => role === 'administrator'),
)

describe('an action of an administrator', () => {
  it.each(ACTIONS.map(({ name }) => name))('has its entry: %s', async (name) => {
    const scene = await newScene()
    const [example] = EXAMPLES[name] as readonly [Example<RouteName>]
    const parts = (await example.prepare(scene)) as PartsOf<'getThesis'>
    const client = await api.as(scene.administrator)
    const { status } = await client.call(name as 'getThesis', parts)
    expect(status).toBe(200)
    expect(await securityRows(db)).toMatchObject([
      { accountId: scene.administrator.id, address: '127.0.0.1', times: 1 },
    ])
  })

  it('says which call it was, and about what', async () => {
    const client = await api.as(await given.anAdministrator())
    const department = await given.aDepartment()
    await client.call('deleteDepartment', { params: { depID: department.id } })
    expect(await securityRows(db)).toMatchObject([
      { kind: 'administrator_act', call: 'deleteDepartment', detail: `depID ${department.id}` },
    ])
  })

  it('that was not done has none', async () => {
    const { instructor, administrator } = await newScene()
    await given.aThesis({ instructor })
    const client = await api.as(administrator)
    const refused = await client.call('deleteUser', { params: { username: instructor.username } })
    expect(refused.status).toBe(409)
    expect(await securityRows(db)).toEqual([])
  })
})

describe('who is refused with 403', () => {
  it('is kept with the call and the reason, a flood of it in one row', async () => {
    const student = await given.aStudent()
    const client = await api.as(student)
    await Promise.all(Array.from({ length: 200 }, () => client.call('createDepartment')))
    expect(await securityRows(db)).toEqual([])
    await securityLog.flush()
    expect(await securityRows(db)).toMatchObject([
      {
        kind: 'act_refused',
        accountId: student.id,
        address: '127.0.0.1',
        call: 'createDepartment',
        detail: 'wrong_role',
        times: 200,
      },
    ])
  })

  it('is kept whoever refuses, and wherever the token stands', async () => {
    const { student, aThesisInProgress, anotherInstructor } = await newScene()
    const thesis = await aThesisInProgress({ isShown: true })
    const client = await api.as(anotherInstructor)
    await client.call('markThesis', { params: { thesisId: thesis.id }, body: { mark: 8 } })
    const inactive = await given.aStudent({ isActive: false })
    const jwt_token = await db.transaction((tx) =>
      sessions.open(tx, { accountId: inactive.id, kind: 'activation', userAgent: null }),
    )
    await api.anonymous.call('getStudentProfileOf', {
      params: { username: student.username },
      query: { jwt_token },
    })
    await securityLog.flush()
    expect(await securityRows(db)).toMatchObject([
      { accountId: anotherInstructor.id, call: 'markThesis', detail: 'not_owner' },
      { accountId: inactive.id, call: 'getStudentProfileOf', detail: 'inactive_account' },
    ])
  })

  it('is not kept where nobody is known, and nothing else that fails is', async () => {
    const client = await api.as(await given.aStudent())
    await api.anonymous.call('createDepartment')
    await client.call('getThesis', { params: { thesisId: 999_999 } })
    await securityLog.flush()
    expect(await securityRows(db)).toEqual([])
  })
})
