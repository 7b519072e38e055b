import type { Wire } from '@diatrivi/contract/endpoints'
import type { SignInProvider } from '@diatrivi/domain/people/account/institutional-sign-in'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../../shared/api/client.ts'
import { keptTicket, type Leaving } from '../../shared/api/kept-ticket.ts'
import { toClockText } from '../../shared/format/wire-day.ts'

/** How the person who is signed in shows once more who he or she is. */
export interface ProofWays {
  hasPassword: boolean
  providers: Wire<'getOwnProof'>['response']['providers']
  /** Until when the last sign-in at the institution counts, day and hour in Athens; null where none does. */
  until: string | null
}

function toProofWays({ password, providers, until }: Wire<'getOwnProof'>['response']): ProofWays {
  return { hasPassword: password, providers, until: until === null ? null : toClockText(until) }
}

export const proofQueries = {
  ways: () =>
    queryOptions({
      queryKey: ['own-proof'],
      queryFn: async ({ signal }): Promise<ProofWays> => toProofWays(await call('getOwnProof', { signal })),
      staleTime: 0,
      retry: false,
    }),
}

/** Leaves for the provider, to come back to that place; as for a sign-in. */
export function useProveAtInstitution(returnTo: string) {
  return useMutation({
    mutationFn: async (provider: SignInProvider): Promise<Leaving> => {
      const body = { provider, origin: window.location.origin }
      const begun = await call('beginInstitutionalProof', { body })
      if (begun.step === 'unavailable') return 'unavailable'
      if (!keptTicket.keep({ ticket: begun.ticket, use: 'proof', returnTo })) return 'not-kept'
      window.location.assign(begun.url)
      return 'left'
    },
  })
}
