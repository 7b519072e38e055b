import type { Cast, Member } from './cast.ts'

const codeIn = (text: string) => /^\d{6}$/m.exec(text)?.[0] ?? ''
const tokenIn = (text: string) => /[?&]token=([\w-]+)/.exec(text)?.[1] ?? ''

const NAMES: Record<string, { uName: string; uSurname: string }> = {
  maria: { uName: 'Μαρία', uSurname: 'Ανδρεάδου' },
  nikos: { uName: 'Νίκος', uSurname: 'Βλάχος' },
  eleni: { uName: 'Ελένη', uSurname: 'Γεωργίου' },
}

/** The instructors choose their first passwords, the students register, and all sign in. */
export async function playAccounts(cast: Cast, depID: number) {
  const { recorder, petros, sofia, maria, nikos, eleni } = cast
  const byAnonymous = recorder.as(recorder.anonymous)
  for (const instructor of [petros, sofia]) await playFirstPassword(cast, instructor)

  await playRegistration(cast, depID)
  for (const student of [nikos, eleni]) {
    await recorder.as(student)('register', { body: registrationOf(student, depID) })
    await recorder.as(student)('activate', {
      body: { email: student.email, code: await newestCode(cast, student) },
    })
  }
  await byAnonymous('signIn', {
    note: 'with an unknown name',
    body: { username: 'nobody.here', password: 'password' },
  })
  await byAnonymous('signIn', {
    note: 'with a wrong password',
    body: { username: 'petros', password: 'password' },
  })
  await byAnonymous('signIn', {
    note: 'as plain text',
    body: { username: 'petros' },
    headers: { 'content-type': 'text/plain' },
  })
  await byAnonymous('signIn', {
    note: 'from another origin',
    body: { username: 'petros', password: petros.password },
    headers: { origin: 'https://elsewhere.example.org' },
  })
  await cast.signIn(petros)
  await cast.signIn(sofia)
  await cast.signIn(nikos)
  await cast.signIn(eleni)
  await playForgottenPassword(cast, maria)
  await playSessions(cast)
  await playNewAddress(cast, eleni)
}

const registrationOf = ({ username, email, password }: Member, department: number) => ({
  username,
  password,
  email,
  ...NAMES[username],
  department,
})

async function newestCode({ api, recorder }: Cast, { email, username }: Member): Promise<string> {
  return recorder.keepSecret(codeIn((await api.mailbox.newestTo(email)).text), `code of ${username}`)
}

async function newestLinkToken({ api, recorder }: Cast, { email, username }: Member): Promise<string> {
  return recorder.keepSecret(
    tokenIn((await api.mailbox.newestTo(email)).text),
    `token in the mail to ${username}`,
  )
}

async function playFirstPassword(cast: Cast, person: Member) {
  const token = await newestLinkToken(cast, person)
  await cast.recorder.as(person)('resetPassword', { body: { token, newpass: person.password } })
}

async function playRegistration(cast: Cast, depID: number) {
  const { api, recorder, maria } = cast
  const byMaria = recorder.as(maria)
  const body = registrationOf(maria, depID)
  const registered = await byMaria('register', { body })
  await byMaria('register', { note: 'a second time', body })
  await byMaria('register', {
    note: 'at no department',
    body: { ...body, username: 'maria2', department: 999_999 },
  })
  const code = await newestCode(cast, maria)
  await byMaria('activate', { body: { email: maria.email, code: 'abcdef' }, note: 'with a wrong code' })
  await byMaria('activate', {
    note: 'of an unknown address',
    body: { email: 'nobody@example.org', code: '123456' },
  })
  await byMaria('signIn', { note: 'not active yet', body: { username: 'maria', password: maria.password } })
  const inactive = String('jwt_token' in registered.body ? registered.body.jwt_token : '')
  await byMaria('authenticate', { note: 'not active yet', body: { jwt_token: inactive } })
  maria.client = api.bearing(inactive)
  await byMaria('getStudentProfile', { note: 'not active yet' })
  api.clock.advance({ minutes: 2 })
  await byMaria('resendCode', { body: { email: maria.email } })
  await byMaria('resendCode', { note: 'within the minute', body: { email: maria.email } })
  await byMaria('resendCode', { note: 'of an unknown address', body: { email: 'nobody@example.org' } })
  await byMaria('activate', { note: 'with the code of before', body: { email: maria.email, code } })
  const { body: active } = await byMaria('activate', {
    body: { email: maria.email, code: await newestCode(cast, maria) },
  })
  const token = 'key' in active ? active.key : ''
  maria.client = api.bearing(token)
  const byAnonymous = recorder.as(recorder.anonymous)
  await byAnonymous('authenticate', { body: { jwt_token: token, type: 'stu' } })
  await byAnonymous('authenticate', {
    note: 'as another type of user',
    body: { jwt_token: token, type: 'ins' },
  })
  await byAnonymous('authenticate', { note: 'with a bad token', body: { jwt_token: 'bad' } })
}

async function playForgottenPassword(cast: Cast, person: Member) {
  const { recorder, signIn } = cast
  const byPerson = recorder.as(person)
  const byAnonymous = recorder.as(recorder.anonymous)
  await byAnonymous('forgotPassword', { body: { email: person.email } })
  await byAnonymous('forgotPassword', {
    note: 'of an unknown address',
    body: { email: 'nobody@example.org' },
  })
  const token = await newestLinkToken(cast, person)
  person.password = 'a new password'
  await byAnonymous('checkPasswordLink', { body: { token } })
  await byAnonymous('resetPassword', { body: { token, newpass: person.password } })
  await byAnonymous('resetPassword', { note: 'a second time', body: { token, newpass: person.password } })
  await byAnonymous('checkPasswordLink', { note: 'of a link that was used', body: { token } })
  await byPerson('listSessions', { note: 'signed out by the new password' })
  await signIn(person, 'with the new password')
  await byPerson('changePassword', { body: { oldpass: person.password, newpass: 'the newest password' } })
  await byPerson('changePassword', {
    note: 'with a wrong one',
    body: { oldpass: 'wrong', newpass: 'password' },
  })
  await byPerson('changePassword', {
    note: 'with a short one',
    body: { oldpass: 'the newest password', newpass: 'abc' },
  })
  person.password = 'the newest password'
}

async function playSessions(cast: Cast) {
  const { api, recorder, eleni } = cast
  const body = { username: eleni.username, password: eleni.password }
  const elsewhere = async (userAgent: string) => {
    const headers = { 'user-agent': userAgent }
    return String(
      (await recorder.as(eleni)('signIn', { note: `at a ${userAgent}`, body, headers })).body.jwt_token,
    )
  }
  const atPhone = { name: 'Eleni at her phone', client: api.bearing(await elsewhere('phone')) }
  const token = await elsewhere('laboratory')
  const byAnonymous = recorder.as(recorder.anonymous)
  await byAnonymous('getStudentProfile', { note: 'with the token in the query', query: { jwt_token: token } })
  await byAnonymous('changePassword', {
    note: 'with the token in the body',
    body: { oldpass: 'wrong', newpass: 'new password', jwt_token: token },
  })
  const byEleni = recorder.as(eleni)
  const listed = await byEleni('listSessions')
  const phone = listed.body.find(({ userAgent }) => userAgent === 'phone')
  await byEleni('endSession', { params: { sessionId: phone?.sessionID ?? '' } })
  await recorder.as(atPhone)('listSessions', { note: 'after the session was ended' })
  await byEleni('endOtherSessions')
  await byEleni('listSessions', { note: 'with one left' })
  await byEleni('makeDownloadToken', { body: { path: '/user/profile/cv' } })
  await byEleni('signOut')
  await byEleni('listSessions', { note: 'after the sign-out' })
  await cast.signIn(eleni)
}

async function playNewAddress(cast: Cast, person: Member) {
  const { api, recorder } = cast
  const byPerson = recorder.as(person)
  const newEmail = `new.${person.email}`
  const ask = (note: string) => byPerson('editStudentProfile', { note, body: { user: { uEmail: newEmail } } })
  const confirm = (note: string, code: string, password = person.password) =>
    byPerson('confirmEmailChange', { note, body: { code, password } })
  await ask('with a new address')
  const note = (await api.mailbox.newestTo(person.email)).text
  const token = recorder.keepSecret(tokenIn(note), `token of the address of ${person.username}`)
  const { text } = await api.mailbox.newestTo(newEmail)
  const code = recorder.keepSecret(codeIn(text), `code for the address of ${person.username}`)
  await byPerson('getStudentProfile', { note: 'with a new address' })
  await confirm('with a wrong password', code, 'wrong')
  await confirm('with a wrong code', 'abcdef')
  await confirm('with both', code)
  const byAnonymous = recorder.as(recorder.anonymous)
  await byAnonymous('cancelEmailChange', { body: { token } })
  await byAnonymous('cancelEmailChange', { note: 'a second time', body: { token } })
  await cast.signIn(person)
  await ask('with a new address once more')
  await byPerson('withdrawEmailChange', {})
}

/** The last of the story, because the address has to wait afterwards. */
export async function playGuessing({ recorder, maria }: Cast) {
  for (let attempt = 1; attempt <= 11; attempt += 1) {
    await recorder.as(maria)('signIn', {
      note: `guess ${attempt}`,
      body: { username: 'maria', password: 'guessed' },
    })
  }
}
