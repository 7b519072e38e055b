import type { Endpoint } from '@diatrivi/contract/endpoint'
import { ENDPOINTS } from '@diatrivi/contract/endpoints'
import { type PathParam, ROUTES, type Route, type RouteName } from '@diatrivi/contract/routes'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { type Answer, answerOf } from './answer.ts'
import { beginningOfStream } from './beginning-of-stream.ts'

export interface TestFile {
  name: string
  bytes: Uint8Array | string
  /** What the browser claims; the API checks the bytes. */
  type?: string
}

export interface Parts {
  params?: Record<string, string | number>
  query?: Record<string, string | number | readonly string[]>
  /** Any value, because tests send wrong bodies too. */
  body?: unknown
  /** Makes the body a form: the fields of `body` travel as text, objects as JSON. */
  file?: TestFile
  headers?: Record<string, string>
}

/** What a call of this endpoint takes; a missing parameter does not compile. */
export type PartsOf<Name extends RouteName> = [PathParam<Route<Name>>] extends [never]
  ? Parts
  : Parts & { params: Record<PathParam<Route<Name>>, string | number> }

type CallParts<Name extends RouteName> = [PathParam<Route<Name>>] extends [never]
  ? [parts?: PartsOf<Name>]
  : [parts: PartsOf<Name>]

/** A caller who calls the API by the names of its endpoints. */
export interface TestClient {
  call<Name extends RouteName>(name: Name, ...parts: CallParts<Name>): Promise<Answer<Name>>
}

export function testClient(app: FastifyInstance, token: string | null): TestClient {
  return {
    call: async (name, ...[parts = {}]) => {
      const [method, path] = ROUTES[name].split(' ') as [InjectOptions['method'] & string, string]
      const { headers, payload } = await encode(parts)
      const endpoint: Endpoint = ENDPOINTS[name]
      const isStream = endpoint.answer === 'events'
      const response = await app.inject({
        payloadAsStream: isStream,
        method: method as 'GET',
        url: `${fill(path, parts.params)}${search(parts.query)}`,
        headers: {
          ...headers,
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          ...parts.headers,
        },
        ...(payload === undefined ? {} : { payload }),
      })
      return answerOf(isStream ? await beginningOfStream(response) : response)
    },
  }
}

/** The path of a route with its parameters in their places. */
export function fill(path: string, params: Parts['params'] = {}): string {
  return path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(String(params[name])))
}

function search(query: Parts['query'] = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one): [string, string] => [name, String(one)]),
  )
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`
}

export async function encode({
  body,
  file,
}: Parts): Promise<{ headers: Record<string, string>; payload?: Buffer }> {
  if (file !== undefined) return encodeForm(body, file)
  if (body === undefined) return { headers: {} }
  return { headers: { 'content-type': 'application/json' }, payload: Buffer.from(JSON.stringify(body)) }
}

async function encodeForm(body: unknown, file: TestFile) {
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {})) {
    form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  const bytes = typeof file.bytes === 'string' ? file.bytes : new Uint8Array(file.bytes)
  form.set('selectedFile', new Blob([bytes], { type: file.type ?? '' }), file.name)
  const encoded = new Response(form)
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' }
  return { headers, payload: Buffer.from(await encoded.arrayBuffer()) }
}
