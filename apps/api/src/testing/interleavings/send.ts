import { ROUTES } from '@diatrivi/contract/routes'
import { fill } from '../test-client.ts'
import type { Call } from './acts.ts'

/** What a call ended with; no code when it was served. */
export interface Outcome {
  status: number
  code: string | null
}

/** Makes a call over a real connection. */
export async function send(address: string, { who, name, params, body, file }: Call): Promise<Outcome> {
  const [method = '', path = ''] = ROUTES[name].split(' ')
  const response = await fetch(`${address}${fill(path, params)}`, {
    method,
    headers: {
      authorization: `Bearer ${who.token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(file === undefined ? {} : { body: formOf(file) }),
  })
  const text = await response.text()
  return { status: response.status, code: response.ok ? null : JSON.parse(text).code }
}

function formOf({ name, text }: { name: string; text: string }): FormData {
  const form = new FormData()
  form.set('selectedFile', new Blob([text]), name)
  return form
}
