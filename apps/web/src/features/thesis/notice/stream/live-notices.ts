import { isApiError } from '@diatrivi/client/api-error'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../../shared/api/client.ts'
import { noticeQueries } from '../notice.queries.ts'
import { followStream } from './follow-stream.ts'
import { newsReader } from './news-reader.ts'
import { readNoticeStream } from './notice-stream.ts'
import { onePerBrowser } from './one-per-browser.ts'

/** A window that is hidden for this long gets no news until it is visible again. */
const HIDDEN_FOR_LONG = 300_000

/** Keeps the screen up to date while others act. Returns the function that stops it. */
export function startLiveNotices(queryClient: QueryClient, person: string): () => void {
  const news = newsReader(queryClient)
  const follow = (emit: (unread: number) => void) =>
    followStream({
      open: (signal, onOpened) => readNoticeStream(emit, signal, onOpened),
      poll: async (signal) => {
        try {
          emit((await call('countUnreadNotices', { signal })).unread)
        } catch (error) {
          // The banner reports that the API does not answer; the next poll comes by itself.
          if (!signal.aborted && !isApiError(error)) throw error
        }
      },
    })
  // Binds this browser to the session of today, and takes from it what another account left behind.
  void queryClient.prefetchQuery(noticeQueries.push())
  const start = () => onePerBrowser(`diatrivi-notices ${person}`, follow, news)
  return whileSeen(start)
}

/** Runs something while the page is visible, and for a while after. */
function whileSeen(start: () => () => void): () => void {
  let stop: (() => void) | null = start()
  let ending: ReturnType<typeof setTimeout> | undefined
  const end = () => {
    stop?.()
    stop = null
  }
  const look = () => {
    clearTimeout(ending)
    if (document.hidden) ending = setTimeout(end, HIDDEN_FOR_LONG)
    else stop ??= start()
  }
  document.addEventListener('visibilitychange', look)
  look()
  return () => {
    document.removeEventListener('visibilitychange', look)
    clearTimeout(ending)
    end()
  }
}
