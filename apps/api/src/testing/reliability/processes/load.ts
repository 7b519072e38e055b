import { ROUTES, type RouteName } from '@diatrivi/contract/routes'
import { fill } from '../../test-client.ts'

/** A student who works on a thesis, signed in. */
export interface LoadClient {
  token: string
  /** A step to write comments about. */
  itemId: number
}

export interface Outcome {
  /** The texts of the comments that were acknowledged. */
  acknowledged: string[]
  reads: number
  /** Everything but success, and requests without an answer. */
  failures: string[]
  /** How long each request took, in milliseconds. */
  times: number[]
}

export interface Load {
  outcome: Outcome
  /** Ends when every client has its last answer. */
  stop(): Promise<void>
}

/** Each client writes a comment and reads, again and again, over connections that are kept. Nothing is tried twice. */
export function startLoad(nextAddress: () => string, clients: readonly LoadClient[]): Load {
  const outcome: Outcome = { acknowledged: [], reads: 0, failures: [], times: [] }
  let isStopped = false

  async function act({ token, itemId }: LoadClient, number: number): Promise<void> {
    for (let count = 1; !isStopped; count += 1) {
      const text = `client ${number}, act ${count}`
      if (await ask('writeStepComment', { token, itemId, body: { text } })) outcome.acknowledged.push(text)
      for (const name of ['listStepComments', 'getStudentProfile', 'listOpenTheses'] as const) {
        if (await ask(name, { token, itemId })) outcome.reads += 1
      }
    }
  }

  /** Whether it was served. */
  async function ask(name: RouteName, { token, itemId, body }: LoadClient & { body?: object }) {
    const begunAt = performance.now()
    try {
      const { method, address } = requestOf(name, itemId)
      const answer = await fetch(nextAddress() + address, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: body === undefined ? null : JSON.stringify(body),
      })
      const text = await answer.text()
      if (answer.ok) return true
      outcome.failures.push(`${name}: ${answer.status} ${text}`)
    } catch (error) {
      outcome.failures.push(`${name}: ${error} ${error instanceof Error ? error.cause : ''}`)
    } finally {
      outcome.times.push(performance.now() - begunAt)
    }
    return false
  }

  const all = Promise.all(clients.map(act))
  return {
    outcome,
    stop: async () => {
      isStopped = true
      await all
    },
  }
}

function requestOf(name: RouteName, itemId: number) {
  const [method = '', path = ''] = ROUTES[name].split(' ')
  return { method, address: `${fill(path, { itemId })}${method === 'GET' ? '?page=1&pageSize=5' : ''}` }
}
