import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { aThesisWithZoe } from '../examination/outside/outside-member.fixture.ts'

const api = await startTestApi()
const { given } = api

const JUNE = { from: '2026-06-20', until: '2026-06-30', kind: 'leave' }
const wireDay = (day: string) => expect.objectContaining({ date: `${day} 00:00:00.000000` })
const NOT_FOUND = { status: 404, error: { code: 'not_found' } }

const setAbsences = (client: TestClient, { id }: { id: number }, absences: object[], headers = {}) =>
  client.call('setOutsideAbsences', { params: { personId: id }, body: { absences }, headers })

describe('GET /v1/secretary/outside-members', () => {
  it('answers who sits in a committee of the department without an account, by surname, with the absences', async () => {
    const { asSecretary, department, thesis, zoe } = await aThesisWithZoe(api)
    const other = await given.anOutsidePerson({ department, surname: 'Άνθη', email: 'anthi@example.org' })
    await given.aSeat({ thesis, outsidePersonId: other.id, position: 3 })
    await setAbsences(asSecretary, zoe, [JUNE])
    const { body } = await asSecretary.call('listOutsideMembers')
    expect(body).toEqual([
      expect.objectContaining({ personID: other.id, uSurname: 'Άνθη', absences: [], sits: 1, version: 1 }),
      {
        personID: zoe.id,
        uName: zoe.firstName,
        uSurname: zoe.surname,
        uEmail: zoe.email,
        rankText: zoe.rankText,
        affiliation: zoe.affiliation,
        absences: [{ from: wireDay('2026-06-20'), until: wireDay('2026-06-30'), kind: 'leave' }],
        sits: 1,
        version: 2,
      },
    ])
  })

  it('leaves out those of another department and those who sit nowhere any more', async () => {
    const { asSecretary, department } = await aThesisWithZoe(api)
    const elsewhere = await aThesisWithZoe(api)
    await given.anOutsidePerson({ department, email: 'former@example.org' })
    const { body, headers } = await asSecretary.call('listOutsideMembers', { query: { page: 1 } })
    expect(headers['x-total-count']).toBe('1')
    expect(body.map(({ personID }) => personID)).not.toContain(elsewhere.zoe.id)
  })
})

describe('PUT /v1/secretary/outside-members/:personId', () => {
  it('names what is wrong with an absence', async () => {
    const { asSecretary, zoe } = await aThesisWithZoe(api)
    const { status, error } = await setAbsences(asSecretary, zoe, [{ ...JUNE, until: '2026-06-01' }])
    expect([status, error.code]).toEqual([400, 'validation'])
    expect(Object.keys(error.fields ?? {})).toEqual(['absences.0.until'])
  })

  it('is for the office of the department that knows the person', async () => {
    const { zoe } = await aThesisWithZoe(api)
    const elsewhere = await aThesisWithZoe(api)
    expect(await setAbsences(elsewhere.asSecretary, zoe, [])).toMatchObject(NOT_FOUND)
    expect(await setAbsences(elsewhere.asSecretary, { id: 2_000_000_000 }, [])).toMatchObject(NOT_FOUND)
  })

  it('refuses what was filled from an old version, and takes away what is left out', async () => {
    const { asSecretary, zoe } = await aThesisWithZoe(api)
    await setAbsences(asSecretary, zoe, [JUNE], { 'if-match': '"1"' })
    const late = await setAbsences(asSecretary, zoe, [], { 'if-match': '"1"' })
    expect(late).toMatchObject({ status: 412, error: { code: 'version_conflict' } })
    await setAbsences(asSecretary, zoe, [], { 'if-match': '"2"' })
    const { body } = await asSecretary.call('listOutsideMembers')
    expect(body).toMatchObject([{ absences: [], version: 3 }])
  })
})
