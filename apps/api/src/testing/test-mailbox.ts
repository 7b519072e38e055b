import type { Mail } from '../platform/mail/mail.ts'
import { MailFailure, type MailTransport } from '../platform/mail/mail-transport.ts'
import type { MailWorker } from '../platform/mail/mail-worker.ts'

export interface TestMailbox {
  /** Every mail that has left so far, oldest first; the outbox is emptied first. */
  all(): Promise<Mail[]>
  /** The newest mail to an address. Fails when there is none. */
  newestTo(address: string): Promise<Mail>
  /** Stops all mail, as when the mail server is down, or lets it leave again. */
  breakDown(isDown?: boolean): void
}

export function memoryTransport(): {
  transport: MailTransport
  mails: Mail[]
  breakDown(isDown: boolean): void
} {
  const mails: Mail[] = []
  let isDown = false
  return {
    mails,
    breakDown: (down) => {
      isDown = down
    },
    transport: {
      send: async (mail) => {
        if (isDown) throw new MailFailure('outage', 'ECONNREFUSED')
        mails.push(mail)
        return '250 2.0.0 Ok'
      },
      close: () => undefined,
    },
  }
}

export function testMailbox(worker: MailWorker, memory: ReturnType<typeof memoryTransport>): TestMailbox {
  async function all(): Promise<Mail[]> {
    await worker.deliverDue()
    return [...memory.mails]
  }

  return {
    all,
    newestTo: async (address) => {
      const mail = (await all()).findLast(({ to }) => to === address)
      if (mail === undefined) throw new Error(`no mail to ${address}`)
      return mail
    },
    breakDown: (isDown = true) => memory.breakDown(isDown),
  }
}
