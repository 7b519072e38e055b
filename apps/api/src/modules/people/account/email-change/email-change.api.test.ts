import { describe, expect, it } from 'vitest'
import { upkeep } from '../../../../platform/upkeep/upkeep.ts'
import { startTestApi } from '../../../../testing/test-api.ts'
import { EMAIL_CHANGES_KEPT } from '../email-change.repository.ts'
import { emailChange } from '../tables.ts'

const api = await startTestApi()
const { anonymous, given, clock, mailbox, db } = api

let people = 0
/** A student who asks for another address, and what the mails about it say. */
async function aPerson() {
  people += 1
  const [old, wanted] = [`old${people}@example.gr`, `new${people}@example.gr`]
  const account = await given.aStudent({ email: old, password: 'right' })
  const client = await api.as(account)
  const ask = (uEmail: string, by = client) =>
    by.call('editStudentProfile', { body: { user: { uEmail, uName: 'Νέα' } } })
  const confirm = async (code: string, password = 'right', by = client) =>
    (await by.call('confirmEmailChange', { body: { code, password } })).body.status
  const addresses = async (by = client) => {
    const { uEmail, uEmailPending } = (await by.call('getStudentProfile')).body
    return [uEmail, uEmailPending]
  }
  return { account, client, old, wanted, ask, confirm, addresses }
}

async function codeFor(email: string): Promise<string> {
  const code = /^\d{6}$/m.exec((await mailbox.newestTo(email)).text)?.[0]
  if (code === undefined) throw new Error('the mail has no code')
  return code
}

/** The token of the link in the newest note to an address. */
async function linkFor(email: string): Promise<string> {
  const notes = (await mailbox.all()).filter(
    ({ to, subject }) => to === email && subject === 'Ζητήθηκε αλλαγή της διεύθυνσής σας',
  )
  const token = /\/email\/cancel\?token=([\w-]+)/.exec(notes.at(-1)?.text ?? '')?.[1]
  if (token === undefined) throw new Error('no note has a link')
  return token
}

const cancel = async (token: string) =>
  (await anonymous.call('cancelEmailChange', { body: { token } })).body.state
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')
const mailsTo = async (email: string) => (await mailbox.all()).filter(({ to }) => to === email).length

describe('a new address in the own profile', () => {
  it('waits, while the rest is saved and the old one holds; both addresses get a mail', async () => {
    const { account, client, old, wanted, ask, addresses } = await aPerson()
    expect((await ask(wanted)).status).toBe(200)
    expect(await addresses()).toEqual([old, wanted])
    expect((await client.call('getStudentProfile')).body.uName).toBe('Νέα')
    expect(await codeFor(wanted)).toMatch(/^\d{6}$/)
    expect(await linkFor(old)).toMatch(/^[\w-]{40,}$/)
    const administrator = await api.as(await given.anAdministrator())
    const params = { username: account.username }
    expect((await administrator.call('getStudentProfileOf', { params })).body.uEmailPending).toBeNull()
  })

  it('keeps its code within the minute, and gets another one afterwards', async () => {
    const { old, wanted, ask, confirm } = await aPerson()
    await ask(wanted)
    const first = await codeFor(wanted)
    await ask(wanted)
    expect(await mailsTo(wanted)).toBe(1)
    clock.advance({ minutes: 1 })
    await ask(wanted)
    const second = await codeFor(wanted)
    expect([await mailsTo(wanted), await mailsTo(old)]).toEqual([2, 1])
    if (first !== second) expect(await confirm(first)).toBe(0)
    expect(await confirm(second)).toBe(2)
  })

  it('gets ten codes a day, to however many addresses', async () => {
    const { ask } = await aPerson()
    const before = (await mailbox.all()).length
    for (let index = 0; index < 10; index += 1) expect((await ask(`a${index}@victim.gr`)).status).toBe(200)
    expect((await ask('a10@victim.gr')).error).toMatchObject({ status: 429, code: 'too_many_attempts' })
    // A code to the new address and a note to the old one each time.
    expect((await mailbox.all()).length - before).toBe(20)
  })

  it('takes the place of another one, whose code is worth nothing then', async () => {
    const { wanted, ask, confirm, addresses, old } = await aPerson()
    await ask(`typo.${wanted}`)
    const typo = await codeFor(`typo.${wanted}`)
    await ask(wanted)
    expect(await addresses()).toEqual([old, wanted])
    const code = await codeFor(wanted)
    if (typo !== code) expect(await confirm(typo)).toBe(0)
    expect(await confirm(code)).toBe(2)
  })

  it('blocks nobody who registers with it, and is refused then', async () => {
    const { wanted, ask, client } = await aPerson()
    await ask(wanted)
    const code = await codeFor(wanted)
    await given.aStudent({ email: wanted.toUpperCase() })
    const { error } = await client.call('confirmEmailChange', { body: { code, password: 'right' } })
    expect(error).toMatchObject({ status: 409, code: 'duplicate' })
  })

  it('is refused when another account has it', async () => {
    const { ask } = await aPerson()
    const { email } = await given.aStudent()
    expect((await ask(email.toUpperCase())).error.fields).toEqual({ uEmail: 'Χρησιμοποιείται ήδη.' })
  })

  it('is forgotten when an administrator gives another one', async () => {
    const instructor = await given.anInstructor({ password: 'right' })
    const client = await api.as(instructor)
    await client.call('editInstructorProfile', { body: { user: { uEmail: 'mine@example.gr' } } })
    const administrator = await api.as(await given.anAdministrator())
    const { username, firstName, surname, departmentId } = instructor
    await administrator.call('editInstructor', {
      params: { username },
      body: {
        username,
        uName: firstName,
        uSurname: surname,
        uEmail: 'theirs@example.gr',
        rank: 'professor',
        depID: departmentId,
      },
    })
    expect((await client.call('getInstructorProfile')).body).toMatchObject({
      uEmail: 'theirs@example.gr',
      uEmailPending: null,
    })
  })
})

describe('confirming a new address', () => {
  it('comes before any mail about a forgotten password goes there', async () => {
    const { wanted, ask } = await aPerson()
    await ask(wanted)
    await anonymous.call('forgotPassword', { body: { email: wanted } })
    expect(await mailsTo(wanted)).toBe(1)
  })

  it('is for people with a session, and names what is missing', async () => {
    expect((await anonymous.call('confirmEmailChange', { body: {} })).status).toBe(401)
    const { client } = await aPerson()
    const { error } = await client.call('confirmEmailChange', { body: {} })
    expect(Object.keys(error.fields ?? {}).sort()).toEqual(['code', 'password'])
  })

  it('answers 0 where nothing waits', async () => {
    const { confirm } = await aPerson()
    expect(await confirm('123456')).toBe(0)
  })

  it('wants the password, the code, and then ends every other session and tells the old address', async () => {
    const { account, client, old, wanted, ask, confirm, addresses } = await aPerson()
    const elsewhere = await api.as(account)
    await ask(wanted)
    const code = await codeFor(wanted)
    for (let attempt = 1; attempt <= 6; attempt += 1) expect(await confirm(code, 'wrong')).toBe(1)
    expect(await confirm(wrong(code))).toBe(0)
    expect(await addresses()).toEqual([old, wanted])
    expect(await confirm(code)).toBe(2)
    expect(await addresses()).toEqual([wanted, null])
    expect((await elsewhere.call('getStudentProfile')).status).toBe(401)
    expect((await client.call('getStudentProfile')).status).toBe(200)
    expect((await mailbox.newestTo(old)).subject).toBe('Η ηλεκτρονική διεύθυνση άλλαξε')
    const body = { username: wanted, password: 'right' }
    expect((await anonymous.call('signIn', { body })).body.status).toBe(2)
    expect(await confirm(code)).toBe(0)
  })

  it('makes links that went to the old address invalid', async () => {
    const { old, wanted, ask, confirm } = await aPerson()
    await anonymous.call('forgotPassword', { body: { email: old } })
    const token = /[?&]token=([\w-]+)/.exec((await mailbox.newestTo(old)).text)?.[1]
    await ask(wanted)
    expect(await confirm(await codeFor(wanted))).toBe(2)
    const body = { token, newpass: 'ξένος κωδικός' }
    expect((await anonymous.call('resetPassword', { body })).body).toEqual({ state: 1 })
  })

  it('is refused after five wrong codes, also when they come at once', async () => {
    const { wanted, ask, confirm } = await aPerson()
    await ask(wanted)
    const code = await codeFor(wanted)
    await Promise.all(Array.from({ length: 5 }, () => confirm(wrong(code))))
    expect(await confirm(code)).toBe(0)
    clock.advance({ minutes: 1 })
    await ask(wanted)
    expect(await confirm(await codeFor(wanted))).toBe(2)
  })

  it('takes a code for a day', async () => {
    const { account, wanted, ask, confirm } = await aPerson()
    await ask(wanted)
    const code = await codeFor(wanted)
    clock.advance({ hours: 24 })
    expect(await confirm(code, 'right', await api.as(account))).toBe(0)
  })

  it('gives one address to the first of two who confirm it', async () => {
    const [first, second] = [await aPerson(), await aPerson()]
    const codes: string[] = []
    for (const { ask } of [first, second]) {
      await ask('wanted@example.gr')
      codes.push(await codeFor('wanted@example.gr'))
    }
    const answers = await Promise.all(
      [first, second].map(({ client }, index) =>
        client.call('confirmEmailChange', { body: { code: codes[index] ?? '', password: 'right' } }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('taking a new address back', () => {
  it('leaves the old one and makes code and link worthless', async () => {
    const { client, old, wanted, ask, confirm, addresses } = await aPerson()
    await ask(wanted)
    const [code, link] = [await codeFor(wanted), await linkFor(old)]
    expect((await client.call('withdrawEmailChange')).body).toEqual({ status: 200 })
    expect(await addresses()).toEqual([old, null])
    expect(await confirm(code)).toBe(0)
    expect(await cancel(link)).toBe(1)
  })
})

describe('the link in the note to the old address', () => {
  it('keeps it, ends every session, and works once', async () => {
    const { account, client, old, wanted, ask, addresses } = await aPerson()
    await ask(wanted)
    const link = await linkFor(old)
    expect((await Promise.all([cancel(link), cancel(link)])).sort()).toEqual([0, 1])
    expect((await client.call('getStudentProfile')).status).toBe(401)
    expect(await addresses(await api.as(account))).toEqual([old, null])
  })

  it('brings it back for seven days, in which nobody else gets it', async () => {
    const { account, old, wanted, ask, confirm, addresses } = await aPerson()
    const stranger = await aPerson()
    const { departmentId: department } = account
    const register = async (username: string) => {
      const body = { username, password: 'secret', email: old, uName: 'Ξένη', uSurname: 'Ξένου', department }
      return (await anonymous.call('register', { body })).body.status
    }
    await ask(wanted)
    expect(await confirm(await codeFor(wanted))).toBe(2)
    clock.advance({ days: 6, hours: 23 })
    expect(await register('early')).toBe(1)
    expect((await stranger.ask(old, await api.as(stranger.account))).error.status).toBe(409)
    expect(await cancel(await linkFor(old))).toBe(0)
    expect(await addresses(await api.as(account))).toEqual([old, null])
    expect((await mailbox.newestTo(wanted)).subject).toBe('Η ηλεκτρονική διεύθυνση άλλαξε')
  })

  it('is in the mail about the confirmation too, and holds for seven days from then on', async () => {
    const { account, old, wanted, ask, confirm } = await aPerson()
    await ask(wanted)
    const first = await linkFor(old)
    clock.advance({ days: 6, hours: 20 })
    const again = await api.as(account)
    await ask(wanted, again)
    expect(await confirm(await codeFor(wanted), 'right', again)).toBe(2)
    const mail = await mailbox.newestTo(old)
    expect(mail.subject).toBe('Η ηλεκτρονική διεύθυνση άλλαξε')
    const second = /\/email\/cancel\?token=([\w-]+)/.exec(mail.text)?.[1] ?? ''
    clock.advance({ days: 6, hours: 23 })
    expect(await cancel(second)).toBe(0)
    expect(await cancel(first)).toBe(1)
  })

  it('sends a link for another password to the old address, because whoever confirmed the change knew this one', async () => {
    const { account, old, wanted, ask, confirm, addresses } = await aPerson()
    await ask(wanted)
    expect(await confirm(await codeFor(wanted))).toBe(2)
    expect(await cancel(await linkFor(old))).toBe(0)
    const signIn = async (password: string) =>
      (await anonymous.call('signIn', { body: { username: account.username, password } })).body.status
    const { subject, text } = await mailbox.newestTo(old)
    expect(subject).toBe('Νέος κωδικός πρόσβασης')
    const token = /[?&]token=([\w-]+)/.exec(text)?.[1]
    const body = { token, newpass: 'chosen again' }
    expect((await anonymous.call('resetPassword', { body })).body).toEqual({ state: 0 })
    expect(await signIn('right')).toBe(1)
    expect(await signIn('chosen again')).toBe(2)
    expect(await addresses(await api.as(account))).toEqual([old, null])
  })

  it('is over after seven days, and the old address is free', async () => {
    const { account, old, wanted, ask, confirm, addresses } = await aPerson()
    await ask(wanted)
    expect(await confirm(await codeFor(wanted))).toBe(2)
    clock.advance({ days: 7 })
    expect(await cancel(await linkFor(old))).toBe(1)
    expect(await addresses(await api.as(account))).toEqual([wanted, null])
    await upkeep(api, [EMAIL_CHANGES_KEPT])()
    expect(await db.select().from(emailChange)).toEqual([])
  })

  it('undoes what was asked for after it, too', async () => {
    const { account, old, wanted, ask, confirm, addresses } = await aPerson()
    await ask(wanted)
    const link = await linkFor(old)
    expect(await confirm(await codeFor(wanted))).toBe(2)
    await ask(`third.${wanted}`)
    expect(await confirm(await codeFor(`third.${wanted}`))).toBe(2)
    expect(await cancel(link)).toBe(0)
    expect(await addresses(await api.as(account))).toEqual([old, null])
    expect(await cancel(await linkFor(wanted))).toBe(1)
  })

  it('that is made up does nothing', async () => {
    expect(await cancel('made-up')).toBe(1)
  })
})
