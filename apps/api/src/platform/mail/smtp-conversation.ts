import SMTPConnection, { type SMTPConnectionOptions } from 'nodemailer/lib/smtp-connection'
import { smtpFailure } from './smtp-failure.ts'

export interface SmtpServer {
  options: SMTPConnectionOptions
  auth: { user: string; pass: string } | undefined
  /** Milliseconds for everything together, because a server that sends a byte now and then would hold us for ever. */
  limit: number
}

export interface SmtpMail {
  from: string
  to: string
  /** With its headers, as it travels. */
  message: Buffer
}

/**
 * One mail over one connection. Rejects with a MailFailure, and leaves no connection behind.
 * @returns the words with which the server took it
 */
export function sendOverSmtp(server: SmtpServer, { from, to, message }: SmtpMail): Promise<string> {
  return converseOverSmtp(server, async (connection) => {
    const info = await step<{ response: string }>((done) =>
      connection.send({ from, to: [to] }, message, done),
    )
    return info.response
  })
}

/** Greets the server and signs in as for a mail, and sends none. Rejects with a MailFailure. */
export function trySmtp(server: SmtpServer): Promise<void> {
  return converseOverSmtp(server, async () => undefined)
}

async function converseOverSmtp<Found>(
  server: SmtpServer,
  work: (connection: SMTPConnection) => Promise<Found>,
): Promise<Found> {
  const connection = new SMTPConnection(server.options)
  const broken = Promise.withResolvers<never>()
  // Listened to until the end, because an `error` without a listener ends the process.
  connection.on('error', broken.reject)
  const limit = setTimeout(() => broken.reject(tooSlow()), server.limit)
  let isAdmitted = false

  async function converse(): Promise<Found> {
    await step((done) => connection.connect(done))
    const { auth } = server
    if (auth !== undefined && connection.allowsAuth) await step((done) => connection.login(auth, done))
    isAdmitted = true
    const found = await work(connection)
    connection.quit()
    return found
  }

  try {
    return await Promise.race([converse(), broken.promise])
  } catch (error) {
    throw smtpFailure(error, { isAdmitted })
  } finally {
    clearTimeout(limit)
    connection.close()
  }
}

function step<Found = unknown>(
  begin: (done: (error?: Error | null, found?: Found) => void) => void,
): Promise<Found> {
  return new Promise((resolve, reject) => {
    begin((error, found) => (error ? reject(error) : resolve(found as Found)))
  })
}

function tooSlow(): Error {
  return Object.assign(new Error('the mail server takes too long'), { code: 'ETIMEDOUT' })
}
