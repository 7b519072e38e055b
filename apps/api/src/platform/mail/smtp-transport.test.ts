import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll, describe, expect, it } from 'vitest'
import { smtpTransport } from './smtp-transport.ts'

const received: { from: string; to: string[]; message: string }[] = []
const server = new SMTPServer({
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData: (stream, { envelope }, done) => {
    void text(stream).then((message) => {
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
      received.push({ from, to: envelope.rcptTo.map(({ address }) => address), message })
      done()
    }, done)
  },
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const { port } = server.server.address() as AddressInfo
const transport = smtpTransport({
  smtpUrl: `smtp://127.0.0.1:${port}`,
  from: 'Διατριβή <theses@example.org>',
})

afterAll(async () => {
  transport.close()
  await new Promise<void>((resolve) => server.close(() => resolve()))
})

describe('a letter sent by SMTP', () => {
  it('arrives in Greek, as text and as HTML, from the address of the settings', async () => {
    await transport.send({
      to: 'maria@example.org',
      subject: 'Κωδικός επιβεβαίωσης',
      text: 'Ο κωδικός',
      html: '<p>Ο κωδικός</p>',
    })
    const [letter] = received
    expect(letter).toMatchObject({ from: 'theses@example.org', to: ['maria@example.org'] })
    expect(letter?.message).toContain('multipart/alternative')
    expect(letter?.message).toMatch(/^Auto-Submitted: auto-generated\r?$/m)
    expect(letter?.message).toMatch(/^Subject: =\?UTF-8\?/m)
  })

  it('cannot be sent while nobody listens', async () => {
    const nowhere = smtpTransport({ smtpUrl: 'smtp://127.0.0.1:1', from: 'theses@example.org' })
    await expect(nowhere.send({ to: 'a@example.org', subject: 's', text: 't', html: 'h' })).rejects.toThrow()
    nowhere.close()
  })
})
