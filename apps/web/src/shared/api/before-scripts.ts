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

/** From here on the page answers by itself; what was pressed last before is done now. */
export function takeOver(): void {
  const held = window.beforeScripts
  if (held === undefined || held.isOver) return
  held.isOver = true
  held.heldAct?.()
}

/** Shows the page that was hidden from somebody who seemed to be signed in. */
export function showToStranger(): void {
  delete document.documentElement.dataset.returning
}
