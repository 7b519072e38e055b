import { setTimeout as delay } from 'node:timers/promises'
import { ROUTES, type RouteName } from '@diatrivi/contract/routes'
import { fill } from './test-client.ts'

/** A student who works on a thesis, signed in. */
export interface WorkingStudent {
  token: string
  /** A step to write comments about. */
  itemId: number
}

/** How soon a student tries again: far sooner than `Retry-After` asks for, so that the outage is measured. */
const RETRY_MS = 20

/** What the students were answered; the moments are those of `performance.now()`. */
export interface Outcome {
  /** The texts of the comments that were acknowledged. */
  acknowledged: string[]
  /** When the newest of them had been begun and answered. */
  newest: { begunAt: number; answeredAt: number }
  /** 503 with `Retry-After`, where an outage is expected. */
  unavailable: number
  /** Everything else but success, and requests without an answer. */
  failures: string[]
  /** How long each request took, in milliseconds. */
  times: number[]
}

/** What a student's screens read. */
export const STUDENT_READS: readonly RouteName[] = ['listStepComments', 'getStudentProfile', 'listOpenTheses']

export interface Load {
  outcome: Outcome
  /** Ends when every student has the last answer. */
  stop(): Promise<void>
}

interface LoadOptions {
  students: readonly WorkingStudent[]
  /** What is read after each comment. */
  reads: readonly RouteName[]
  /** Whether a 503 is no failure, and what was refused is followed by something new a little later. */
  expectsOutage: boolean
}

/** Each student writes a comment and reads, again and again, over connections that are kept. */
export function startLoad(nextAddress: () => string, { students, reads, expectsOutage }: LoadOptions): Load {
  const outcome: Outcome = {
    acknowledged: [],
    newest: { begunAt: 0, answeredAt: 0 },
    unavailable: 0,
    failures: [],
    times: [],
  }
  let isStopped = false

  async function work({ token, itemId }: WorkingStudent, number: number): Promise<void> {
    for (let count = 1; !isStopped; count += 1) {
      const text = `student ${number}, act ${count}`
      const begunAt = performance.now()
      let isServed = await ask('writeStepComment', { token, itemId, body: { text } })
      if (isServed) {
        outcome.acknowledged.push(text)
        outcome.newest = { begunAt, answeredAt: performance.now() }
      }
      for (const name of reads) {
        isServed = (await ask(name, { token, itemId })) && isServed
      }
      if (!isServed && expectsOutage) await delay(RETRY_MS)
    }
  }

  /** Whether it was served. */
  async function ask(name: RouteName, { token, itemId, body }: WorkingStudent & { body?: object }) {
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
      const isUnavailable = answer.status === 503 && Number(answer.headers.get('retry-after')) > 0
      if (isUnavailable && expectsOutage) outcome.unavailable += 1
      else outcome.failures.push(`${name}: ${answer.status} ${text}`)
    } catch (error) {
      outcome.failures.push(`${name}: ${error} ${error instanceof Error ? error.cause : ''}`)
    } finally {
      outcome.times.push(performance.now() - begunAt)
    }
    return false
  }

  const all = Promise.all(students.map(work))
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
