import { PUSH_WORKER } from '../shared/push-worker-address.ts'

/** What the library of the map writes when it is loaded, to see whether the browser draws. */
const QUESTION_OF_THE_MAP = '<svg/>'

/**
 * What libraries hand to the browser as HTML where the page's policy wants a trusted type: the digits of a date, in
 * which nothing is markup, and the question of the map. Anything else is refused.
 */
export function answerFor(html: string): string {
  if (!/[<&]/.test(html) || html === QUESTION_OF_THE_MAP) return html
  throw new TypeError('This page makes no HTML of a string that nobody has sanitised.')
}

/** What this page runs outside itself: the worker that shows what is pushed, and no other script. */
export function addressFor(address: string): string {
  if (address === PUSH_WORKER) return address
  throw new TypeError('This page runs no script of an address that is made by a script.')
}

interface Rules {
  createHTML: typeof answerFor
  createScriptURL: typeof addressFor
}

/** Absent in browsers that ask for no types. */
interface WithTrustedTypes {
  trustedTypes?: { createPolicy: (name: 'default', rules: Rules) => unknown }
}

export function answerForLibraries(): void {
  const { trustedTypes } = window as WithTrustedTypes
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => answerFor(html),
    createScriptURL: (address) => addressFor(address),
  })
}
