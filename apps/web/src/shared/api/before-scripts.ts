import type { Wire } from '@diatrivi/contract/endpoints'

type Answer = Wire<'authenticate'>['response']

/**
 * What `app/before-scripts.js` did, which stands in the page itself and runs before any other script has come: it asked
 * whose the kept token is, marked the page of somebody who comes back, and held what was pressed too early. Where the
 * build has written a page it lets the scripts wait until that is drawn, and leads readers of another language to the
 * page that is drawn by scripts.
 */
interface BeforeScripts {
  isOver: boolean
  asked?: { token: string; answer: Promise<Answer | null> }
  heldAct?: () => void
  /** What the page is known to ask the API, by address; null where it could not be had. */
  answers: Map<string, Promise<Response | null>>
}

declare global {
  interface Window {
    beforeScripts?: BeforeScripts
  }
}

/** The answer about this token, once; null when it was not asked for, or could not be had. */
export async function takeEarlyAnswer(token: string): Promise<Answer | null> {
  const asked = window.beforeScripts?.asked
  if (asked === undefined || asked.token !== token) return null
  delete window.beforeScripts?.asked
  return asked.answer
}

/** Milliseconds since the page began: what was asked then is no news later. */
const EARLY = 10_000

/** What was asked early by this address, once; null when it was not, or when it has to be asked again. */
export async function takeEarlyReply(url: string): Promise<Response | null> {
  const reply = window.beforeScripts?.answers.get(url)
  if (reply === undefined) return null
  window.beforeScripts?.answers.delete(url)
  const response = performance.now() < EARLY ? await reply : null
  return response?.ok ? response : null
}

/** From here on the page answers by itself; what was pressed last before is done now. */
export function takeOver(): void {
  const held = window.beforeScripts
  if (held === undefined || held.isOver) return
  held.isOver = true
  held.heldAct?.()
}

/** Whether the scripts have drawn something already. */
export function hasTakenOver(): boolean {
  return window.beforeScripts?.isOver ?? true
}

/** Shows the page that was hidden from somebody who seemed to be signed in. */
export function showToStranger(): void {
  delete document.documentElement.dataset.returning
}
