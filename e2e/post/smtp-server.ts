import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import type { Closing } from './closing.ts'
import type { Delivery } from './pigeonholes.ts'
import { refusals } from './refusals.ts'

interface MailServerOptions {
  port: number
  closing: Closing
  take: (delivery: Delivery) => void
}

/** A real SMTP server, as an installation has one: it takes every letter, and while it is closed greets nobody. */
export async function startMailServer({ port, closing, take }: MailServerOptions): Promise<void> {
  const { refuses } = refusals()
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onConnect: (_session, goOn) => {
      if (closing.isOpen()) return goOn()
      closing.turnAway()
      goOn(Object.assign(new Error('closed for now'), { responseCode: 421 }))
    },
    onRcptTo: ({ address }, _session, goOn) => {
      if (!refuses(address)) return goOn()
      goOn(Object.assign(new Error('5.1.1 nobody of that name'), { responseCode: 550 }))
    },
    onData: (stream, { envelope }, done) => {
      // One character for each byte: only the headers of a part tell what it is written in.
      text(stream.setEncoding('latin1')).then((message) => {
        const sender = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        for (const { address } of envelope.rcptTo) take({ sender, recipient: address, message })
        done()
      }, done)
    },
  })
  // A conversation that breaks off is for the client to mend.
  server.on('error', ({ message }: Error) => process.stderr.write(`${message}\n`))
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
}
