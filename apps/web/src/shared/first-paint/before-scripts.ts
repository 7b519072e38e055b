/** What `inline.ts` leaves for the scripts of the page, before which it has run. Not there during development. */
export interface BeforeScripts {
  /** The application asks by itself, also for what an answer leads to. */
  hasScripts: boolean
  /** The page answers by itself. */
  isOver: boolean
  /** What was pressed last before that. */
  heldAction?: () => void
  /** What the page is known to ask the API; null where no answer came. */
  answers: Map<string, Promise<Response | null>>
}

declare global {
  interface Window {
    beforeScripts?: BeforeScripts
  }
}

/** Milliseconds since the page began: what was asked then is no news later. */
const EARLY = 10_000

/** What tells one request from another. */
interface Asked {
  method: string
  url: string
  headers: Readonly<Record<string, string>>
  body: unknown
}

export function keyOf({ method, url, headers, body }: Asked): string {
  return `${method} ${url} ${headers.Authorization} ${typeof body === 'string' ? body : ''}`
}

/** What was asked early, once; null when it was not, or when it has to be asked again. */
export async function takeEarlyAnswer(request: Asked): Promise<Response | null> {
  if (window.beforeScripts === undefined) return null
  const { answers } = window.beforeScripts
  window.beforeScripts.hasScripts = true
  if (!answers.size) return null
  const answer = answers.get(keyOf(request))
  answers.delete(keyOf(request))
  const response = performance.now() < EARLY ? await answer : null
  return response?.ok ? response : null
}

/** From here on the page answers by itself; what was pressed last before is done now. */
export function takeOver(): void {
  const held = window.beforeScripts
  if (held === undefined || held.isOver) return
  held.isOver = true
  held.heldAction?.()
}

/** Whether the scripts have drawn something already. */
export function hasTakenOver(): boolean {
  return window.beforeScripts?.isOver ?? true
}

/** Shows the page that was hidden from a visitor who seemed to be signed in. */
export function showToStranger(): void {
  delete document.documentElement.dataset.returning
}
