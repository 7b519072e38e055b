import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '../../shared/api/session.ts'

/** News can wait until the page is drawn and read. */
const AFTER_FIRST_PAINT = 1_500
/** The stream stays open while the frame changes. */
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

/** There is one stream at a time, in every frame; another session ends it. */
function keepRunning(queryClient: QueryClient, session: string, person: string): void {
  clearTimeout(ending)
  if (running?.session === session) return
  end()
  let isOver = false
  let stop: (() => void) | undefined
  const start = setTimeout(async () => {
    const { startLiveNotices } = await import('../../features/thesis/notice/stream/live-notices.ts')
    if (!isOver) stop = startLiveNotices(queryClient, person)
  }, AFTER_FIRST_PAINT)
  const stopAll = () => {
    isOver = true
    clearTimeout(start)
    stop?.()
  }
  running = { session, stop: stopAll }
}

/** Stands beside every page of a role that gets notices, and updates the screen while others act. */
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
