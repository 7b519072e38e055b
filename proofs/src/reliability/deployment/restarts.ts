import assert from 'node:assert/strict'
import type { ApiProcess } from '../processes/api-process.ts'
import { comment, type People, pathOf, signIn } from './people.ts'
import type { SecureClient } from './secure-client.ts'

const AT_ONCE = 4

/** Both processes are stopped and started, one after the other, while people read and write through the proxy. */
export async function tryRestarts(
  client: SecureClient,
  people: People,
  processes: readonly ApiProcess[],
): Promise<string> {
  const token = await signIn(client, people.student)
  const headers = { authorization: `Bearer ${token}` }
  const statuses = new Map<number, number>()
  const count = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1)
  let isOver = false
  const working = Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (!isOver) {
        count((await client.ask(pathOf('listStepComments', { itemId: people.itemId }), { headers })).status)
        count((await comment(client, token, people.itemId)).status)
      }
    }),
  )
  for (const api of processes) {
    await api.stop()
    await api.start()
  }
  isOver = true
  await working
  assert.deepEqual([...statuses.keys()], [200])
  return `- Both API processes were stopped (SIGTERM) and started again, one after the other, under ${AT_ONCE} people who read and write without a pause: ${statuses.get(200)} requests, none failed, nothing was tried twice by them.`
}
