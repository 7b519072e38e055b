import type { Clock } from '../../../../platform/clock.ts'
import type { Db } from '../../../../platform/database/transaction.ts'
import type { WebLinks } from '../../../../platform/mail/web-links.ts'
import { ProviderRefused } from '../provider.model.ts'
import { findAwaited, keepAnswer } from '../provider-sign-in.repository.ts'
import { newTicket, ticketHash } from '../ticket.model.ts'
import type { SamlProvider } from './saml-provider.protocol.ts'

interface Dependencies {
  db: Db
  clock: Clock
  links: WebLinks
  provider: SamlProvider
}

/** Answers of SAML come to the API by a form. A code stands for each in the address of the page, behind the #. */
export function samlAnswers({ db, clock, provider, links }: Dependencies) {
  return {
    metadata: provider.metadata,

    /** The code says nothing without the ticket of the browser; a refused answer has one too, which is then refused. */
    async take(answer: string, state: string): Promise<string | null> {
      const awaited = await findAwaited(db, state, clock.now())
      if (awaited === undefined) return null
      const named = await provider.read(answer, state).catch((error: unknown) => {
        if (error instanceof ProviderRefused) return null
        throw error
      })
      const code = newTicket()
      const kept = { codeHash: ticketHash('code', code), named }
      const isFirst = await db.transaction((tx) => keepAnswer(tx, awaited.handle, kept))
      return isFirst ? `${awaited.returnTo}#code=${code}` : null
    },

    elsewhere: links.home(),
  }
}
