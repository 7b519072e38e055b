import { randomUUID } from 'node:crypto'
import { fetchPrepared, prepare } from '@diatrivi/client/request'
import { isCreatingCall } from '@diatrivi/contract/creating-calls'
import type { Wire } from '@diatrivi/contract/endpoints'
import type { RouteName } from '@diatrivi/contract/routes'
import type { Kind, Tally } from './tally.ts'

/** A person waits no longer. */
const LONGEST_MS = 15_000

interface Parts {
  params?: Record<string, string | number>
  query?: Record<string, string>
  body?: object
  /** Makes the body a form: its fields travel as text, objects as JSON. */
  file?: File
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
    const key = isCreatingCall(name) ? randomUUID() : undefined
    const request = prepare(name, { ...parts, key }, { apiUrl: address, token, locale: 'el' })
    const begunAt = performance.now()
    try {
      const answer = await fetchPrepared(request, AbortSignal.timeout(LONGEST_MS))
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
