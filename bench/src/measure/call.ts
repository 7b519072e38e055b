import { ROUTES, type RouteName } from '@diatrivi/contract/routes'
import type { StatementName } from '../floor/statements.ts'
import type { Person, Student, Subjects } from './subjects.ts'

/** A request to either side. */
export interface Asked {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  /** The person whose session goes with it; null without one, as at the floor. */
  by: Person | null
  /** Sent as JSON. */
  body?: Readonly<Record<string, unknown>>
}

/** What a peer is asked too, in words that know no product. */
export type Question =
  | { what: 'openTheses'; by: Student; limit: number }
  | { what: 'thesis'; by: Student; thesis: number }
  | { what: 'thesesInProgress'; by: Person; limit: number }

/** The same of both sides: one request, or several that follow one another. */
export interface Pair {
  ours: Asked[]
  floor: Asked[]
  question?: Question
}

export interface Call {
  name: string
  /** The ratio to reach, where one was set. */
  wanted: number | null
  /**
   * `read`: every connection asks everything in turn, and both sides must answer with the same rows. `act`: every connection
   * repeats a pair of its own, so that no two people get in each other's way. `work`: neither rows nor statements compare.
   * `page`: asked of the web server, which writes a page from what the API answered within the last minute.
   */
  kind: 'read' | 'act' | 'work' | 'page'
  pairs(subjects: Subjects): Pair[]
}

type Parameters = Readonly<Record<string, string | number>>

/** A request of ours, by the name of its route. */
export function asking(
  by: Person | null,
  route: RouteName,
  { params = {}, query = {}, body }: { params?: Parameters; query?: Parameters; body?: Asked['body'] } = {},
): Asked {
  const [method, path = ''] = ROUTES[route].split(' ') as [Asked['method'], string]
  return {
    method,
    path: withQuery(filledPath(path, params), query),
    by,
    ...(body === undefined ? {} : { body }),
  }
}

/** A path with the values of its parameters. */
export function filledPath(path: string, params: Parameters): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => String(params[name]))
}

/** A request to the floor, by the name of its statement. */
export function floorAsking(
  statement: StatementName,
  parameters: Parameters,
  method: Asked['method'] = 'GET',
): Asked {
  return { method, path: withQuery(`/${statement}`, parameters), by: null }
}

function withQuery(path: string, query: Parameters): string {
  const texts = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)])
  return texts.length === 0 ? path : `${path}?${new URLSearchParams(texts)}`
}
