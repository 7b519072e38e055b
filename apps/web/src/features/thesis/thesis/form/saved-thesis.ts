import type { QueryClient } from '@tanstack/react-query'
import type { Thesis } from '../../../../entities/thesis/thesis.mapper.ts'
import { formatClock } from '../../../../shared/format/dates.ts'
import type { SavedMeanwhile } from '../../../../shared/forms/conflict/use-conflict.ts'
import { thesisQueries } from '../thesis.queries.ts'
import { type ThesisFormValues, toThesisForm } from '../thesis-form.mapper.ts'

/** The saved thesis, and who saved it last. */
export async function readSavedThesis(
  queryClient: QueryClient,
  thesisId: number,
): Promise<SavedMeanwhile<ThesisFormValues, Thesis>> {
  const [saved, history] = await Promise.all([
    queryClient.fetchQuery({ ...thesisQueries.detail(thesisId), staleTime: 0 }),
    queryClient.fetchQuery({ ...thesisQueries.history(thesisId), staleTime: 0 }),
  ])
  const edited = history.find(({ what }) => what === 'thesis_edited')
  return {
    values: toThesisForm(saved),
    saved,
    ...(edited && { by: edited.who, at: formatClock(edited.at) }),
  }
}
