import { useMutation } from '@tanstack/react-query'
import { call } from '../../../shared/api/client.ts'
import { download } from '../../../shared/api/download.ts'
import { session } from '../../../shared/api/session.ts'
import { forgetDrafts } from '../../../shared/drafts.ts'
import { paths } from '../../../shared/paths.ts'

const NOT_PROVED = 1

/** Begins the download of all that is kept about the person; returns whether the proof held. */
export function useTakeOutData() {
  return useMutation({
    mutationFn: async (password: string | undefined) => {
      const answer = await call('askForOwnData', { body: password === undefined ? {} : { password } })
      if (answer.status === NOT_PROVED) return false
      await download('downloadOwnData', { params: undefined, query: { link: answer.link } })
      return true
    },
  })
}

/** Deletes the account and leaves it; returns whether the proof held. */
export function useDeleteOwnAccount() {
  return useMutation({
    mutationFn: async (password: string | undefined) => {
      const { status } = await call('deleteOwnAccount', { body: password === undefined ? {} : { password } })
      if (status === NOT_PROVED) return false
      forgetDrafts()
      session.leave(paths.home())
      return true
    },
  })
}
