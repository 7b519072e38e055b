import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '../../shared/api/session.ts'

/** The page is drawn and read before it needs to hear of anything new. */
const AFTER_FIRST_PAINT = 1_500
/** From one frame to the next no stream needs to be opened anew. */
const BETWEEN_FRAMES = 2_000

interface Running {
  session: string
  stop: () => void
}

let running: Running | null = null
let ending: ReturnType<typeof setTimeout> | undefined

function end(): void {
  clearTimeout(ending)
  running?.stop()
  running = null
}

/** One at a time, whatever frame is on the screen; that of another session ends it. */
function keepRunning(queryClient: QueryClient, session: string, person: string): void {
  clearTimeout(ending)
  if (running?.session === session) return
  end()
  let isOver = false
  let stop: (() => void) | undefined
  const start = setTimeout(async () => {
    const { startLiveNotices } = await import('../../features/notice/stream/live-notices.ts')
    if (!isOver) stop = startLiveNotices(queryClient, person)
  }, AFTER_FIRST_PAINT)
  const stopAll = () => {
    isOver = true
    clearTimeout(start)
    stop?.()
  }
  running = { session, stop: stopAll }
}

/** Lies beside every page of those who are told things, and lets what they see change while others act. */
export function LiveNotices() {
  const queryClient = useQueryClient()
  const { token, facts, hasEnded } = useSession()
  const person = hasEnded ? undefined : facts?.email

  useEffect(() => {
    if (token === null || person === undefined) return end()
    keepRunning(queryClient, token, person)
    return () => {
      ending = setTimeout(end, BETWEEN_FRAMES)
    }
  }, [queryClient, person, token])

  return null
}
