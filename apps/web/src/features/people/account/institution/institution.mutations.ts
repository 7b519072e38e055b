import type { SignInProvider } from '@diatrivi/domain/people/account/institutional-sign-in'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../../shared/api/client.ts'
import { keptTicket, type Leaving } from '../../../../shared/api/kept-ticket.ts'
import { toInstitutionalStep } from './institution.mapper.ts'

/** Leaves for the provider, unless that does not answer or the browser would not know the person who comes back. */
export function useLeaveForInstitution(returnTo: string | null) {
  return useMutation({
    mutationFn: async (provider: SignInProvider): Promise<Leaving> => {
      const body = { provider, origin: window.location.origin }
      const begun = await call('beginInstitutionalSignIn', { body })
      if (begun.step === 'unavailable') return 'unavailable'
      if (!keptTicket.keep({ ticket: begun.ticket, use: 'signIn', returnTo })) return 'not-kept'
      window.location.assign(begun.url)
      return 'left'
    },
  })
}

export function useLinkIdentity(ticket: string) {
  return useMutation({
    mutationFn: async (password: string) =>
      toInstitutionalStep(await call('linkIdentity', { body: { ticket, password } })),
  })
}

export interface NewStudentValues {
  firstName: string
  surname: string
  /** The id, as a list gives it. */
  department: string
}

export function useRegisterByInstitution(ticket: string) {
  return useMutation({
    mutationFn: async ({ firstName, surname, department }: NewStudentValues) =>
      toInstitutionalStep(
        await call('registerByInstitution', {
          body: { ticket, uName: firstName, uSurname: surname, department: Number(department) },
        }),
      ),
  })
}
