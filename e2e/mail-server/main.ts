import { system } from '../system.ts'
import { availability } from './availability.ts'
import { startControlServer } from './control-server.ts'
import { deliveries } from './deliveries.ts'
import { startMailServer } from './smtp-server.ts'

/* The mail server of the tests: an SMTP server that the API sends to, and an HTTP server from which journeys read mails. */

const received = deliveries()
const state = availability()
await startMailServer({ port: system.smtpPort, availability: state, take: received.put })
// Last, because the runner waits for it and needs the mail server too.
await startControlServer({ port: system.mailServerPort, deliveries: received, availability: state })
