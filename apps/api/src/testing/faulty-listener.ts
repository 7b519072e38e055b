import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server'

/** The moment of a conversation: the named command is not answered yet, except after the last. */
export type Moment = 'connection' | 'sender' | 'recipient' | 'received' | 'answered'

/** What the server does then: answer, refuse, hang, or close the connection. */
export type Reaction = 'go on' | 'hang' | 'break' | { refuse: number; words?: string }

export interface Conversation {
  /** The name that the client gives; empty before it. */
  client: string
  /** Empty before the recipient was named. */
  recipient: string
}

export interface ReceivedMail {
  messageId: string
  /** What the client that sent it calls itself. */
  client: string
  from: string
  recipient: string
  message: string
  /** Whether the client got the answer. */
  isAnswered: boolean
  isSecure: boolean
  user: string | undefined
}

export interface FaultyListener {
  port: number
  /** Every mail that came in whole, also those that the server then did not answer. */
  received: ReceivedMail[]
  close(): Promise<void>
}

const RUDE = { closeTimeout: 1, disableReverseLookup: true } satisfies SMTPServerOptions

/** A real SMTP server, which takes every mail unless a reaction is set. */
export async function startFaultyListener(
  react: (moment: Moment, conversation: Conversation) => Reaction = () => 'go on',
  options: SMTPServerOptions = { disabledCommands: ['STARTTLS', 'AUTH'] },
  port = 0,
): Promise<FaultyListener> {
  const received: ReceivedMail[] = []
  const sockets = new Map<number, Socket>()

  function answer(moment: Moment, session: SMTPServerSession, goOn: (refusal?: Error) => void): void {
    perform(react(moment, conversationOf(session)), session, goOn)
  }

  function perform(reaction: Reaction, session: SMTPServerSession, goOn: (refusal?: Error) => void): void {
    if (reaction === 'hang') return
    if (reaction === 'break') sockets.get(session.remotePort)?.destroy()
    else if (reaction === 'go on') goOn()
    else goOn(refusal(reaction))
  }

  const server = new SMTPServer({
    ...RUDE,
    ...options,
    onConnect: (session, done) => answer('connection', session, done),
    onMailFrom: (_address, session, done) => answer('sender', session, done),
    onRcptTo: ({ address }, session, done) => {
      perform(react('recipient', { ...conversationOf(session), recipient: address }), session, done)
    },
    onData: (stream, session, done) => {
      text(stream).then((message) => {
        const reaction = react('received', conversationOf(session))
        if (typeof reaction === 'string') {
          received.push({ ...receivedMail(session, message), isAnswered: reaction === 'go on' })
        }
        perform(reaction, session, done)
        return nextTurn().then(() => answer('answered', session, () => undefined))
      }, done)
    },
  })
  // A client that breaks off in the middle is no failure of the listener.
  server.on('error', () => undefined)
  server.server.on('connection', (socket: Socket) => {
    const port = socket.remotePort ?? 0
    sockets.set(port, socket)
    socket.once('close', () => sockets.delete(port))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))

  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets.values()) socket.destroy()
      }),
  }
}

function conversationOf({ hostNameAppearsAs, envelope }: SMTPServerSession): Conversation {
  return { client: String(hostNameAppearsAs || ''), recipient: envelope?.rcptTo?.[0]?.address ?? '' }
}

function receivedMail(session: SMTPServerSession, message: string): Omit<ReceivedMail, 'isAnswered'> {
  const { envelope, secure, user } = session
  return {
    client: conversationOf(session).client,
    messageId: /^Message-ID: <([^>]+)>\r?$/im.exec(message)?.[1] ?? '',
    from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
    recipient: envelope.rcptTo[0]?.address ?? '',
    message,
    isSecure: secure,
    user,
  }
}

function refusal({ refuse, words = 'no' }: { refuse: number; words?: string }): Error {
  return Object.assign(new Error(words), { responseCode: refuse })
}
