import { randomUUID } from 'node:crypto'
import { IDEMPOTENCY_HEADER, isCreatingCall } from '@diatrivi/contract/creating-calls'
import type { Wire } from '@diatrivi/contract/endpoints'
import { ROUTES, type RouteName } from '@diatrivi/contract/routes'
import { fill } from '../../test-client.ts'
import type { Kind, Tally } from './tally.ts'

/** A person waits no longer. */
const LONGEST_MS = 15_000

interface Parts {
  params?: Record<string, string | number>
  query?: Record<string, string>
  body?: object
  /** Makes the body a form: its fields travel as text, objects as JSON. */
  file?: Blob
}

/** It is among the failures by then. */
export class NotServed extends Error {
  override name = 'NotServed'
}

export interface PersonClient {
  /** Anything but 200, and an answer that does not come whole, is a failure. */
  ask<Name extends RouteName>(kind: Kind, name: Name, parts?: Parts): Promise<Wire<Name>['response']>
  /** Reads a file to its end. */
  fetchFile(name: RouteName, parts: Parts): Promise<void>
}

export function personClient(address: string, token: string | null, tally: Tally): PersonClient {
  async function served(
    kind: Kind,
    name: RouteName,
    parts: Parts,
  ): Promise<{ answer: Response; bytes: Buffer }> {
    const [method = '', path = ''] = ROUTES[name].split(' ')
    const url = `${address}${fill(path, parts.params)}?${new URLSearchParams(parts.query)}`
    const begunAt = performance.now()
    try {
      const answer = await fetch(url, {
        method,
        ...contentOf(name, parts),
        signal: AbortSignal.timeout(LONGEST_MS),
      })
      const bytes = Buffer.from(await answer.arrayBuffer())
      if (answer.status !== 200) throw new Error(`${answer.status} ${bytes.toString().slice(0, 300)}`)
      tally.times[kind].push(performance.now() - begunAt)
      return { answer, bytes }
    } catch (error) {
      const cause = error instanceof Error && error.cause ? ` (${error.cause})` : ''
      const took = Math.round(performance.now() - begunAt)
      const failure = `${kind}, ${name}, after ${took} ms: ${error}${cause}`
      tally.failures.push(failure)
      throw new NotServed(failure)
    }
  }

  function contentOf(name: RouteName, { body, file }: Parts): RequestInit {
    const headers: Record<string, string> = {}
    if (token !== null) headers.authorization = `Bearer ${token}`
    if (isCreatingCall(name)) headers[IDEMPOTENCY_HEADER] = randomUUID()
    if (file !== undefined) return { headers, body: formOf(body ?? {}, file) }
    if (body === undefined) return { headers }
    headers['content-type'] = 'application/json'
    return { headers, body: JSON.stringify(body) }
  }

  return {
    ask: async (kind, name, parts = {}) => {
      const { answer, bytes } = await served(kind, name, parts)
      tally.uploadedBytes += parts.file?.size ?? 0
      const isJson = answer.headers.get('content-type')?.startsWith('application/json')
      return isJson ? JSON.parse(bytes.toString()) : bytes.toString()
    },
    fetchFile: async (name, parts) => {
      const { answer, bytes } = await served('download', name, parts)
      const length = Number(answer.headers.get('content-length'))
      if (bytes.length === 0 || bytes.length !== length)
        tally.failures.push(`download, ${name}: ${bytes.length} bytes of ${length}`)
      tally.downloadedBytes += bytes.length
    },
  }
}

function formOf(body: object, file: Blob): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  form.set('selectedFile', file, 'εργασία.pdf')
  return form
}
