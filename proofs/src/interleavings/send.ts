import { fill } from '@diatrivi/api/testing/test-client'
import type { Endpoint } from '@diatrivi/contract/endpoint'
import { ENDPOINTS } from '@diatrivi/contract/endpoints'
import { ROUTES } from '@diatrivi/contract/routes'
import type { Call } from './actions.ts'
import type { TwoServers } from './two-servers.ts'

/** What a call ended with; no code when it was served. */
export interface Outcome {
  status: number
  code: string | null
  /** What was answered. */
  body: unknown
}

/** Makes a call over a real connection. */
export async function send(address: string, { who, name, params, body, file }: Call): Promise<Outcome> {
  const [method = '', path = ''] = ROUTES[name].split(' ')
  const response = await fetch(`${address}${fill(path, params)}`, {
    method,
    headers: {
      authorization: `Bearer ${who.token}`,
      ...(body === undefined || file !== undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(file === undefined ? {} : { body: formOf(body, file) }),
  })
  const text = await response.text()
  const answer = text === '' ? null : JSON.parse(text)
  return { status: response.status, code: response.ok ? null : answer.code, body: answer }
}

function formOf(fields: object = {}, { name, text }: { name: string; text: string }): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.set(field, String(value))
  form.set('selectedFile', new Blob([text]), name)
  return form
}

/** All at once, every other one at the other server. */
export function sendAtOnce<Made extends { call: Call }>(
  addresses: TwoServers['addresses'],
  made: readonly Made[],
): Promise<(Made & { outcome: Outcome })[]> {
  return Promise.all(
    made.map(async (one, index) => ({
      ...one,
      outcome: await send(addresses[index % 2 === 0 ? 0 : 1], one.call),
    })),
  )
}

/** A refusal that the contract does not name for the call: only those that it names may happen in a race. */
export function unnamedIn({ name }: Call, { code, status }: Outcome): string[] {
  const { errors = [] }: Endpoint = ENDPOINTS[name]
  return code === null || errors.some((one) => one === code)
    ? []
    : [`${name} was answered with ${status} ${code}`]
}
