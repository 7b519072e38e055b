import type { Wire } from '@diatrivi/contract/endpoints'

type Answer = Wire<'authenticate'>['response']

/**
 * What `app/before-scripts.js` did, which stands in the page itself and runs before any other script has come: it asked
 * whose the kept token is, marked the page of somebody who comes back, and held the form that was sent too early. On a
 * page that can be read without scripts it also lets them wait until the page is drawn.
 */
interface BeforeScripts {
  isOver: boolean
  asked?: { token: string; answer: Promise<Answer | null> }
  submitted?: HTMLFormElement
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

/** From here on the page answers by itself; a form that was sent before is sent now. */
export function takeOver(): void {
  const held = window.beforeScripts
  if (held === undefined || held.isOver) return
  held.isOver = true
  held.submitted?.requestSubmit()
}

/** Shows the page that was hidden from somebody who seemed to be signed in. */
export function showToStranger(): void {
  delete document.documentElement.dataset.returning
}
