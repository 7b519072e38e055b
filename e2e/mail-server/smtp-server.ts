import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import type { Availability } from './availability.ts'
import type { Delivery } from './deliveries.ts'
import { refusals } from './refusals.ts'

interface MailServerOptions {
  port: number
  availability: Availability
  take: (delivery: Delivery) => void
}

/** A real SMTP server: it takes every mail, and while it is down it refuses every connection. */
export async function startMailServer({ port, availability, take }: MailServerOptions): Promise<void> {
  const { refuses } = refusals()
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onConnect: (_session, goOn) => {
      if (availability.isUp()) return goOn()
      availability.countRefused()
      goOn(Object.assign(new Error('down for now'), { responseCode: 421 }))
    },
    onRcptTo: ({ address }, _session, goOn) => {
      if (!refuses(address)) return goOn()
      goOn(Object.assign(new Error('5.1.1 no such user'), { responseCode: 550 }))
    },
    onData: (stream, { envelope }, done) => {
      // One character for each byte, because only the headers of a part name its encoding.
      text(stream.setEncoding('latin1')).then((message) => {
        const sender = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        for (const { address } of envelope.rcptTo) take({ sender, recipient: address, message })
        done()
      }, done)
    },
  })
  // A broken connection is the client's to retry.
  server.on('error', ({ message }: Error) => process.stderr.write(`${message}\n`))
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
}
