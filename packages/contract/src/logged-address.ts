import { decoded } from './decoded.ts'
import { ROUTES } from './routes.ts'
import { PAGES } from './web-addresses.ts'

/** Parameters of a path that let people in, or that are theirs: an address is logged without them. */
export const WITHHELD_PARAMS: readonly string[] = ['code', 'email', 'token']

/** Parameters of a query whose values a log may have. All others may be a secret, a name or words of a person. */
export const LOGGED_PARAMETERS: ReadonlySet<string> = new Set([
  'page',
  'pageSize',
  'sort',
  'assignType',
  'language',
  'deadlineFrom',
  'deadlineUntil',
  'standing',
  'status',
  'department',
  'assignment',
  'released',
  'changeable',
  'version',
  'unread',
  'kind',
  'from',
  'until',
  'fate',
  'thesis',
  'date',
  'time',
  'minutes',
  'thesisID',
  'seatID',
  'examinationID',
  'format',
  'year',
  'depID',
  'instID',
  'headings',
  'columns',
  'phase',
  'overlay',
  'programme',
  'hasPaper',
  'minutes',
  'instructorID',
  'papers',
  'scope',
  'late',
])

const WITHHELD = '[redacted]'

/** A short name of a parameter; anything else in its place may be the secret itself. */
const NAME = /^[\w.-]{1,40}$/

/** The patterns of all paths: of the API, and of the pages. */
export const PATH_PATTERNS: readonly string[] = [
  ...Object.values(ROUTES).map((route) => route.split(' ')[1] ?? ''),
  ...Object.values(PAGES).flatMap((page) => (typeof page === 'string' ? page : Object.values(page))),
]

/** What stands before such a parameter, wherever a proxy has put it, and the rest. */
const WITHHELD_PLACE = new RegExp(`^(.*?(?:${placesBefore(WITHHELD_PARAMS).join('|')}))(.+)$`, 'is')

function placesBefore(params: readonly string[]): string[] {
  const first = new RegExp(`:(?:${params.join('|')})\\b.*$`)
  return PATH_PATTERNS.filter((pattern) => first.test(pattern)).map((pattern) =>
    pattern.replace(first, '').replace(/:\w+/g, '[^/]+'),
  )
}

/** An address as a log may have it: the values of unknown parameters are left out, however they are encoded. */
export function loggedAddress(address: string): string {
  const start = address.indexOf('?')
  if (start === -1) return loggedPath(address)
  const [query = ''] = address.slice(start + 1).split('#', 1)
  return `${loggedPath(address)}?${query.split('&').map(loggedParameter).join('&')}`
}

/** The path of an address alone. */
export function loggedPath(address: string): string {
  const [path = ''] = address.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').split(/[?#]/, 1)
  const plain = decoded(path).replace(/\/+/g, '/')
  // A program that encodes the ? or the # of a link moves its secret into the path.
  const [visible = ''] = plain.split(/[?#;]/, 1)
  const [, before] = WITHHELD_PLACE.exec(visible) ?? []
  if (before !== undefined) return before + WITHHELD
  return visible.length < plain.length ? visible + WITHHELD : path
}

/** A text in which addresses may stand, such as the message of an error. */
export function withLoggedAddresses(text: string): string {
  return text.replace(/\?[^\s?'"]+/g, (query) => (query.includes('=') ? loggedAddress(query) : query))
}

function loggedParameter(pair: string): string {
  const [written = '', value] = pair.split('=', 2)
  const name = decoded(written)
  if (LOGGED_PARAMETERS.has(name)) return pair
  return value !== undefined && NAME.test(name) ? `${name}=${WITHHELD}` : WITHHELD
}
