import type { IsoDate } from '@diatrivi/domain/shared/dates'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { QUERY_ROOTS, refreshTheses } from '../../../entities/query-keys.ts'
import { refreshAfterDeletion } from '../../../entities/refresh-after-deletion.ts'
import { toThesis } from '../../../entities/thesis/thesis.mapper.ts'
import { toThesisFates } from '../../../entities/thesis/thesis-fates.ts'
import { call } from '../../../shared/api/client.ts'
import type { Upload } from '../../../shared/forms/use-attachment.ts'
import { thesisQueries } from './thesis.queries.ts'
import { type ThesisFormValues, toThesisBody } from './thesis-form.mapper.ts'

/** A mutation that refetches every screen of theses when it ends. */
function useThesisMutation<Variables, Result>(mutationFn: (variables: Variables) => Promise<Result>) {
  const queryClient = useQueryClient()
  return useMutation({ mutationFn, onSuccess: () => refreshTheses(queryClient) })
}

/** Returns the id of the new thesis. */
export function useCreateThesis() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (values: ThesisFormValues) => call('createThesis', { body: toThesisBody(values) }),
    onSuccess: () =>
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
  return useThesisMutation(async ({ thesisId, values, version }: ThesisEdit) =>
    toThesis(
      await call('editThesis', { params: { thesisId }, body: { thesis: toThesisBody(values) }, version }),
    ),
  )
}

export function useDeleteThesis() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (thesisId: number) => call('deleteThesis', { params: { thesisId } }),
    // Not waited for: the page of the thesis is left meanwhile.
    onSuccess: (_saved, thesisId) =>
      void refreshAfterDeletion(queryClient, [
        thesisQueries.detail(thesisId).queryKey,
        thesisQueries.history(thesisId).queryKey,
      ]),
  })
}

/** Returns what became of each thesis. */
export function useSetVisibilityOfTheses() {
  return useThesisMutation(async ({ thesisIds, isPublic }: { thesisIds: number[]; isPublic: boolean }) =>
    toThesisFates(
      await call('setVisibilityOfTheses', { body: { theses: thesisIds, thesisIsPublicByInst: isPublic } }),
    ),
  )
}

/** Returns what became of each thesis; null takes the deadline away. */
export function useSetDeadlineOfTheses() {
  return useThesisMutation(
    async ({ thesisIds, deadline }: { thesisIds: number[]; deadline: IsoDate | null }) =>
      toThesisFates(
        await call('setDeadlineOfTheses', { body: { theses: thesisIds, thesisIntDeadline: deadline } }),
      ),
  )
}

export function useMarkThesis() {
  return useThesisMutation(({ thesisId, mark }: { thesisId: number; mark: number }) =>
    call('markThesis', { params: { thesisId }, body: { mark } }),
  )
}

export function useReleaseThesis() {
  return useThesisMutation(({ thesisId, reason }: { thesisId: number; reason: string }) =>
    call('releaseThesis', { params: { thesisId }, body: { reason } }),
  )
}

/** Returns the id of the new thesis. */
export function useOfferThesisAgain() {
  return useThesisMutation((thesisId: number) => call('offerThesisAgain', { params: { thesisId } }))
}

export function useSetThesisVisibility() {
  return useThesisMutation(({ thesisId, isPublic }: { thesisId: number; isPublic: boolean }) =>
    call('setThesisVisibility', { params: { thesisId, flag: isPublic ? 1 : 0 } }),
  )
}

export function useSetThesisImage() {
  return useThesisMutation(({ thesisId, imageId }: { thesisId: number; imageId: number }) =>
    call('setThesisImage', { params: { thesisId, imageId } }),
  )
}

export interface FinalText extends Upload {
  thesisId: number
  abstract: string
}

export function useSubmitFinalText() {
  return useThesisMutation(({ thesisId, abstract, ...upload }: FinalText) =>
    call('submitFinalText', { params: { thesisId }, body: { thesisAbstract: abstract }, ...upload }),
  )
}
