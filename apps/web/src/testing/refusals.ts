import type { Endpoints, Wire } from '@diatrivi/contract/endpoints'
import type { ErrorCode } from '@diatrivi/contract/errors'
import { ERROR_STATUS } from '@diatrivi/contract/errors'
import type { RouteName } from '@diatrivi/contract/routes'
import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { refusals } from '../shared/api/refusals.ts'
import { session } from '../shared/api/session.ts'
import { apiSentence, type StubbedApi } from './api.ts'
import { problemAt } from './form.ts'

/** What any call can meet: a refusal that no endpoint declares, or no answer at all. */
type OfAnyCall = 'too_many_attempts' | 'database_unavailable' | 'internal' | 'offline'
type OfAnySession = 'session_expired' | 'wrong_role'

type Declared<Name extends RouteName> = Endpoints[Name] extends {
  errors: readonly (infer Code extends ErrorCode)[]
}
  ? Code
  : never

/** Whatever a call can be refused with: what its endpoint declares, what its access brings along, and what any call can meet. */
export type RefusalOf<Name extends RouteName> =
  | Declared<Name>
  | OfAnyCall
  | (Endpoints[Name] extends { access: { kind: 'public' | 'byLink' } } ? never : OfAnySession)
  | (Endpoints[Name] extends { body: object } ? 'validation' : never)

/**
 * Where a refusal is said: in an alert of the form, in a message at the edge of the screen, or at the field with this
 * label; `nowhere` where the form says nothing, because the application does.
 */
export type Place = 'alert' | 'toast' | 'nowhere' | { field: string }
/** A place, with the form's own sentence where it is not the API's. */
export type Row = Place | { at: Place; says: string }

/** Every refusal of an endpoint with its row; one without a row does not compile. */
export function everyRefusalOf<Name extends RouteName>(
  _name: Name,
  rows: Record<RefusalOf<Name>, Row>,
): [RefusalOf<Name>, Row][] {
  return Object.entries(rows) as [RefusalOf<Name>, Row][]
}

/** Said by the same few lines for every form as `internal` and `session_expired` are. */
const SAID_ALIKE: readonly string[] = [
  'too_many_attempts',
  'database_unavailable',
  'offline',
  'wrong_role',
] satisfies (OfAnyCall | OfAnySession)[]

/**
 * The same without those that no form says by itself: `everyRefusalOf` proves them for one form, one action and one caller
 * without a session, and a whole page takes most of a second to draw.
 */
export const refusalsOf = <Name extends RouteName>(name: Name, rows: Record<RefusalOf<Name>, Row>) =>
  everyRefusalOf(name, rows).filter(
    ([code, row]) => !SAID_ALIKE.includes(code) || (typeof row === 'object' && 'says' in row),
  )

/** The rows of what any call can meet. */
export const ofAnyCall = (place: Place) =>
  ({ too_many_attempts: place, database_unavailable: place, internal: place, offline: place }) as const

/**
 * The same for calls of a person who is signed in. A dialog over the page says that the session has ended; what the person
 * may not do is said by a dialog too, which takes the place of a message at the edge.
 */
export const ofAnySession = (place: Place) =>
  ({
    ...ofAnyCall(place),
    session_expired: 'nowhere',
    wrong_role: place === 'toast' ? 'nowhere' : place,
  }) as const

/** Both versions are compared, and nothing that was typed is lost. */
export const CONFLICT: Row = {
  at: 'alert',
  says: 'Όσα επεξεργάζεστε άλλαξαν στο μεταξύ και αλλού. Όσα γράψατε έμειναν εδώ.Σύγκριση και επιλογή',
}

export function refuseWith(api: StubbedApi, name: RouteName, code: ErrorCode | 'offline') {
  if (code === 'offline') api.fail(name)
  else api.refuse(name, code)
}

const OFFLINE = 'Ο διακομιστής δεν απαντά. Ελέγξτε τη σύνδεσή σας και προσπαθήστε ξανά.'

function sentenceOf(code: ErrorCode | 'offline'): string {
  if (code === 'offline') return OFFLINE
  const wait = ERROR_STATUS[code] === 429 ? ' Απομένουν 30 δευτερόλεπτα.' : ''
  return `${apiSentence(code)}${wait}`
}

/** Waits until the sentence is said in that place. */
export const sentenceFor = (at: Place, says: string) => waitFor(() => expect(saidAt(at)).toContain(says))

/** Waits until the refusal is said in its place, and to the application where that has to know of it. */
export async function expectRefusal(code: ErrorCode | 'offline', row: Row): Promise<void> {
  const { at, says } = typeof row === 'object' && 'at' in row ? row : { at: row, says: sentenceOf(code) }
  await sentenceFor(at, says)
  if (at === 'nowhere') expect(textsOf(alerts()).filter((text) => text.includes(says))).toEqual([])
  const status = code === 'offline' ? 0 : ERROR_STATUS[code]
  expect(session.get().hasEnded).toBe(status === 401)
  expect(refusals.store.get()?.message).toBe(status === 403 ? sentenceOf(code) : undefined)
}

const alerts = () => screen.queryAllByRole('alert', { hidden: true })
const TOAST = '.MuiSnackbar-root'
const isToast = (element: HTMLElement) => element.closest(TOAST) !== null
const textsOf = (elements: HTMLElement[]) => elements.map((element) => element.textContent ?? '')

function saidAt(place: Place): (string | null)[] {
  if (place === 'alert') return textsOf(alerts().filter((alert) => !isToast(alert)))
  if (place === 'toast')
    return textsOf([...document.querySelectorAll<HTMLElement>(`${TOAST} .MuiAlert-message`)])
  if (place === 'nowhere')
    return session.get().hasEnded ? [sentenceOf('session_expired')] : [refusals.store.get()?.message ?? null]
  return [problemAt(place.field)]
}

/** What the browser sends by itself, and no form asks for. */
type Unasked = 'device_tokens'
type WireField<Name extends RouteName> = Exclude<keyof NonNullable<Wire<Name>['body']> & string, Unasked>

/** Every field of an endpoint's body with the label of the form's field for it; a new one without a label does not compile. */
export const wrongFieldsOf = <Name extends RouteName>(_name: Name, labels: Record<WireField<Name>, string>) =>
  wrongFields(labels)

/** What the API finds wrong with each field, by the names of the wire, and what the form says of it then, by its labels. */
export function wrongFields(labels: Readonly<Record<string, string>>) {
  const rows = Object.entries(labels).map(([field, label]) => ({ field, label, says: `Όχι έτσι: ${field}.` }))
  return {
    fields: Object.fromEntries(rows.map(({ field, says }) => [field, says])),
    problems: Object.fromEntries(rows.map(({ label, says }) => [label, says])),
  }
}
