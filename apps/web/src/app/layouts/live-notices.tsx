import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '../../shared/api/session.ts'

/** The page is drawn and read before it needs to hear of anything new. */
const AFTER_FIRST_PAINT = 1_500

/** Lies beside every page of those who are told things, and lets what they see change while others act. */
export function LiveNotices() {
  const queryClient = useQueryClient()
  const { token, facts, hasEnded } = useSession()
  const person = hasEnded ? undefined : facts?.email

  // A new token is a new session, which opens a stream of its own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the token is read where the stream is opened.
  useEffect(() => {
    if (person === undefined) return
    let stop: (() => void) | undefined
    let isOver = false
    const start = setTimeout(async () => {
      const { startLiveNotices } = await import('../../features/notice/live-notices.ts')
      if (!isOver) stop = startLiveNotices(queryClient, person)
    }, AFTER_FIRST_PAINT)
    return () => {
      isOver = true
      clearTimeout(start)
      stop?.()
    }
  }, [queryClient, person, token])

  return null
}
