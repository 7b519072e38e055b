import { PRESETS } from '@diatrivi/domain/department/rulebook/presets'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../shared/api/client.ts'
import { type ProgrammeFormValues, toProgrammeBody } from './programme-form.ts'
import {
  type DraftValues,
  type Programme,
  type Rulebook,
  type RulebookFormValues,
  toRehearsal,
  toRulebookBody,
} from './rulebook.mapper.ts'
import { rulebookQueries } from './rulebook.queries.ts'

/** Refetches after a refusal too, because the screen is then out of date. */
function useRulebookMutation<Variables, Result>(mutationFn: (variables: Variables) => Promise<Result>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => queryClient.invalidateQueries({ queryKey: rulebookQueries.all() }),
  })
}

/** Resolves to the id of the draft. */
export function useDraftRulebook(departmentId: number) {
  return useRulebookMutation(async ({ title, inForceFrom, programmeId, from }: DraftValues) => {
    const preset = PRESETS.find((one) => one === from)
    const body = {
      depID: departmentId,
      title,
      inForceFrom: inForceFrom ?? '',
      programmeID: programmeId,
      from: preset ?? Number(from),
    }
    return (await call('draftRulebook', { body })).id
  })
}

/** Adds one, or changes one upon the version that its form was filled from. */
export function useSaveProgramme(departmentId: number) {
  return useRulebookMutation(
    ({ item, values }: { item: Programme | null; values: ProgrammeFormValues }): Promise<unknown> => {
      const body = toProgrammeBody(values)
      return item === null
        ? call('createProgramme', { body: { depID: departmentId, ...body } })
        : call('editProgramme', { params: { programmeId: item.id }, body, version: item.version })
    },
  )
}

export function useSaveRulebook() {
  return useRulebookMutation(({ book, values }: { book: Rulebook; values: RulebookFormValues }) =>
    call('editRulebook', {
      params: { rulebookId: book.id },
      body: toRulebookBody(values),
      version: book.version,
    }),
  )
}

export function usePublishRulebook() {
  return useRulebookMutation(({ id, version }: Rulebook) =>
    call('publishRulebook', { params: { rulebookId: id }, version }),
  )
}

export function useDeleteRulebook() {
  return useRulebookMutation(({ id }: Rulebook) => call('deleteRulebook', { params: { rulebookId: id } }))
}

/** Writes nothing. */
export function useRehearseRulebook() {
  return useMutation({
    mutationFn: async ({ id }: Rulebook) =>
      toRehearsal(await call('rehearseRulebook', { params: { rulebookId: id } })),
  })
}
