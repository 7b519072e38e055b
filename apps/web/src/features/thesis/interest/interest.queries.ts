import { queryOptions } from '@tanstack/react-query'
import { QUERY_ROOTS } from '../../../entities/query-keys.ts'
import { call } from '../../../shared/api/client.ts'
import { toCurrentThesis } from './current-thesis.mapper.ts'
import { toEligibility } from './eligibility.mapper.ts'

export const interestQueries = {
  /** The student's thesis and interests, which also decide what the student may do about an interest. */
  current: () =>
    queryOptions({
      queryKey: [...QUERY_ROOTS.interest, 'current'],
      queryFn: async ({ signal }) => toCurrentThesis(await call('getCurrentThesis', { signal })),
    }),

  /** What is lacking by the rule book of the department; nothing where there is none. */
  eligibility: (thesisId: number) =>
    queryOptions({
      queryKey: [...QUERY_ROOTS.interest, 'eligibility', thesisId],
      queryFn: async ({ signal }) =>
        toEligibility(await call('getEligibility', { params: { thesisId }, signal })),
    }),
}
