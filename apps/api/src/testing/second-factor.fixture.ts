import { TOTP } from 'otpauth'
import { passwordHashing } from '../platform/auth/password-hashing.ts'
import type { AccountValues } from './account.factories.ts'
import { type SoftwareAuthenticator, softwareAuthenticator } from './software-authenticator.ts'
import type { TestApi } from './test-api.ts'
import type { TestClient } from './test-client.ts'

const PASSWORD = 'right'

/** What a person does with a second factor, over the calls of the API. */
export function secondFactors({ anonymous, given, clock, as, mailbox }: TestApi) {
  // One hash for all people, because each takes a while.
  const passwordHash = passwordHashing().hash(PASSWORD)

  /** The code that a telephone shows so many steps from now. */
  const codeOf = (secret: string, steps = 0) =>
    new TOTP({ secret }).generate({ timestamp: clock.now().getTime() + steps * 30_000 })

  const nextCode = (secret: string) => {
    clock.advance({ seconds: 30 })
    return codeOf(secret)
  }

  const signIn = async (username: string, more: object = {}, by = anonymous) =>
    (await by.call('signIn', { body: { username, password: PASSWORD, ...more } })).body

  /** The password alone: the challenge of a sign-in. */
  const challengeOf = async (username: string, by = anonymous) =>
    (await signIn(username, {}, by)).second_factor?.challenge ?? ''

  const byCode = (challenge: string, code: string, by = anonymous) =>
    by.call('signInWithCode', { body: { challenge, code } })

  async function setUpTotp(client: TestClient, proof: object = {}) {
    const { body } = await client.call('beginTotp', { body: { password: PASSWORD, ...proof } })
    if (body.status !== 2) throw new Error(`the telephone was not begun: ${body.status}`)
    const done = await client.call('confirmTotp', { body: { code: codeOf(body.secret) } })
    if (done.body.status !== 2) throw new Error('the telephone was not confirmed')
    return { secret: body.secret, recoveryCodes: done.body.recoveryCodes ?? [] }
  }

  async function addPasskey(
    client: TestClient,
    device: SoftwareAuthenticator = softwareAuthenticator(),
    proof: object = {},
  ) {
    const { body } = await client.call('beginPasskey', { body: { password: PASSWORD, ...proof } })
    if (body.status !== 2) throw new Error(`the passkey was not begun: ${body.status}`)
    const named = { response: device.create(body.options), name: 'Το κλειδί μου' }
    return { device, done: (await client.call('confirmPasskey', { body: named })).body }
  }

  async function byPasskey(challenge: string, device: SoftwareAuthenticator) {
    const { body } = await anonymous.call('beginPasskeySignIn', { body: { challenge } })
    if (body.status !== 2) throw new Error('the challenge takes no passkey')
    return anonymous.call('signInWithPasskey', { body: { challenge, response: device.get(body.options) } })
  }

  async function proofOf(client: TestClient, device: SoftwareAuthenticator) {
    const { options } = (await client.call('beginPasskeyProof')).body
    return { password: PASSWORD, passkey: device.get(options) }
  }

  /** A person with a telephone, and the session in which it was set up. */
  async function aPerson(values: AccountValues = {}) {
    const person = await withPassword(values)
    return { ...person, ...(await setUpTotp(person.client)) }
  }

  /** A person without a second factor. */
  async function withPassword(values: AccountValues = {}) {
    const account = await given.anAccount({ passwordHash: await passwordHash, ...values })
    return { account, username: account.username, client: await as(account) }
  }

  /** Subjects of the mails to a person, the oldest first. */
  const mailsTo = async ({ email }: { email: string }) =>
    (await mailbox.all()).filter(({ to }) => to === email).map(({ subject }) => subject)

  return {
    PASSWORD,
    codeOf,
    nextCode,
    signIn,
    challengeOf,
    byCode,
    byPasskey,
    setUpTotp,
    addPasskey,
    proofOf,
    aPerson,
    withPassword,
    mailsTo,
  }
}
