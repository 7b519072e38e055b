import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { openTestFoundation } from '../../testing/test-foundation.ts'
import { serveHandlers } from '../../testing/test-handlers.ts'
import { newDrain } from './drain.ts'

const foundation = await openTestFoundation()
const arrived = Promise.withResolvers<void>()
const released = Promise.withResolvers<void>()
const drain = newDrain()
const app = await serveHandlers(
  foundation,
  {
    forgotPassword: async () => {
      arrived.resolve()
      await released.promise
      return { status: 0 }
    },
  },
  drain,
)

describe('a server that is about to stop', () => {
  it('says so to the proxy, and serves as before, each time over a connection that ends with the answer', async () => {
    const ask = (url: string) => app.inject(url)
    expect((await ask('/readyz')).statusCode).toBe(200)
    expect((await ask('/healthz')).headers.connection).not.toBe('close')
    drain.begin()
    expect((await ask('/readyz')).json()).toMatchObject({ status: 503, code: 'overloaded' })
    const served = await ask('/healthz')
    expect([served.statusCode, served.headers.connection]).toEqual([200, 'close'])
  })
})

describe('a server that is asked to stop', () => {
  it('finishes what it was asked, takes nothing more, and ends', async () => {
    const address = await app.listen({ host: '127.0.0.1', port: 0 })
    const answer = fetch(`${address}/password/forgot`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'a@example.org' }),
    })
    await arrived.promise
    const closed = app.close()
    await expect
      .poll(() =>
        fetch(`${address}/healthz`).then(
          () => 'answered',
          () => 'refused',
        ),
      )
      .toBe('refused')
    released.resolve()
    expect((await answer).status).toBe(200)
    await closed
  })
})

it('a server that stops waits for no connection that has brought no request, as browsers open in advance', async () => {
  const another = await serveHandlers(foundation, {})
  const address = await another.listen({ host: '127.0.0.1', port: 0 })
  const accepted = once(another.server, 'connection')
  const idle = connect(Number(new URL(address).port), '127.0.0.1')
  await Promise.all([accepted, once(idle, 'connect')])
  const ended = once(idle, 'close')
  idle.resume()
  await another.close()
  await ended
})
