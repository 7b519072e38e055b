import { ROUTES } from '@diatrivi/contract/routes'
import { PASSWORD } from '../load/people-rows.ts'
import { type Call, pathOf, withQuery } from './calls.ts'
import type { Subjects } from './subjects.ts'

export interface Request {
  method: 'GET'
  path: string
  headers: Record<string, string>
}

/** The requests of a call to one side. */
export type Side = (call: Call) => Request[]

export function floorSide(subjects: Subjects): Side {
  return (call) =>
    call.pairs(subjects).map(({ floor: { statement, parameters } }) => ({
      method: 'GET',
      path: withQuery(`/${statement}`, parameters),
      headers: {},
    }))
}

/** Signs everybody in first, as browsers do. */
export async function ourSide(url: string, subjects: Subjects): Promise<Side> {
  const people = [...subjects.students, ...subjects.instructors, subjects.administrator]
  const tokens = new Map<number, string>()
  for (const { id, username } of people) tokens.set(id, await signIn(url, username))
  return (call) =>
    call.pairs(subjects).map(({ by, ours }) => ({
      method: 'GET',
      path: pathOf(ours),
      headers: { authorization: `Bearer ${tokens.get(by.id)}` },
    }))
}

async function signIn(url: string, username: string): Promise<string> {
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
