import type { QueryClient } from '@tanstack/react-query'
import { isApiError } from '../../../shared/api/api-error.ts'
import { call } from '../../../shared/api/client.ts'
import { followStream } from './follow-stream.ts'
import { newsReader } from './news-reader.ts'
import { readNoticeStream } from './notice-stream.ts'
import { onePerBrowser } from './one-per-browser.ts'

/** A window that nobody looks at for so long needs no news until somebody does. */
const HIDDEN_FOR_LONG = 300_000

/** Keeps what is on the screen true while others act. Answers how to stop. */
export function startLiveNotices(queryClient: QueryClient, person: string): () => void {
  const news = newsReader(queryClient)
  const follow = (tell: (unread: number) => void) =>
    followStream({
      open: (signal, onOpened) => readNoticeStream(tell, signal, onOpened),
      poll: async (signal) => {
        try {
          tell((await call('countUnreadNotices', { signal })).unread)
        } catch (error) {
          // The banner says that nothing answers; the next time comes by itself.
          if (!signal.aborted && !isApiError(error)) throw error
        }
      },
    })
  const start = () => onePerBrowser(`diatrivi-notices ${person}`, follow, news)
  return whileSeen(start)
}

/** Lets something run while the page is looked at, and for a while after. */
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
