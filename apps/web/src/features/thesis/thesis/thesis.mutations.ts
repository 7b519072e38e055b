import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { QUERY_ROOTS, refreshTheses } from '../../../entities/query-keys.ts'
import { refreshAfterDeletion } from '../../../entities/refresh-after-deletion.ts'
import { toThesis } from '../../../entities/thesis/thesis.mapper.ts'
import { toThesisOutcomes } from '../../../entities/thesis/thesis-outcome.mapper.ts'
import { m } from '../../../paraglide/messages.js'
import { call } from '../../../shared/api/client.ts'
import type { Upload } from '../../../shared/forms/use-attachment.ts'
import { useApiMutation } from '../../../shared/ui/use-api-mutation.ts'
import { thesisQueries } from './thesis.queries.ts'
import { type ThesisFormValues, toThesisBody } from './thesis-form.mapper.ts'

/** Returns the id of the new thesis. */
export function useCreateThesis() {
  return useApiMutation({
    mutationFn: (values: ThesisFormValues) => call('createThesis', { body: toThesisBody(values) }),
    refresh: (queryClient) =>
      Promise.all([
        refreshTheses(queryClient),
        queryClient.invalidateQueries({ queryKey: QUERY_ROOTS.keyword }),
      ]),
  })
}

export interface ThesisEdit {
  thesisId: number
  values: ThesisFormValues
  /** The version that the form was read at; without it the last save wins. */
  version: number | undefined
}

/** Returns the saved thesis. */
export function useEditThesis() {
  return useApiMutation({
    mutationFn: async ({ thesisId, values, version }: ThesisEdit) =>
      toThesis(
        await call('editThesis', { params: { thesisId }, body: { thesis: toThesisBody(values) }, version }),
      ),
    refresh: refreshTheses,
  })
}

export function useDeleteThesis() {
  return useApiMutation({
    mutationFn: (thesisId: number) => call('deleteThesis', { params: { thesisId } }),
    // Not waited for: the page of the thesis is left meanwhile.
    refresh: (queryClient, thesisId) =>
      void refreshAfterDeletion(queryClient, [
        thesisQueries.detail(thesisId).queryKey,
        thesisQueries.history(thesisId).queryKey,
      ]),
  })
}

/** Returns what became of each thesis. */
export function useSetVisibilityOfTheses() {
  return useApiMutation({
    mutationFn: async ({ thesisIds, isPublic }: { thesisIds: number[]; isPublic: boolean }) =>
      toThesisOutcomes(
        await call('setVisibilityOfTheses', { body: { theses: thesisIds, thesisIsPublicByInst: isPublic } }),
      ),
    refresh: refreshTheses,
  })
}

/** Returns what became of each thesis; null takes the deadline away. */
export function useSetDeadlineOfTheses() {
  return useApiMutation({
    mutationFn: async ({ thesisIds, deadline }: { thesisIds: number[]; deadline: IsoDate | null }) =>
      toThesisOutcomes(
        await call('setDeadlineOfTheses', { body: { theses: thesisIds, thesisIntDeadline: deadline } }),
      ),
    refresh: refreshTheses,
  })
}

export function useMarkThesis() {
  return useApiMutation({
    mutationFn: ({ thesisId, mark }: { thesisId: number; mark: number }) =>
      call('markThesis', { params: { thesisId }, body: { mark } }),
    done: () => ({ message: m.thesis_marked(), isAnswer: true }),
    refresh: refreshTheses,
    refused: 'message',
  })
}

/** Returns the id of the new thesis. */
export function useOfferThesisAgain() {
  return useApiMutation({
    mutationFn: (thesisId: number) => call('offerThesisAgain', { params: { thesisId } }),
    refresh: refreshTheses,
  })
}

/** Returns what became of each thesis. */
export function useOfferThesesAgain() {
  return useApiMutation({
    mutationFn: async (thesisIds: number[]) =>
      toThesisOutcomes(await call('offerThesesAgain', { body: { theses: thesisIds } })),
    refresh: refreshTheses,
  })
}

export function useSetThesisVisibility() {
  return useApiMutation({
    mutationFn: ({ thesisId, isPublic }: { thesisId: number; isPublic: boolean }) =>
      call('setThesisVisibility', { params: { thesisId, flag: isPublic ? 1 : 0 } }),
    refresh: refreshTheses,
  })
}

export function useSetThesisImage() {
  return useApiMutation({
    mutationFn: ({ thesisId, imageId }: { thesisId: number; imageId: number }) =>
      call('setThesisImage', { params: { thesisId, imageId } }),
    refresh: refreshTheses,
  })
}

export interface FinalText extends Upload {
  thesisId: number
  abstract: string
}

export function useSubmitFinalText() {
  return useApiMutation({
    mutationFn: ({ thesisId, abstract, ...upload }: FinalText) =>
      call('submitFinalText', { params: { thesisId }, body: { thesisAbstract: abstract }, ...upload }),
    refresh: refreshTheses,
  })
}
