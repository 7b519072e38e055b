import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { aJoinedInstitution, SECRET } from '../../../testing/institution.fixture.ts'
import { providerSignIn } from './tables.ts'
import { ticketHash } from './ticket.model.ts'

const { api, knows, leave, pass, finish } = await aJoinedInstitution()
const { anonymous, db, clock, given } = api
await given.aStudent({ email: 'eleni@hua.gr', password: 'right' })

// The provider reads the time of the system.
const now = () => clock.set(new Date().toISOString())
now()

const OVER = { step: 'over' }
const REFUSED = { step: 'refused', reason: 'provider_refused' }

/** As far as the page to which the provider sent the browser back. */
async function isBack(name = 'eleni') {
  knows(name)
  const { ticket, url } = await leave()
  return { ticket, returned: await pass(url, name) }
}

async function forge(ticket: string, values: Partial<typeof providerSignIn.$inferInsert>) {
  const isThis = eq(providerSignIn.handle, ticketHash('ticket', ticket))
  await db.transaction((tx) => tx.update(providerSignIn).set(values).where(isThis))
}

afterEach(now)

describe('the way to the provider', () => {
  it.each([
    'https://evil.example',
    'http://127.0.0.1:3000.evil.example',
    'http://127.0.0.1:3000/',
    'null',
    '//evil.example',
  ])('leads back to no foreign page: %s', async (origin) => {
    const { error } = await anonymous.call('beginInstitutionalSignIn', { body: { provider: 'oidc', origin } })
    expect(error).toMatchObject({ status: 400, fields: { origin: expect.any(String) } })
  })

  it('says nothing that lets another person go on: neither the ticket nor the verifier stand in it', async () => {
    const { ticket, url } = await leave()
    const [row] = await db
      .select()
      .from(providerSignIn)
      .where(eq(providerSignIn.handle, ticketHash('ticket', ticket)))
    expect(url).not.toContain(ticket)
    expect(url).not.toContain(row?.codeVerifier)
    expect(JSON.stringify(row)).not.toContain(ticket)
    const asked = new URL(url).searchParams
    expect(asked.get('code_challenge_method')).toBe('S256')
    expect([asked.get('state'), asked.get('nonce')]).toEqual([row?.state, row?.nonce])
    expect(asked.get('redirect_uri')).toBe('http://127.0.0.1:3000/login/institution')
  })
})

describe('the way back', () => {
  it('ends well where nobody interferes', async () => {
    const { ticket, returned } = await isBack()
    expect(await finish(ticket, returned)).toEqual({ step: 'password', email: 'eleni@hua.gr' })
  })

  it('is nothing without the ticket of the browser: nobody is signed in as another by a link', async () => {
    const { returned } = await isBack()
    expect(await finish('of another browser', returned)).toEqual(OVER)
  })

  it('with the answer to another sign-in is refused, although the browser has begun one', async () => {
    const ofThief = await isBack()
    const own = await leave()
    expect(await finish(own.ticket, ofThief.returned)).toEqual(REFUSED)
  })

  it('is gone once: the same address a second time is nothing', async () => {
    const { ticket, returned } = await isBack()
    const answers = await Promise.all([finish(ticket, returned), finish(ticket, returned)])
    expect(answers.map(({ step }) => step).toSorted()).toEqual(['over', 'password'])
    expect(await finish(ticket, returned)).toEqual(OVER)
  })

  it('with a code that was redeemed is refused, also where ours has forgotten it', async () => {
    const { ticket, returned } = await isBack()
    await finish(ticket, returned)
    await forge(ticket, { answeredAt: null, named: null })
    expect(await finish(ticket, returned)).toEqual(REFUSED)
  })

  it.each(['nonce', 'codeVerifier', 'state'] as const)('with another %s is refused', async (what) => {
    const { ticket, returned } = await isBack()
    await forge(ticket, { [what]: `another ${what} of forty-three characters or more` })
    expect(await finish(ticket, returned)).toEqual(REFUSED)
  })

  it.each([
    ['another provider', (said: URLSearchParams) => said.set('iss', 'https://evil.example')],
    ['no provider', (said: URLSearchParams) => said.delete('iss')],
    ['another state', (said: URLSearchParams) => said.set('state', 'another')],
    ['two states', (said: URLSearchParams) => said.append('state', 'another')],
    ['no code', (said: URLSearchParams) => said.delete('code')],
    ['another code', (said: URLSearchParams) => said.set('code', 'another')],
    ['a refusal', (said: URLSearchParams) => said.set('error', 'access_denied')],
  ])('that names %s is refused', async (_what, change) => {
    const { ticket, returned } = await isBack()
    const said = new URLSearchParams(returned)
    change(said)
    expect(await finish(ticket, `?${said}`)).toEqual(REFUSED)
  })

  it('takes a quarter of an hour at most', async () => {
    const { ticket, returned } = await isBack()
    clock.advance({ minutes: 15 })
    expect(await finish(ticket, returned)).toEqual(OVER)
  })

  it('bears a clock that is half a minute slow', async () => {
    const { ticket, returned } = await isBack()
    clock.advance({ seconds: -30 })
    expect(await finish(ticket, returned)).toMatchObject({ step: 'password' })
  })

  it('bears an id token of five minutes for one minute more, and no longer', async () => {
    const inTime = await isBack()
    clock.advance({ minutes: 5, seconds: 30 })
    expect(await finish(inTime.ticket, inTime.returned)).toMatchObject({ step: 'password' })
    now()
    const late = await isBack()
    clock.advance({ minutes: 6, seconds: 10 })
    expect(await finish(late.ticket, late.returned)).toEqual(REFUSED)
  })
})

it('no line of the log has the secret, a code or a ticket', async () => {
  const { ticket, returned } = await isBack()
  await finish(ticket, returned)
  const other = await isBack()
  await finish(other.ticket, `${other.returned}x`)
  const text = JSON.stringify(api.logged)
  const codes = [returned, other.returned].map((said) => new URLSearchParams(said).get('code') ?? '')
  for (const hidden of [SECRET, ticket, other.ticket, ...codes]) expect(text).not.toContain(hidden)
})
