import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'

const api = await startTestApi()
const { anonymous, given, clock } = api
const account = await given.anAdministrator()
/** Signed in anew, because the tests let days pass. */
const administrator = (): Promise<TestClient> => api.as(account)

const signIn = (username: string, password: string) =>
  anonymous.call('signIn', { body: { username, password } })

async function entries(query: Record<string, string | number> = {}) {
  const { body, headers } = await (await administrator()).call('listSecurityEvents', { query })
  return { body, total: headers['x-total-count'] }
}

describe('the security log', () => {
  it('shows administrators who did what, when and from where, the newest first', async () => {
    const maria = await given.aStudent({ password: 'right' })
    await signIn(maria.username, 'right')
    clock.advance({ minutes: 1 })
    await signIn(maria.username, 'wrong')
    const { body } = await entries({ person: maria.username })
    expect(body).toMatchObject([
      { kind: 'sign_in_failed', times: 1 },
      {
        kind: 'signed_in',
        accountID: maria.id,
        person: { username: maria.username, uName: 'Μαρία' },
        subject: null,
        address: '127.0.0.1',
        at: { date: '2026-03-10 11:00:00.000000' },
      },
    ])
  })

  it('is narrowed to a kind, a person and days of Athens, and comes in pages', async () => {
    const nikos = await given.aStudent({ password: 'right' })
    clock.set('2026-04-01T20:59:00Z')
    await signIn(nikos.username, 'right')
    clock.set('2026-04-01T21:01:00Z')
    await signIn(nikos.username, 'right')
    await signIn(nikos.username, 'wrong')
    const of = async (query: Record<string, string | number>) => {
      const { body, total } = await entries({ person: nikos.username, ...query })
      return [body.map(({ kind }) => kind), total]
    }
    expect(await of({})).toEqual([['sign_in_failed', 'signed_in', 'signed_in'], '3'])
    expect(await of({ kind: 'signed_in' })).toEqual([['signed_in', 'signed_in'], '2'])
    expect(await of({ until: '2026-04-01' })).toEqual([['signed_in'], '1'])
    expect(await of({ from: '2026-04-02', until: '2026-04-02' })).toEqual([
      ['sign_in_failed', 'signed_in'],
      '2',
    ])
    expect(await of({ page: 2, pageSize: 2 })).toEqual([['signed_in'], '3'])
    expect((await entries({ person: 'nobody' })).body).toEqual([])
  })

  it('names the field of a filter that is wrong', async () => {
    const { error } = await (await administrator()).call('listSecurityEvents', {
      query: { kind: 'burglary', from: '2026-02-30' },
    })
    expect(error).toMatchObject({
      status: 400,
      code: 'validation',
      fields: { kind: expect.any(String), from: expect.any(String) },
    })
  })

  it('keeps the number of an account that is gone, and the name in the entry of its end', async () => {
    const gone = await given.aStudent({ password: 'right' })
    await signIn(gone.username, 'right')
    await (await administrator()).call('deleteUser', { params: { username: gone.username } })
    const { body } = await entries()
    const about = body.filter(({ accountID, subjectID }) => [accountID, subjectID].includes(gone.id))
    expect(about).toMatchObject([
      { kind: 'account_deleted', subjectID: gone.id, subject: null, detail: `username ${gone.username}` },
      { kind: 'signed_in', accountID: gone.id, person: null },
    ])
  })
})
