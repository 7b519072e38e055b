import { compareGreek } from '@diatrivi/domain/shared/greek-text'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../shared/api/client.ts'
import { toInstitutionChoices } from './account.mapper.ts'

const AN_HOUR = 3_600_000

export const accountQueries = {
  /** Institutions with their departments, both in the order of the Greek alphabet. */
  institutions: () =>
    queryOptions({
      queryKey: ['account', 'institutions'],
      queryFn: async ({ signal }) =>
        toInstitutionChoices(await call('listDepartments', { signal }), compareGreek),
      staleTime: AN_HOUR,
    }),
}
