import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import {
  type FaultyListener,
  type Moment,
  type Reaction,
  startFaultyListener,
} from '../../testing/faulty-listener.ts'
import type { MailFailure } from './mail-transport.ts'
import { smtpTransport } from './smtp-transport.ts'

const STAMP = {
  messageKey: '0d4cf0f2-8a64-4f4e-8f0e-4f2f7c1d9a11',
  writtenAt: new Date('2026-03-10T09:00:00Z'),
}
const MAIL = {
  to: 'maria@example.org',
  subject: 'Κωδικός επιβεβαίωσης',
  text: 'Ο κωδικός',
  html: '<p>Ο κωδικός</p>',
}
const TIMEOUTS = { greeting: 10_000, silence: 10_000, whole: 10_000 }
/** For silent servers; not so short that a busy machine looks like one. */
const SHORT_TIMEOUTS = { ...TIMEOUTS, silence: 700 }

const listeners: FaultyListener[] = []
afterEach(async () => {
  await Promise.all(listeners.splice(0).map((one) => one.close()))
})

async function listening(
  react?: (moment: Moment) => Reaction,
  options?: SMTPServerOptions,
): Promise<FaultyListener> {
  const listener = await startFaultyListener(react, options)
  listeners.push(listener)
  return listener
}

const transportTo = (address: string, timeouts = TIMEOUTS) =>
  smtpTransport({ smtpUrl: address, from: 'Διατριβή <theses@example.org>', timeouts })

/** What the failure means and its codes; fails when the mail left. */
async function failureAt(address: string, timeouts = TIMEOUTS): Promise<string> {
  const failure = await transportTo(address, timeouts)
    .send(MAIL, STAMP)
    .then(
      () => {
        throw new Error('the mail left')
      },
      (error: MailFailure) => error,
    )
  return `${failure.kind}: ${failure.message}`
}

async function failureWhen(moment: Moment, reaction: Reaction): Promise<string> {
  const { port } = await listening((now) => (now === moment ? reaction : 'go on'))
  const greeting = moment === 'connection' && reaction === 'hang' ? SHORT_TIMEOUTS.silence : TIMEOUTS.greeting
  const timeouts = reaction === 'hang' ? { ...SHORT_TIMEOUTS, greeting } : TIMEOUTS
  return failureAt(`smtp://127.0.0.1:${port}`, timeouts)
}

describe('a mail sent by SMTP', () => {
  it('arrives in Greek, as text and as HTML, from the address of the settings, and the server says so', async () => {
    const { port, received } = await listening()
    expect(await transportTo(`smtp://127.0.0.1:${port}`).send(MAIL, STAMP)).toMatch(/^250 /)
    const [mail] = received
    expect(mail).toMatchObject({ from: 'theses@example.org', recipient: 'maria@example.org' })
    expect(mail?.message).toContain('multipart/alternative')
    expect(mail?.message).toMatch(/^To: maria@example\.org\r?$/m)
    expect(mail?.message).toMatch(/^Auto-Submitted: auto-generated\r?$/m)
    expect(mail?.message).toMatch(/^X-Auto-Response-Suppress: All\r?$/m)
    expect(mail?.message).toMatch(/^Subject: =\?UTF-8\?/m)
  })

  it.each(['PUBLISH', 'CANCEL'])(
    'carries a file for the calendar, with what is to be done: %s',
    async (method) => {
      const { port, received } = await listening()
      const calendar = `BEGIN:VCALENDAR\r\nMETHOD:${method}\r\nSUMMARY:Εξέταση\r\nEND:VCALENDAR\r\n`
      await transportTo(`smtp://127.0.0.1:${port}`).send({ ...MAIL, calendar }, STAMP)
      const message = received[0]?.message ?? ''
      expect(message).toContain('text/calendar')
      expect(message).toContain(`method=${method}`)
      expect(message).toMatch(/filename=examination\.ics/)
      expect(message).toContain('multipart/alternative')
      const written = /filename=examination\.ics\r?\n\r?\n([\s\S]*?)\r?\n--/.exec(message)?.[1] ?? ''
      expect(Buffer.from(written, 'base64').toString()).toBe(calendar)
    },
  )

  it('is the same mail of the same moment every time', async () => {
    const { port, received } = await listening()
    const transport = transportTo(`smtp://127.0.0.1:${port}`)
    await transport.send(MAIL, STAMP)
    await transport.send(MAIL, STAMP)
    expect(received.map(({ messageId }) => messageId)).toEqual(
      Array(2).fill(`${STAMP.messageKey}@example.org`),
    )
    expect(received[0]?.message).toMatch(/^Date: Tue, 10 Mar 2026 09:00:00 \+0000\r?$/m)
    transport.close()
  })
})

describe('a server that cannot be talked to means an outage', () => {
  it.each([
    ['no server listens', () => failureAt('smtp://127.0.0.1:1'), 'outage: ESOCKET'],
    ['it never greets', () => failureWhen('connection', 'hang'), 'outage: ETIMEDOUT'],
    ['it hangs up', () => failureWhen('connection', 'break'), 'outage: ECONNECTION'],
    ['it admits no client', () => failureWhen('connection', { refuse: 554 }), 'outage: EPROTOCOL 554'],
    ['it refuses our sender', () => failureWhen('sender', { refuse: 550 }), 'outage: EENVELOPE 550'],
  ])('when %s', async (_what, failing, failure) => {
    expect(await failing()).toBe(failure)
  })
})

describe('a server that refuses the recipient', () => {
  const refused = (refuse: number, words: string) => failureWhen('recipient', { refuse, words })

  it('for ever, is not asked again', async () => {
    expect(await refused(550, '5.1.1 No such user here')).toBe('never: EENVELOPE 550 5.1.1')
    expect(await refused(550, 'No such user here')).toBe('never: EENVELOPE 550')
    expect(await refused(553, 'Not an address')).toBe('never: EENVELOPE 553')
  })

  it('for now, is asked again', async () => {
    expect(await refused(451, '4.7.1 Greylisted, come back')).toBe('later: EENVELOPE 451 4.7.1')
    expect(await refused(421, '4.3.2 Closing')).toMatch(/^later: .* 421 4\.3\.2$/)
  })

  it('because it does not know us, is asked again: settings can be mended', async () => {
    expect(await refused(554, '5.7.1 Relay access denied')).toBe('later: EENVELOPE 554 5.7.1')
    expect(await refused(530, 'Authentication required')).toBe('later: EENVELOPE 530')
  })
})

describe('a server that does not take the mail', () => {
  it.each([
    ['says nothing to the recipient', () => failureWhen('recipient', 'hang'), 'later: ETIMEDOUT'],
    ['breaks off at the recipient', () => failureWhen('recipient', 'break'), 'later: ECONNECTION'],
    ['refuses the mail', () => failureWhen('received', { refuse: 552 }), 'never: EMESSAGE 552'],
    ['has no room', () => failureWhen('received', { refuse: 452 }), 'later: EMESSAGE 452'],
    ['breaks off after it', () => failureWhen('received', 'break'), 'later: ECONNECTION'],
    ['says nothing after it', () => failureWhen('received', 'hang'), 'later: ETIMEDOUT'],
  ])('and %s', async (_what, failing, failure) => {
    expect(await failing()).toBe(failure)
  })

  it('has a limit, though it says a word now and then', async () => {
    const { port } = await listening()
    const transport = transportTo(`smtp://127.0.0.1:${port}`, { ...TIMEOUTS, whole: 0 })
    await expect(transport.send(MAIL, STAMP)).rejects.toMatchObject({ message: 'ETIMEDOUT' })
  })
})

describe('a server with TLS', () => {
  const onAuth: SMTPServerOptions['onAuth'] = ({ username, password }, _session, done) =>
    done(null, { user: username === 'theses' && password === 'κλειδί' ? username : undefined })

  it('is spoken to in secret, from the start or from STARTTLS on', async () => {
    const secure = await listening(undefined, { secure: true, disabledCommands: ['AUTH'] })
    await transportTo(`smtps://127.0.0.1:${secure.port}?tls.rejectUnauthorized=false`).send(MAIL, STAMP)
    const upgrading = await listening(undefined, { disabledCommands: ['AUTH'] })
    await transportTo(`smtp://127.0.0.1:${upgrading.port}?tls.rejectUnauthorized=false`).send(MAIL, STAMP)
    expect([...secure.received, ...upgrading.received]).toMatchObject([
      { isSecure: true },
      { isSecure: true },
    ])
  })

  it('is not believed with a certificate that no authority has signed', async () => {
    const { port, received } = await listening(undefined, { disabledCommands: ['AUTH'] })
    expect(await failureAt(`smtp://127.0.0.1:${port}`)).toMatch(/^outage: /)
    expect(received).toEqual([])
  })

  it('is required where the settings say so', async () => {
    const { port } = await listening()
    expect(await failureAt(`smtp://127.0.0.1:${port}?requireTLS=true`)).toMatch(/^outage: /)
  })

  it('gets no password in clear, unless it is this machine or the settings say so', async () => {
    const heard: unknown[] = []
    const { port } = await listening(undefined, {
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: ({ username }, _session, done) => {
        heard.push(username)
        done(null, { user: username })
      },
    })
    // Leads to this machine, and is none of its names.
    const elsewhere = `smtp://theses:secret@0.0.0.0:${port}`
    expect(await failureAt(elsewhere)).toMatch(/^outage: /)
    expect(heard).toEqual([])
    await transportTo(`${elsewhere}?requireTLS=false`).send(MAIL, STAMP)
    await transportTo(`smtp://theses:secret@127.0.0.1:${port}`).send(MAIL, STAMP)
    expect(heard).toEqual(['theses', 'theses'])
  })

  it('gets our user name and password', async () => {
    const { port, received } = await listening(undefined, { onAuth })
    const at = `127.0.0.1:${port}?tls.rejectUnauthorized=false`
    await transportTo(`smtp://theses:${encodeURIComponent('κλειδί')}@${at}`).send(MAIL, STAMP)
    expect(received).toMatchObject([{ user: 'theses' }])
    expect(await failureAt(`smtp://theses:wrong@${at}`)).toBe('outage: EAUTH 535')
  })
})
