import type { Wire } from '@diatrivi/contract/endpoints'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../shared/api/client.ts'
import { administrationQueries } from '../administration.queries.ts'
import { toKnownInstitution } from './first-run.mapper.ts'

export type MailTrial = Wire<'tryMail'>['response']
export type SignInTrial = Wire<'trySignInProviders'>['response']['providers'][number]

export const firstRunQueries = {
  /** The universities that come with the program, and what the installation has of them. */
  knownPlaces: () =>
    queryOptions({
      queryKey: [...administrationQueries.all(), 'known-places'],
      queryFn: async ({ signal }) =>
        (await call('listKnownPlaces', { signal })).institutions.map(toKnownInstitution),
    }),

  /** The providers that are set, by which people sign in. */
  ways: () =>
    queryOptions({
      queryKey: [...administrationQueries.all(), 'sign-in-ways'],
      queryFn: ({ signal }) => call('getSignInWays', { signal }),
    }),
}

/** Returns how many departments were made. */
export function useAddKnownPlaces() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ institution, departments }: { institution: string; departments: string[] }) =>
      (await call('addKnownPlaces', { body: { instName: institution, departments } })).made,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: administrationQueries.all() }),
  })
}

export function useTryMail() {
  return useMutation({ mutationFn: () => call('tryMail') })
}

export function useTrySignInProviders() {
  return useMutation({ mutationFn: async () => (await call('trySignInProviders')).providers })
}
