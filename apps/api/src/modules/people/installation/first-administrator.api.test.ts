import { describe, expect, it } from 'vitest'
import { createPlatform } from '../../../create-platform.ts'
import { setting } from '../../../platform/database/tables.ts'
import { waitForLock } from '../../../testing/lock-waits.ts'
import { securityRows } from '../../../testing/security-entries.ts'
import { letSystemTimeFollow } from '../../../testing/system-time.ts'
import { startTestApi, type TestApi } from '../../../testing/test-api.ts'
import { insertAccount } from '../account/account.repository.ts'
import { newFirstRunCode, takeFirstRunCode } from './first-run-code.service.ts'

const ANNA = {
  username: 'anna',
  password: 'μυστικό κλειδί',
  email: 'anna@example.org',
  uName: 'Άννα',
  uSurname: 'Ρήγα',
}
const WRONG_CODE = '0000-0000-0000-0000-0000-0000-0000'

/** An empty installation, as its start leaves it. */
async function anEmptyInstallation(settings: Record<string, string> = {}) {
  const api = await startTestApi(settings)
  const newCode = async () => (await newFirstRunCode(createPlatform(api))) ?? ''
  return { api, newCode, create: creating(api) }
}

function creating({ anonymous }: TestApi) {
  return (code: string, change: Partial<typeof ANNA> = {}) =>
    anonymous.call('createFirstAdministrator', { body: { ...ANNA, ...change, code } })
}

const waits = async ({ anonymous }: TestApi) => (await anonymous.call('getSignInWays')).body.first_run

describe('an installation that has just been started', async () => {
  const { api, newCode, create } = await anEmptyInstallation()

  it('says that it waits for its first administrator, and to nobody how', async () => {
    expect(await waits(api)).toBe(true)
    const code = await newCode()
    const facts = await api.db.select().from(setting)
    expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/)
    expect(JSON.stringify([facts, api.logged])).not.toContain(code.replaceAll('-', ''))
  })

  it('names what is wrong with each field, and makes nobody', async () => {
    const code = await newCode()
    const empty = await api.anonymous.call('createFirstAdministrator', { body: {} as never })
    expect(Object.keys(empty.error.fields ?? {}).sort()).toEqual(['code', ...Object.keys(ANNA)].sort())
    expect((await create(WRONG_CODE)).error).toMatchObject({
      status: 400,
      fields: { code: expect.any(String) },
    })
    expect((await create(code, { password: '   ' })).error).toMatchObject({
      status: 400,
      fields: { password: expect.any(String) },
    })
    expect(await waits(api)).toBe(true)
  })

  it('keeps the newest code alone: a start makes the one before it void', async () => {
    const before = await newCode()
    await newCode()
    expect((await create(before)).error).toMatchObject({ status: 400, fields: { code: expect.any(String) } })
  })

  it('refuses a name that an account has, and leaves the code as it is', async () => {
    const student = await api.given.aStudent()
    const code = await newCode()
    expect((await create(code, { username: student.username })).error).toMatchObject({
      status: 409,
      code: 'duplicate',
    })
    expect(await waits(api)).toBe(true)
  })

  it('makes exactly one of several who come at the same moment, signs in, and never makes another', async () => {
    const code = await newCode()
    const people = ['anna', 'eleni', 'maria', 'sofia']
    const answers = await Promise.all(
      people.map((username) => create(code.toLowerCase(), { username, email: `${username}@example.org` })),
    )
    const outcomes = answers.map(({ body }) => body.outcome)
    expect(outcomes.sort()).toEqual(['made', 'over', 'over', 'over'])
    const [signedIn] = answers.flatMap(({ body }) => (body.outcome === 'made' ? [body.sign_in] : []))
    expect(signedIn).toMatchObject({ status: 2, authenticated: 1, isActive: 1, user_type: 'adm' })

    const administrator = api.bearing(String(signedIn?.jwt_token))
    expect((await administrator.call('getSystemStatus')).status).toBe(200)
    expect(await waits(api)).toBe(false)
    expect(await newCode()).toBe('')
    const late = await create(code, { username: 'late', email: 'late@example.org' })
    expect(late.body).toEqual({ outcome: 'over' })
    await api.securityLog.flush()
    const kinds = (await securityRows(api.db)).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'first_administrator_created')).toHaveLength(1)
    expect(kinds).toContain('first_administrator_refused')
    expect(kinds).toContain('signed_in')
  })
})

describe('whoever guesses the code', async () => {
  const { api, newCode, create } = await anEmptyInstallation({ RATE_LIMIT: 'on' })
  letSystemTimeFollow(api.clock)

  it('waits longer and longer, until a minute is over and the API was started again', async () => {
    await newCode()
    for (let time = 1; time <= 5; time += 1) expect((await create(WRONG_CODE)).status).toBe(400)
    const held = await create(WRONG_CODE)
    expect(held.error).toMatchObject({ status: 429, code: 'too_many_attempts' })
    expect(Number(held.headers['retry-after'])).toBeGreaterThan(0)
    await newCode()
    api.clock.advance({ minutes: 1 })
    expect((await create(WRONG_CODE)).status).toBe(400)
  })

  it('does not hold up the right code, however often wrong ones came from the same address', async () => {
    const code = await newCode()
    const asked = Array.from({ length: 210 }, () => create(WRONG_CODE))
    const statuses = new Set((await Promise.all(asked)).map(({ status }) => status))
    expect([...statuses]).not.toContain(200)
    expect((await create(WRONG_CODE)).status).toBe(429)
    expect((await create(code)).status).toBe(200)
  })
})

describe('two requests whose transactions overlap', async () => {
  const { api, newCode, create } = await anEmptyInstallation()

  it('wait for one another: the second finds the code gone', async () => {
    const code = await newCode()
    const held = Promise.withResolvers<void>()
    const first = api.db.transaction(async (tx) => {
      await takeFirstRunCode(tx, code)
      held.resolve()
      await waitForLock(tx)
      const person = { username: 'first', firstName: 'Άννα', surname: 'Ρήγα', email: 'first@example.org' }
      const account = { ...person, role: 'administrator', departmentId: null, passwordHash: null } as const
      await insertAccount(tx, { ...account, isActive: true }, api.clock.now())
    })
    await held.promise
    const second = create(code)
    await first
    expect((await second).body).toEqual({ outcome: 'over' })
  })
})

describe('an installation that has an administrator', async () => {
  const { api, newCode, create } = await anEmptyInstallation()

  it('gives no code, and takes none that is left', async () => {
    const code = await newCode()
    await api.given.anAdministrator()
    expect((await create(code)).body).toEqual({ outcome: 'over' })
    expect(await newCode()).toBe('')
    expect(await waits(api)).toBe(false)
  })
})

describe('where administrators need a second factor', async () => {
  const { newCode, create } = await anEmptyInstallation({ SECOND_FACTOR_FOR_ADMINISTRATORS: '1' })

  it('the first one has to set it up next', async () => {
    expect((await create(await newCode())).body).toMatchObject({
      sign_in: { authenticated: 1, second_factor_demanded: true, first_sign_in: false },
    })
  })
})
