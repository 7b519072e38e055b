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
  sequences(call: Call): Request[][]
}

export function floorSide(url: string, subjects: Subjects): Side {
  return {
    url,
    sequences: (call) => call.pairs(subjects).map(({ floor }) => floor.map((one) => request(one))),
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
  }
}

function everybody({ students, instructors, administrator, ownTheses, steps, file }: Subjects): Person[] {
  return [
    ...students,
    ...instructors,
    administrator,
    ...ownTheses.map(({ instructor }) => instructor),
    ...[...steps, file].flatMap(({ student, instructor }) => [student, instructor]),
  ]
}

function request({ method, path, body }: Asked, token?: string): Request {
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
