import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { absence } from '../../department/staff/tables.ts'
import { refusal } from './examination.fixture.ts'
import { aPlan, aThesisWithZoe } from './outside/outside-member.fixture.ts'

const api = await startTestApi()
const { given } = api

type Scene = Awaited<ReturnType<typeof aThesisWithZoe>>

/** Two theses of two departments in whose committees sits one person without an account. */
async function twoTheses(): Promise<[Scene, Scene]> {
  const one = await aThesisWithZoe(api)
  return [one, await aThesisWithZoe(api, { email: one.zoe.email.toUpperCase() })]
}
const plan = (client: TestClient, { of }: Scene, values: object = {}) =>
  client.call('planExamination', { ...of, body: aPlan(values) })

describe('a member without an account', () => {
  it('is in one examination at an hour, also of another department', async () => {
    const [one, other] = await twoTheses()
    expect(await plan(one.asInstructor, one, { time: '14:00' })).toMatchObject({ status: 200 })
    const clash = refusal(409, 'person_clash', { name: 'Ζωή Καρρά', time: '14:00' })
    expect(await plan(other.asInstructor, other, { time: '14:29' })).toMatchObject(clash)
    expect(await plan(other.asInstructor, other, { time: '14:40' })).toMatchObject({ status: 200 })
  })

  it('is named before the examination is planned', async () => {
    const [one, other] = await twoTheses()
    await plan(one.asInstructor, one, { time: '14:00' })
    const at = { thesis: String(other.thesis.id), date: '2026-06-24', time: '14:10', minutes: '30' }
    const { body } = await other.asInstructor.call('findClashes', { query: at })
    expect(body).toMatchObject([{ kind: 'person', name: 'Ζωή Καρρά', minutes: 40 }])
  })

  it('is one person with the account of the same address, which sits elsewhere', async () => {
    const [one, other] = await twoTheses()
    const { account } = await other.another('instructor')
    const third = await aThesisWithZoe(api, { email: account.email })
    await given.aSeat({ thesis: one.thesis, person: account, position: 3, state: 'accepted' })
    await plan(one.asInstructor, one, { time: '14:00' })
    const clash = refusal(409, 'person_clash', { name: 'Ζωή Καρρά', time: '14:00' })
    expect(await plan(third.asInstructor, third, { time: '14:00' })).toMatchObject(clash)
  })

  it('is away when the account of the same address is', async () => {
    const one = await aThesisWithZoe(api)
    const { account } = await one.another('instructor')
    const other = await aThesisWithZoe(api, { email: account.email })
    const days = { fromDay: '2026-06-20', untilDay: '2026-06-30' } as const
    await api.db.transaction((tx) =>
      tx.insert(absence).values({ accountId: account.id, ...days, kind: 'leave' }),
    )
    const away = { name: 'Ζωή Καρρά', from: '20/6/2026', until: '30/6/2026' }
    expect(await plan(other.asInstructor, other)).toMatchObject(refusal(409, 'person_absent', away))
  })

  it('is away when the office of any department says so, and so is the account of the same address', async () => {
    const [one, other] = await twoTheses()
    const { id: personId } = one.zoe
    const body = { absences: [{ from: '2026-06-20', until: '2026-06-30', kind: 'leave' }] }
    await one.asSecretary.call('setOutsideAbsences', { params: { personId }, body })
    const away = { name: 'Ζωή Καρρά', from: '20/6/2026', until: '30/6/2026' }
    expect(await plan(one.asInstructor, one)).toMatchObject(refusal(409, 'person_absent', away))
    expect(await plan(other.asInstructor, other)).toMatchObject(refusal(409, 'person_absent', away))
    const at = { thesis: String(one.thesis.id), date: '2026-06-30', time: '14:10', minutes: '30' }
    const clashes = await one.asInstructor.call('findClashes', { query: at })
    expect(clashes.body).toMatchObject([{ kind: 'absence', name: 'Ζωή Καρρά' }])
    expect(await plan(one.asInstructor, one, { date: '2026-07-01' })).toMatchObject({ status: 200 })
  })

  it('is planned for by one of two at the same moment', async () => {
    const [one, other] = await twoTheses()
    const answers = await Promise.all([plan(one.asInstructor, one), plan(other.asInstructor, other)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.error.code).toBe('person_clash')
  })
})
