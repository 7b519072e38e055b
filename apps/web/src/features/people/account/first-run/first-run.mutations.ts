import { useMutation, useQueryClient } from '@tanstack/react-query'
import { m } from '../../../../paraglide/messages.js'
import { call } from '../../../../shared/api/client.ts'
import { institutionQueries } from '../institution/institution.queries.ts'
import { toSignInOutcome } from '../sign-in.mapper.ts'
import { beginSession } from '../sign-in.mutations.ts'

export interface FirstAdministratorValues {
  code: string
  firstName: string
  surname: string
  username: string
  email: string
  password: string
  passwordAgain: string
}

export const EMPTY_FIRST_ADMINISTRATOR: FirstAdministratorValues = {
  code: '',
  firstName: '',
  surname: '',
  username: '',
  email: '',
  password: '',
  passwordAgain: '',
}

/** Null where another person was first. */
export function useCreateFirstAdministrator() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ code, username, password, email, firstName, surname }: FirstAdministratorValues) => {
      const answer = await call('createFirstAdministrator', {
        body: { code, username, password, email, uName: firstName, uSurname: surname },
      })
      if (answer.outcome === 'over') return null
      const outcome = toSignInOutcome(answer.sign_in)
      // The account is new and has no second factor, so that the answer is always a session.
      if (outcome.kind !== 'signed-in') throw new Error(m.errors_unknown())
      beginSession(outcome)
      return outcome.facts
    },
    onSuccess: (facts) => {
      // The page goes on by itself where it is done; else it says that it is too late.
      if (facts === null) return queryClient.invalidateQueries(institutionQueries.ways())
      queryClient.removeQueries(institutionQueries.ways())
    },
  })
}
