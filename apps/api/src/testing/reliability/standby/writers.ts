import { setTimeout as delay } from 'node:timers/promises'
import { ROUTES, type RouteName } from '@diatrivi/contract/routes'
import { fill } from '../../test-client.ts'

/** How soon a writer tries again: far sooner than `Retry-After` asks for, so that the outage is measured. */
const RETRY_MS = 20

/** A student with a step to write comments about. */
export interface Writer {
  token: string
  itemId: number
}

/** What the writers were answered; the moments are those of `performance.now()`. */
export interface Answers {
  /** The texts of the acts that were acknowledged. */
  acknowledged: string[]
  /** 503 with `Retry-After`. */
  unavailable: number
  /** Everything else, which must not be. */
  wrong: string[]
  /** When the newest act that was acknowledged had been begun and answered. */
  newest: { begunAt: number; answeredAt: number }
}

export interface Writing {
  answers: Answers
  /** Ends when every writer has its last answer. */
  stop(): Promise<void>
}

/** Each writes a comment and reads all of its step, again and again, over real connections. */
export function startWriting(address: string, writers: readonly Writer[]): Writing {
  const answers: Answers = {
    acknowledged: [],
    unavailable: 0,
    wrong: [],
    newest: { begunAt: 0, answeredAt: 0 },
  }
  let isStopped = false

  async function write({ token, itemId }: Writer, number: number): Promise<void> {
    for (let count = 1; !isStopped; count += 1) {
      const text = `writer ${number}, act ${count}`
      const begunAt = performance.now()
      const isKept = await ask('writeStepComment', { token, itemId, body: { text } })
      if (isKept) {
        answers.acknowledged.push(text)
        answers.newest = { begunAt, answeredAt: performance.now() }
      }
      const isRead = await ask('listStepComments', { token, itemId })
      if (!isKept || !isRead) await delay(RETRY_MS)
    }
  }

  /** Whether it was served. */
  async function ask(name: RouteName, { token, itemId, body }: Writer & { body?: object }): Promise<boolean> {
    const [method = '', path = ''] = ROUTES[name].split(' ')
    const window = body === undefined ? '?page=1&pageSize=1' : ''
    try {
      const response = await fetch(`${address}${fill(path, { itemId })}${window}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: body === undefined ? null : JSON.stringify(body),
      })
      const text = await response.text()
      if (response.ok) return true
      if (response.status === 503 && Number(response.headers.get('retry-after')) > 0) answers.unavailable += 1
      else answers.wrong.push(`${name}: ${response.status} ${text}`)
    } catch (error) {
      answers.wrong.push(`${name}: ${error}`)
    }
    return false
  }

  const all = Promise.all(writers.map(write))
  return {
    answers,
    stop: async () => {
      isStopped = true
      await all
    },
  }
}
