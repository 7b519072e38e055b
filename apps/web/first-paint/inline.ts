// Stands in every page itself and runs before any other script has come: see README.md.

import { type Ask, fetchPrepared, prepareRoute } from '@diatrivi/client/request'
import { readMeta } from '../src/shared/api/page-settings.ts'
import { LOCALE_KEY, TOKEN_KEY } from '../src/shared/api/stored-keys.ts'
import { browserStorage } from '../src/shared/browser-storage.ts'
import { type BeforeScripts, keyOf } from '../src/shared/first-paint/before-scripts.ts'
import { isPage, LINK_TOKEN, RETURN_PAGE, SEAT_PAGE, tokenInAddress } from '../src/shared/link-token.ts'
import type { FirstQuestions, Question } from './first-questions.ts'
import { HELD } from './written-pages.ts'

const root = document.documentElement
const beforeScripts: BeforeScripts = { hasScripts: false, isOver: false, answers: new Map() }
window.beforeScripts = beforeScripts

hideLinkToken()
const locale = browserStorage.get(LOCALE_KEY)
const writtenIn = readMeta('written-in')
if (writtenIn && locale && locale !== writtenIn) {
  // The same address with a question behind it leads to the page that is drawn by the browser.
  root.style.visibility = 'hidden'
  window.location.replace(`${window.location.pathname}?unwritten${window.location.hash}`)
} else {
  if (window.location.search === '?unwritten')
    window.history.replaceState(null, '', window.location.pathname + window.location.hash)
  holdWhatIsPressed()
  document.addEventListener('DOMContentLoaded', startWhenDrawn)
  const token = browserStorage.get(TOKEN_KEY)
  const questions = readMeta('first-questions')
  if (token !== null) root.dataset.returning = isInside() ? 'inside' : 'outside'
  if (token !== null && questions) void askEarly(JSON.parse(questions) as FirstQuestions, token)
}

/** See `linkToken`. */
function hideLinkToken() {
  const { pathname, search, hash } = window.location
  const isFromInstitution = isPage(pathname, RETURN_PAGE)
  const token = isFromInstitution ? search || hash : tokenInAddress(window.location)
  const rest = isFromInstitution || isPage(pathname, SEAT_PAGE) ? '' : hash
  if (token) window.history.replaceState({ [LINK_TOKEN]: token }, '', pathname + rest)
}

function isInside(): boolean {
  return ['dashboard', 'thesis', 'profile'].includes(window.location.pathname.split('/')[1] ?? '')
}

/** A page that can be read without its scripts is drawn before they come. One that is not seen is never painted. */
function startWhenDrawn() {
  if (!writtenIn || document.visibilityState === 'hidden') start()
  else requestAnimationFrame(() => setTimeout(start))
}

/** Lets the scripts of the page come, and starts the application. */
function start() {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel="${HELD.link}"]`))
    link.rel = 'modulepreload'
  // A script that is put into its place once more is run; a copy would have to be written from a string.
  for (const held of document.querySelectorAll<HTMLScriptElement>(`script[type="${HELD.script}"]`)) {
    held.type = 'module'
    held.replaceWith(held)
  }
}

/** Nothing that is pressed too early is lost: `takeOver` does it. */
function holdWhatIsPressed() {
  const hold = (type: 'submit' | 'click', actionOf: (place: Element) => (() => void) | undefined) => {
    const listener = (event: Event) => {
      if (beforeScripts.isOver) return document.removeEventListener(type, listener, true)
      const act = event.target instanceof Element ? actionOf(event.target) : undefined
      if (act === undefined) return
      event.preventDefault()
      beforeScripts.heldAction = act
    }
    document.addEventListener(type, listener, true)
  }
  hold('submit', (form) => (form instanceof HTMLFormElement ? () => form.requestSubmit() : undefined))
  hold('click', (place) => {
    const button = place.closest<HTMLButtonElement>('button[type="button"]')
    return button ? () => button.click() : undefined
  })
}

/** Who is signed in, and what the page will ask first: its scripts find the answers when they come. */
async function askEarly({ session, question, next, profiles }: FirstQuestions, token: string) {
  const apiUrl = readMeta('api-url') ?? ''
  const ask = (route: string, what: Ask) => {
    const request = prepareRoute(route, what, { apiUrl, token, locale: locale ?? root.lang })
    const answer = fetchPrepared(request).catch(() => null)
    beforeScripts.answers.set(keyOf(request), answer)
    return answer
  }
  // Null also when the application is here: it would ask the same, and one of the two answers would never be read.
  const read = async (answer: Promise<Response | null>) => {
    const response = await answer
    const what = response?.ok ? await response.clone().json() : null
    return beforeScripts.hasScripts ? null : what
  }
  const askFor = async ({ route, param, query }: Question, number: number) => {
    if (param && !(number > 0)) return
    const answered = ask(route, param ? { params: { [param]: number } } : { query })
    if (next && route === question?.route)
      void askFor(next, (await read(answered))?.[0]?.[next.of]?.[next.of])
  }
  const viewer = ask(session, { body: { jwt_token: token } })
  if (question) void askFor(question, Number(window.location.pathname.split('/').at(-1)))
  const profile = profiles?.[(await read(viewer))?.type]
  if (profile) ask(profile, {})
}
