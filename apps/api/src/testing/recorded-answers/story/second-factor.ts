import { TOTP } from 'otpauth'
import { outbox } from '../../../platform/mail/tables.ts'
import { softwareAuthenticator } from '../../software-authenticator.ts'
import type { Cast } from './cast.ts'

const UNDO_LINK = /\/second-factor\/undo\?token=([\w-]+)/

/** The tokens of the links that take a factor off, sent or waiting: only Sofia has set one up. */
const linksIn = async ({ db }: Cast['api']) =>
  (await db.select({ text: outbox.text }).from(outbox)).flatMap(({ text }) => UNDO_LINK.exec(text)?.[1] ?? [])

/** Sofia sets up a telephone and a passkey, signs in with each, and takes them off in every way there is. */
export async function playSecondFactor(cast: Cast): Promise<void> {
  const { api, recorder, sofia } = cast
  const bySofia = recorder.as(sofia)
  await bySofia('getSecondFactor', { note: 'with none' })
  const secret = await setUp(cast, '')
  const codes = await playTelephone(cast, secret)
  await playPasskey(cast, codes)

  const code = await codeOf(cast, secret)
  const renewed = await bySofia('renewRecoveryCodes', { body: { password: sofia.password, code } })
  const [recovery = ''] = 'recoveryCodes' in renewed.body ? renewed.body.recoveryCodes : []
  recorder.keepSecret(recovery, 'recovery code')
  await bySofia('removeTotp', { note: 'without a proof', body: { password: sofia.password } })
  await bySofia('removeTotp', { body: { password: sofia.password, code: recovery } })

  const before = await linksIn(api)
  await confirm(cast, await setUp(cast, 'once more'), 'once more')
  const link = (await linksIn(api)).find((one) => !before.includes(one)) ?? ''
  const token = recorder.keepSecret(link, 'token in the mail about a factor')
  const byAnonymous = recorder.as(recorder.anonymous)
  await byAnonymous('undoSecondFactor', { body: { token } })
  await byAnonymous('undoSecondFactor', { note: 'a second time', body: { token } })
  await cast.signIn(sofia, 'after the factor was taken off')
  await playLostFactor(cast)
}

/** The code of the telephone, half a minute after the last. */
async function codeOf({ api, recorder }: Cast, secret: string): Promise<string> {
  api.clock.advance({ seconds: 30 })
  return recorder.keepSecret(
    new TOTP({ secret }).generate({ timestamp: api.clock.now().getTime() }),
    'code of the telephone',
  )
}

async function setUp({ recorder, sofia }: Cast, note: string): Promise<string> {
  const begun = await recorder.as(sofia)('beginTotp', { note, body: { password: sofia.password } })
  return 'secret' in begun.body ? begun.body.secret : ''
}

async function confirm(cast: Cast, secret: string, note: string): Promise<string[]> {
  const { recorder, sofia } = cast
  const { body } = await recorder.as(sofia)('confirmTotp', {
    note,
    body: { code: await codeOf(cast, secret) },
  })
  const codes = 'recoveryCodes' in body ? (body.recoveryCodes ?? []) : []
  for (const code of codes) recorder.keepSecret(code, 'recovery code')
  return codes
}

async function challengeOf({ recorder, sofia }: Cast, note: string): Promise<string> {
  const { username, password } = sofia
  const { body } = await recorder.as(sofia)('signIn', { note, body: { username, password } })
  return recorder.keepSecret(body.second_factor?.challenge ?? '', 'challenge')
}

async function playTelephone(cast: Cast, secret: string): Promise<string[]> {
  const { api, recorder, sofia } = cast
  const bySofia = recorder.as(sofia)
  const wrong = { password: 'wrong' }
  await bySofia('beginTotp', { note: 'with a wrong password', body: wrong })
  await bySofia('confirmTotp', { note: 'with a wrong code', body: { code: 'abcdef' } })
  const codes = await confirm(cast, secret, '')
  const challenge = await challengeOf(cast, 'who has a telephone')
  await bySofia('signInWithCode', { body: { challenge, code: 'abcdef' }, note: 'with a wrong code' })
  const code = await codeOf(cast, secret)
  const { body } = await bySofia('signInWithCode', { body: { challenge, code } })
  await bySofia('signInWithCode', { note: 'a second time', body: { challenge, code } })
  sofia.client = api.bearing(String(body.jwt_token))
  return codes
}

async function playPasskey(cast: Cast, [recoveryCode = '']: string[]): Promise<void> {
  const { api, recorder, sofia } = cast
  const bySofia = recorder.as(sofia)
  const device = softwareAuthenticator()
  const { password } = sofia
  await bySofia('beginPasskey', { note: 'without a proof', body: { password } })
  const begun = await bySofia('beginPasskey', { body: { password, code: recoveryCode } })
  if (!('options' in begun.body)) throw new Error('the passkey was not begun')
  const named = { response: device.create(begun.body.options), name: 'Το κλειδί μου' }
  await bySofia('confirmPasskey', { body: named })
  await bySofia('confirmPasskey', { note: 'a second time', body: named })
  await bySofia('getSecondFactor', { note: 'with two' })

  const challenge = await challengeOf(cast, 'who has a passkey')
  const asked = await bySofia('beginPasskeySignIn', { body: { challenge } })
  if (!('options' in asked.body)) throw new Error('the challenge takes no passkey')
  const response = device.get(asked.body.options)
  const { body } = await bySofia('signInWithPasskey', { body: { challenge, response } })
  sofia.client = api.bearing(String(body.jwt_token))
  await bySofia('beginPasskeySignIn', { note: 'when it is over', body: { challenge } })

  const [own] = (await bySofia('getSecondFactor', { note: 'with a passkey that was used' })).body.passkeys
  const { options } = (await bySofia('beginPasskeyProof')).body
  const params = { passkeyId: own?.passkeyID ?? 0 }
  await bySofia('removePasskey', { params, body: { password, passkey: device.get(options) } })
}

async function playLostFactor(cast: Cast): Promise<void> {
  const { recorder, sofia, admin } = cast
  await confirm(cast, await setUp(cast, 'for a third time'), 'for a third time')
  const byAdmin = recorder.as(admin)
  const params = { username: sofia.username }
  await byAdmin('getAccountAccess', { note: 'with a second factor', params })
  await byAdmin('takeSecondFactorOff', { params })
  await byAdmin('takeSecondFactorOff', { note: 'of themselves', params: { username: admin.username } })
  await byAdmin('getAccountAccess', { note: 'without a second factor', params })
}
