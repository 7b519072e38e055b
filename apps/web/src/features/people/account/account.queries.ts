import { compareGreek } from '@diatrivi/domain/shared/greek-text'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../shared/api/client.ts'
import { toInstitutionChoices } from './account.mapper.ts'

const AN_HOUR = 3_600_000

export const accountQueries = {
  /** Whether the link of a mail may still set a password; asked anew each time. */
  passwordLink: (token: string) =>
    queryOptions({
      queryKey: ['account', 'password-link', token],
      queryFn: async ({ signal }) => {
        const { state } = await call('checkPasswordLink', { body: { token }, signal })
        return { isGood: state === 0 }
      },
      staleTime: 0,
      gcTime: 0,
    }),

  /** Institutions with their departments, both in the order of the Greek alphabet. */
  institutions: () =>
    queryOptions({
      queryKey: ['account', 'institutions'],
      queryFn: async ({ signal }) =>
        toInstitutionChoices(await call('listDepartments', { signal }), compareGreek),
      staleTime: AN_HOUR,
    }),
}
