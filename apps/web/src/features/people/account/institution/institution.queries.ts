import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../shared/api/client.ts'
import { toInstitutionalStep } from './institution.mapper.ts'

const AN_HOUR = 3_600_000

export const institutionQueries = {
  /** Beside the password; without an answer the form has the password only. */
  ways: () =>
    queryOptions({
      queryKey: ['account', 'sign-in-ways'],
      queryFn: ({ signal }) => call('getSignInWays', { signal }),
      staleTime: AN_HOUR,
      retry: false,
    }),

  /** The answer of the provider is taken once, so that it is never asked again by itself. */
  finish: (given: { ticket: string; returned: string }) =>
    queryOptions({
      queryKey: ['account', 'institutional-sign-in', given.ticket],
      queryFn: async () => toInstitutionalStep(await call('finishInstitutionalSignIn', { body: given })),
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),

  /** The same of a person who is signed in and shows once more who he or she is. */
  prove: (given: { ticket: string; returned: string }) =>
    queryOptions({
      queryKey: ['account', 'institutional-proof', given.ticket],
      queryFn: () => call('finishInstitutionalProof', { body: given }),
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
}
