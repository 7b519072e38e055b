import { ROUTES } from '@diatrivi/contract/routes'
import { PASSWORD } from '../load/people-rows.ts'
import type { Asked, Call } from './call.ts'
import type { Person, Subjects } from './subjects.ts'

export interface Request {
  method: Asked['method']
  path: string
  headers: Record<string, string>
  body?: string
}

/** A server under test, and what a call asks of it: one sequence of requests for each pair. */
export interface Side {
  url: string
  /** Empty where it is not asked. */
  sequences(call: Call): Request[][]
  /** Which rows an answer holds. */
  rowsIn(text: string): string[]
}

export function floorSide(url: string, subjects: Subjects): Side {
  return {
    url,
    sequences: (call) => call.pairs(subjects).map(({ floor }) => floor.map((one) => request(one))),
    rowsIn,
  }
}

/** The web server, asked by visitors without an account. */
export function pageSide(url: string, subjects: Subjects): Side {
  return {
    url,
    sequences: (call) => call.pairs(subjects).map(({ ours }) => ours.map((one) => request(one))),
    rowsIn: () => [],
  }
}

/** Everybody is signed in first, as in browsers. */
export async function ourSide(url: string, subjects: Subjects): Promise<Side> {
  const tokens = new Map<number, string>()
  for (const { id, username } of everybody(subjects)) {
    if (!tokens.has(id)) tokens.set(id, await signIn(url, username))
  }
  return {
    url,
    sequences: (call) =>
      call
        .pairs(subjects)
        .map(({ ours }) =>
          ours.map((one) => request(one, one.by === null ? undefined : tokens.get(one.by.id))),
        ),
    rowsIn,
  }
}

/** The ids of a list in their order, or the number of a count; students have no number on the wire. */
function rowsIn(text: string): string[] {
  const rows = [JSON.parse(text) as unknown].flat() as Readonly<Record<string, unknown>>[]
  return rows.map((row) =>
    String(row.doListID ?? row.thesisID ?? row.depID ?? row.username ?? row.id ?? row.total),
  )
}

function everybody({
  students,
  instructors,
  administrator,
  ownTheses,
  secretary,
  examinedTheses,
  plainTheses,
  steps,
  file,
}: Subjects): Person[] {
  return [
    ...students,
    ...instructors,
    administrator,
    secretary,
    ...[...ownTheses, ...examinedTheses, ...plainTheses].map(({ instructor }) => instructor),
    ...[...steps, file].flatMap(({ student, instructor }) => [student, instructor]),
  ]
}

export function request({ method, path, body }: Asked, token?: string): Request {
  return {
    method,
    path,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }
}

export async function signIn(url: string, username: string): Promise<string> {
  const [method, path] = ROUTES.signIn.split(' ')
  const answer = await fetch(`${url}${path}`, {
    method: method ?? 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: PASSWORD }),
  })
  const { jwt_token: token } = (await answer.json()) as { jwt_token?: string | null }
  if (!token) throw new Error(`${username} could not sign in: ${answer.status}.`)
  return token
}
