import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type TestClock, testClock } from '../clock.ts'
import { answerErrors } from '../http/errors/error-handler.ts'
import { rememberRefusals } from '../http/request-log.ts'
import { type LocalMailbox, localMailbox } from './local-mailbox.ts'
import { serveMailbox } from './serve-mailbox.ts'

let folder: string
let clock: TestClock
let announced: string[]
let mailbox: LocalMailbox

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'diatrivi-mailbox-'))
  clock = testClock('2026-03-10T09:00:00Z')
  announced = []
  mailbox = localMailbox({
    folder: join(folder, 'mailbox'),
    clock,
    announce: (_id, { subject }) => announced.push(subject),
  })
})
afterEach(() => rmSync(folder, { recursive: true }))

const send = (subject: string, text = 'κείμενο') =>
  mailbox.send(
    { to: 'maria@example.org', subject, text, html: `<p>${subject}</p>` },
    { messageKey: '0d4cf0f2-8a64-4f4e-8f0e-4f2f7c1d9a11', writtenAt: clock.now() },
  )

describe('the local mailbox', () => {
  it('is empty before the first mail', async () => {
    expect(await mailbox.list()).toEqual([])
  })

  it('keeps every mail, newest first, and announces it', async () => {
    await send('Πρώτο')
    clock.advance({ minutes: 1 })
    await send('Δεύτερο')
    const mails = await Promise.all((await mailbox.list()).map((id) => mailbox.read(id)))
    expect(mails).toMatchObject([
      { subject: 'Δεύτερο', to: 'maria@example.org', sentAt: '2026-03-10T09:01:00.000Z' },
      { subject: 'Πρώτο' },
    ])
    expect(announced).toEqual(['Πρώτο', 'Δεύτερο'])
  })

  it('reads nothing but its mails', async () => {
    expect(await mailbox.read('../../etc/passwd')).toBeNull()
    expect(await mailbox.read('20260310090000000-00000000')).toBeNull()
  })
})

describe('its page', () => {
  function serve() {
    const app = Fastify()
    rememberRefusals(app)
    answerErrors(app)
    serveMailbox(app, mailbox)
    return app
  }

  it('says that it is empty', async () => {
    expect((await serve().inject('/dev/mailbox')).body).toContain('Δεν υπάρχουν μηνύματα.')
  })

  it('shows the mails as text with links, and lets nothing in them become markup', async () => {
    await send('Νέος <b>κωδικός</b>', 'Δείτε http://localhost/password/reset?token=a&x=<script>')
    const { body, headers } = await serve().inject('/dev/mailbox')
    expect(body).toContain('Νέος &lt;b&gt;κωδικός&lt;/b&gt;')
    expect(body).toContain('<a href="http://localhost/password/reset?token=a&amp;x=&lt;script&gt;">')
    expect(body).not.toContain('<script>')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).toContain("base-uri 'none'")
  })

  it('sends nothing that is typed into a mail anywhere, and leads none of its links elsewhere', async () => {
    await send('Πρώτο')
    const [id] = await mailbox.list()
    for (const address of ['/dev/mailbox', `/dev/mailbox/${id}`]) {
      const { headers } = await serve().inject(address)
      expect(headers['content-security-policy']).toContain("base-uri 'none'; form-action 'none'")
    }
  })

  it('shows one mail as it looks, and none that does not exist', async () => {
    await send('Πρώτο')
    const [id] = await mailbox.list()
    expect((await serve().inject(`/dev/mailbox/${id}`)).body).toBe('<p>Πρώτο</p>')
    expect((await serve().inject('/dev/mailbox/nothing')).statusCode).toBe(404)
  })
})
