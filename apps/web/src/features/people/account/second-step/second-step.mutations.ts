import type { Wire } from '@diatrivi/contract/endpoints'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../../shared/api/client.ts'
import { withoutBlanks } from '../../../../shared/forms/form-code-field.tsx'
import { signWithPasskey } from '../../../../shared/passkeys.ts'
import { type SignedIn, toSignInOutcome } from '../sign-in.mapper.ts'
import { beginSession } from '../sign-in.mutations.ts'

/** `over`: the password has to be given again. */
export type SecondStepOutcome = SignedIn | { kind: 'over' } | { kind: 'wrong' }

export function useSignInWithCode(challenge: string) {
  return useMutation({
    mutationFn: async (code: string) =>
      concluded(await call('signInWithCode', { body: { challenge, code: withoutBlanks(code) } })),
  })
}

export function useSignInWithPasskey(challenge: string) {
  return useMutation({
    mutationFn: async (): Promise<SecondStepOutcome> => {
      const begun = await call('beginPasskeySignIn', { body: { challenge } })
      if (begun.status === 0) return { kind: 'over' }
      const response = await signWithPasskey(begun.options)
      return concluded(await call('signInWithPasskey', { body: { challenge, response } }))
    },
  })
}

function concluded(answer: Wire<'signInWithCode'>['response']): SecondStepOutcome {
  const outcome = toSignInOutcome(answer)
  if (outcome.kind !== 'signed-in') return { kind: answer.status === 0 ? 'over' : 'wrong' }
  beginSession(outcome)
  return outcome
}
