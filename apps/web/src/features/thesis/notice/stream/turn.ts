import { browserStorage } from '../../../../shared/browser-storage.ts'
import { now } from '../../../../shared/format/clock.ts'

/** How long a turn lasts that is not renewed: a window that crashed, or that the browser has put to sleep, loses it. */
const LASTS = 15_000
const LOOK_EVERY = 5_000
/** Several windows may take a turn in the same moment; the last one has it, and this much later all of them can see that. */
const SETTLED_AFTER = 500

interface Turn {
  window: string
  until: number
}

/**
 * Lets one window after the other work, for browsers without locks and pages that came unencrypted: whose turn it is
 * stands in the storage that the windows share; where there is none, it is always the own one.
 * @returns what gives the turn back, or the wait for it up
 */
export function inTurn(name: string, work: () => () => void): () => void {
  const key = `${name} turn`
  // Pages that came unencrypted have no `randomUUID`.
  const self = crypto.getRandomValues(new Uint32Array(2)).join('-')
  let stop: (() => void) | null = null
  let settling: ReturnType<typeof setTimeout> | undefined

  const current = () => JSON.parse(browserStorage.get(key) ?? 'null') as Turn | null
  const isOwn = () => current()?.window === self
  const take = () => browserStorage.set(key, JSON.stringify({ window: self, until: now().getTime() + LASTS }))
  const begin = () => {
    if (isOwn()) stop ??= work()
  }
  const look = () => {
    const turn = current()
    if (turn?.window === self) take()
    else if (turn === null || turn.until <= now().getTime()) {
      take()
      settling = setTimeout(begin, SETTLED_AFTER)
    } else {
      stop?.()
      stop = null
    }
  }
  const giveBack = () => {
    if (isOwn()) browserStorage.remove(key)
  }

  const looking = setInterval(look, LOOK_EVERY)
  const listening = new AbortController()
  addEventListener('storage', (event) => event.key === key && look(), listening)
  addEventListener('pagehide', giveBack, listening)
  look()
  return () => {
    clearInterval(looking)
    clearTimeout(settling)
    listening.abort()
    stop?.()
    giveBack()
  }
}
