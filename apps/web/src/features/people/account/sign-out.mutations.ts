import { useMutation } from '@tanstack/react-query'
import { call } from '../../../shared/api/client.ts'
import { providerMark } from '../../../shared/api/provider-mark.ts'
import { session } from '../../../shared/api/session.ts'
import { forgetDrafts } from '../../../shared/drafts.ts'
import { paths } from '../../../shared/paths.ts'

/** The token goes from this browser in any case; the API forgets it too when it can be reached, and so does the provider that opened the session. */
export function useSignOut() {
  return useMutation({
    mutationFn: async () => {
      if (!providerMark.isKept()) return call('signOut').then(() => null)
      providerMark.forget()
      const { url } = await call('signOutOfInstitution', { body: { origin: window.location.origin } })
      return url
    },
    onSettled: (url) => {
      forgetDrafts()
      session.leave(url ?? paths.home())
    },
  })
}
