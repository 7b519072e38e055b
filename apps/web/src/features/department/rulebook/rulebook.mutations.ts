import { type QueryClient, useMutation } from '@tanstack/react-query'
import { m } from '../../../paraglide/messages.js'
import { call } from '../../../shared/api/client.ts'
import type { Save } from '../../../shared/forms/record/record-dialog.tsx'
import { useApiMutation } from '../../../shared/ui/use-api-mutation.ts'
import { type ProgrammeFormValues, toProgrammeBody } from './programme-form.ts'
import {
  type DraftValues,
  type Programme,
  type Rulebook,
  type RulebookFormValues,
  toDraftBody,
  toRehearsal,
  toRulebookBody,
} from './rulebook.mapper.ts'
import { rulebookQueries } from './rulebook.queries.ts'

/** Refetches after a refusal too, because the screen is then out of date. */
const FRESH = {
  refresh: (queryClient: QueryClient) => queryClient.invalidateQueries({ queryKey: rulebookQueries.all() }),
  refreshAfterRefusal: true,
} as const

/** Resolves to the id of the draft. */
export function useDraftRulebook(departmentId: number) {
  return useApiMutation({
    mutationFn: async (values: DraftValues) =>
      (await call('draftRulebook', { body: toDraftBody(departmentId, values) })).id,
    ...FRESH,
  })
}

/** Adds one, or changes one upon the version that its form was filled from. */
export function useSaveProgramme(departmentId: number) {
  return useApiMutation({
    mutationFn: ({ item, values }: Save<Programme, ProgrammeFormValues>): Promise<unknown> => {
      const body = toProgrammeBody(values)
      return item === null
        ? call('createProgramme', { body: { depID: departmentId, ...body } })
        : call('editProgramme', { params: { programmeId: item.id }, body, version: item.version })
    },
    done: () => m.ui_saved(),
    ...FRESH,
  })
}

export function useSaveRulebook() {
  return useApiMutation({
    mutationFn: ({ book, values }: { book: Rulebook; values: RulebookFormValues }) =>
      call('editRulebook', {
        params: { rulebookId: book.id },
        body: toRulebookBody(values),
        version: book.version,
      }),
    ...FRESH,
  })
}

export function usePublishRulebook() {
  return useApiMutation({
    mutationFn: ({ id, version }: Rulebook) =>
      call('publishRulebook', { params: { rulebookId: id }, version }),
    ...FRESH,
  })
}

export function useDeleteRulebook() {
  return useApiMutation({
    mutationFn: ({ id }: Rulebook) => call('deleteRulebook', { params: { rulebookId: id } }),
    ...FRESH,
  })
}

/** Writes nothing. */
export function useRehearseRulebook() {
  return useMutation({
    mutationFn: async ({ id }: Rulebook) =>
      toRehearsal(await call('rehearseRulebook', { params: { rulebookId: id } })),
  })
}
