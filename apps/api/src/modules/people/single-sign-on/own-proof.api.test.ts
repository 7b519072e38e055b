import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { aJoinedInstitution, WEB } from '../../../testing/institution.fixture.ts'
import { securityRows } from '../../../testing/security-entries.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { account, session } from '../account/tables.ts'

const { api, provider, knows, pass, finish } = await aJoinedInstitution()
const { anonymous, clock, db, given, securityLog } = api

// The provider reads the time of the system.
beforeEach(() => clock.set(new Date().toISOString()))

let counter = 0

/** A student of the institution without a password, in two windows. */
async function aStudentOfTheInstitution() {
  const name = `it${++counter}`
  knows(name)
  const owner = await given.aStudent({ email: `${name}@hua.gr` })
  await given.anIdentity({ owner, issuer: provider.issuer, subject: name })
  return { name, owner, client: await api.as(owner), elsewhere: await api.as(owner) }
}

const waysOf = async (client: TestClient) => (await client.call('getOwnProof')).body
const leave = async (client: TestClient) => {
  const { body } = await client.call('beginInstitutionalProof', { body: { provider: 'oidc', origin: WEB } })
  if (body.step !== 'go') throw new Error('the provider does not answer')
  return body
}
const comeBack = async (client: TestClient, ticket: string, returned: string) =>
  (await client.call('finishInstitutionalProof', { body: { ticket, returned } })).body

/** All of it: leaves, signs in there as that person, and comes back. */
async function prove(client: TestClient, name: string) {
  const { ticket, url } = await leave(client)
  return comeBack(client, ticket, await pass(url, name))
}

const take = async (client: TestClient, body: { password?: string } = {}) =>
  (await client.call('askForOwnData', { body })).body

describe('a person without a password', () => {
  it('learns of the institution, and gives nothing out of an open window', async () => {
    const { client } = await aStudentOfTheInstitution()
    expect(await waysOf(client)).toEqual({
      password: false,
      providers: [{ provider: 'oidc', label: null }],
      until: null,
    })
    expect(await take(client)).toEqual({ status: 1 })
    expect(await take(client, { password: 'any' })).toEqual({ status: 1 })
    expect((await client.call('deleteOwnAccount', { body: {} })).body).toEqual({ status: 1 })
  })

  it('takes the own data out and deletes the account after a new sign-in there', async () => {
    const { name, owner, client } = await aStudentOfTheInstitution()
    expect(await prove(client, name)).toMatchObject({ step: 'proved' })
    expect((await waysOf(client)).until).not.toBeNull()
    const taken = await take(client)
    expect(taken).toEqual({ status: 2, link: expect.any(String) })
    const query = { link: taken.status === 2 ? taken.link : '' }
    expect((await client.call('downloadOwnData', { query })).status).toBe(200)
    expect((await client.call('deleteOwnAccount', { body: {} })).body).toEqual({ status: 2 })
    expect(await db.$count(account, eq(account.id, owner.id))).toBe(0)
    await securityLog.flush()
    const written = (await securityRows(db)).filter(({ accountId }) => accountId === owner.id)
    expect(written.map(({ kind }) => kind)).toEqual([
      'proved_by_institution',
      'own_data_taken',
      'own_account_deleted',
    ])
  })

  it('has five minutes, in this window only', async () => {
    const { name, client, elsewhere } = await aStudentOfTheInstitution()
    await prove(client, name)
    expect(await take(elsewhere)).toEqual({ status: 1 })
    clock.advance({ minutes: 4, seconds: 30 })
    expect(await take(client)).toMatchObject({ status: 2 })
    clock.advance({ seconds: 31 })
    expect(await take(client)).toEqual({ status: 1 })
    expect((await waysOf(client)).until).toBeNull()
  })

  it('is asked by the provider anew, whatever session there is', async () => {
    const { client } = await aStudentOfTheInstitution()
    const asked = new URL((await leave(client)).url).searchParams
    expect([asked.get('prompt'), asked.get('max_age')]).toEqual(['login', '0'])
  })
})

describe('a new sign-in is no proof', () => {
  const refusalsOf = async (accountId: number) => {
    await securityLog.flush()
    const rows = (await securityRows(db)).filter((row) => row.accountId === accountId)
    return rows.map(({ kind, detail }) => [kind, detail])
  }

  it('of another person of the institution', async () => {
    const { owner, client } = await aStudentOfTheInstitution()
    const other = await aStudentOfTheInstitution()
    expect(await prove(client, other.name)).toEqual({ step: 'refused', reason: 'another_person' })
    expect(await refusalsOf(owner.id)).toEqual([['institution_refused', 'another_person']])
    expect(await take(client)).toEqual({ status: 1 })
  })

  it('that was made before the person left', async () => {
    const { name, owner, client } = await aStudentOfTheInstitution()
    clock.advance({ minutes: 2 })
    const { ticket, url } = await leave(client)
    const returned = await pass(url, name)
    expect(await comeBack(client, ticket, returned)).toEqual({ step: 'refused', reason: 'not_fresh' })
    expect(await refusalsOf(owner.id)).toEqual([['institution_refused', 'not_fresh']])
  })

  it('whose answer another provider has given', async () => {
    const { owner, client } = await aStudentOfTheInstitution()
    const { ticket } = await leave(client)
    expect(await comeBack(client, ticket, '?code=of-another&state=of-another')).toEqual({
      step: 'refused',
      reason: 'provider_refused',
    })
    expect(await refusalsOf(owner.id)).toEqual([['institution_refused', 'provider_refused']])
  })

  it('in another window, of another person, or a second time', async () => {
    const { name, client, elsewhere } = await aStudentOfTheInstitution()
    const other = await aStudentOfTheInstitution()
    const { ticket, url } = await leave(client)
    const returned = await pass(url, name)
    for (const one of [elsewhere, other.client]) {
      expect(await comeBack(one, ticket, returned)).toEqual({ step: 'over' })
    }
    expect(await comeBack(client, ticket, returned)).toMatchObject({ step: 'proved' })
    expect(await comeBack(client, ticket, returned)).toEqual({ step: 'over' })
  })

  it('where it was begun to come in, and opens no session', async () => {
    const { name, client } = await aStudentOfTheInstitution()
    const begun = (
      await anonymous.call('beginInstitutionalSignIn', { body: { provider: 'oidc', origin: WEB } })
    ).body
    if (begun.step !== 'go') throw new Error('the provider does not answer')
    const toComeIn = await pass(begun.url, name)
    expect(await comeBack(client, begun.ticket, toComeIn)).toEqual({ step: 'over' })
    const { ticket, url } = await leave(client)
    const returned = await pass(url, name)
    const before = await db.$count(session)
    expect(await finish(ticket, returned)).toEqual({ step: 'over' })
    const link = { ticket, password: 'right' }
    expect((await anonymous.call('linkIdentity', { body: link })).body).toEqual({ step: 'over' })
    expect(await db.$count(session)).toBe(before)
  })
})

describe('a person with a password', () => {
  it('may go either way, and to no provider that does not know the person', async () => {
    const owner = await given.aStudent({ password: 'right' })
    const client = await api.as(owner)
    expect(await waysOf(client)).toEqual({ password: true, providers: [], until: null })
    const body = { provider: 'oidc', origin: WEB } as const
    expect((await client.call('beginInstitutionalProof', { body })).body).toEqual({ step: 'unavailable' })
    knows('both')
    await given.anIdentity({ owner, issuer: provider.issuer, subject: 'both' })
    expect(await prove(client, 'both')).toMatchObject({ step: 'proved' })
    expect(await take(client)).toMatchObject({ status: 2 })
    expect(await take(client, { password: 'wrong' })).toEqual({ status: 1 })
    expect(await take(client, { password: 'right' })).toMatchObject({ status: 2 })
  })

  it('is sent to no foreign page', async () => {
    const { client } = await aStudentOfTheInstitution()
    const body = { provider: 'oidc', origin: 'https://evil.example' } as const
    expect((await client.call('beginInstitutionalProof', { body })).error).toMatchObject({
      status: 400,
      fields: { origin: expect.any(String) },
    })
  })
})
