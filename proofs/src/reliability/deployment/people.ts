import assert from 'node:assert/strict'
import { passwordHashing } from '@diatrivi/api/platform/auth/password-hashing'
import { systemClock } from '@diatrivi/api/platform/clock'
import type { Db } from '@diatrivi/api/platform/database/transaction'
import type { Storage } from '@diatrivi/api/platform/storage/storage'
import { factories } from '@diatrivi/api/testing/factories'
import { fill } from '@diatrivi/api/testing/test-client'
import { ROUTES, type RouteName } from '@diatrivi/contract/routes'
import type { Answer, Asked, SecureClient } from './secure-client.ts'

export const PASSWORD = 'kalimera-proxy-42'

/** A student with a step in front, and the instructor of it. */
export async function peopleAtWork(db: Db, storage: Storage) {
  const given = factories({ db, clock: systemClock, storage, passwords: passwordHashing() })
  const [student, instructor] = [
    await given.aStudent({ password: PASSWORD }),
    await given.anInstructor({ password: PASSWORD }),
  ]
  const thesis = await given.aThesis({ student, instructor })
  const { steps } = await given.aTodoList({ thesis, steps: ['untouched'] })
  return { student: student.username, instructor: instructor.username, itemId: steps[0]?.id ?? 0 }
}

export type People = Awaited<ReturnType<typeof peopleAtWork>>

/** Below the same name as the pages, as the page itself is notified. */
export const pathOf = (name: RouteName, params: Record<string, number> = {}) =>
  `/api${fill(ROUTES[name].split(' ')[1] ?? '', params)}`

export const json = (body: object, headers: Record<string, string> = {}): Asked => ({
  method: 'POST',
  headers: { ...headers, 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify(body)),
})

export async function signIn(client: SecureClient, username: string): Promise<string> {
  const answer = await client.ask(pathOf('signIn'), json({ username, password: PASSWORD }))
  assert.equal(answer.status, 200, answer.body.toString())
  return JSON.parse(answer.body.toString()).jwt_token
}

/** A comment under the step, with a file where there are bytes. */
export async function comment(
  client: SecureClient,
  token: string,
  itemId: number,
  bytes?: Uint8Array,
): Promise<Answer> {
  const form = new FormData()
  form.set('text', 'Το κεφάλαιο.')
  if (bytes) form.set('selectedFile', new Blob([bytes.slice()]), 'chapter.gz')
  const encoded = new Response(form)
  return client.ask(pathOf('writeStepComment', { itemId }), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': encoded.headers.get('content-type') ?? '' },
    body: Buffer.from(await encoded.arrayBuffer()),
  })
}
