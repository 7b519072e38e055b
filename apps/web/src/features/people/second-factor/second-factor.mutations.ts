import type { Wire } from '@diatrivi/contract/endpoints'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../shared/api/client.ts'
import { withoutBlanks } from '../../../shared/forms/form-code-field.tsx'
import { createPasskey } from '../../../shared/passkeys.ts'
import { type Proof, toProven } from './second-factor.mapper.ts'
import { secondFactorQueries } from './second-factor.queries.ts'

/** Other sessions end with a change, so that their list is outdated too. */
function refresh(queryClient: QueryClient): Promise<unknown> {
  return Promise.all(
    [secondFactorQueries.own().queryKey, ['session']].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  )
}

/** The actions that a proof goes with; each returns what the call gave, or what was wrong with the proof. */
export function useProvenActions() {
  const queryClient = useQueryClient()
  const changing = async <Answer extends { status: 0 | 1 | 2 }>(answering: Promise<Answer>) => {
    const answer = await answering
    if (answer.status === 2) await refresh(queryClient)
    return toProven(answer)
  }
  return {
    beginApp: async (body: Proof) => toProven(await call('beginTotp', { body })),
    beginPasskey: async (body: Proof) => toProven(await call('beginPasskey', { body })),
    removeApp: (body: Proof) => changing(call('removeTotp', { body })),
    removePasskey: (passkeyId: number) => (body: Proof) =>
      changing(call('removePasskey', { params: { passkeyId }, body })),
    renewRecoveryCodes: (body: Proof) => changing(call('renewRecoveryCodes', { body })),
  }
}

/** The recovery codes of a first factor, null with a later one; `wrong` where the code was, or what was begun is over. */
export type SetUpOutcome = { recoveryCodes: string[] | null } | 'wrong'

function useSetUp<Given>(setUp: (given: Given) => Promise<Wire<'confirmTotp'>['response']>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (given: Given): Promise<SetUpOutcome> => {
      const answer = await setUp(given)
      if (answer.status === 0) return 'wrong'
      await refresh(queryClient)
      return { recoveryCodes: answer.recoveryCodes }
    },
  })
}

export function useConfirmApp() {
  return useSetUp((code: string) => call('confirmTotp', { body: { code: withoutBlanks(code) } }))
}

export function useAddPasskey(options: Parameters<typeof createPasskey>[0]) {
  return useSetUp(async (name: string) => {
    const response = await createPasskey(options)
    return call('confirmPasskey', { body: { response, name: name.trim() } })
  })
}

/** Takes the factor off by the link of the mail; returns whether the link was still valid. */
export function useUndoSecondFactor(token: string) {
  return useMutation({
    mutationFn: async () => {
      const { state } = await call('undoSecondFactor', { body: { token } })
      return state === 0 ? ('done' as const) : ('bad-link' as const)
    },
  })
}
