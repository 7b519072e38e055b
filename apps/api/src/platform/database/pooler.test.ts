import { describe, expect, it } from 'vitest'
import { refusePooler, refuseSharedConnections } from './pooler.ts'

/** A connection that is answered by these processes of the server, one after the other. */
function answeredBy(...pids: number[]) {
  let count = 0
  return { query: async () => ({ rows: [{ pid: pids[count++ % pids.length] ?? 0 }] }) }
}

const REFUSED = /^DATABASE_URL leads to a pooler, .*: name the PostgreSQL server itself/

it('a connection is refused whose settings are not passed on, and another error stays what it was', () => {
  const refuse = (code: string) => () =>
    refusePooler(Object.assign(new Error('unsupported startup parameter'), { code }))
  expect(refuse('08P01')).toThrow(REFUSED)
  expect(refuse('28P01')).toThrow('unsupported startup parameter')
})

describe('two connections to the database', () => {
  it('are let pass with a process each', async () => {
    await expect(refuseSharedConnections(answeredBy(1), answeredBy(2))).resolves.toBeUndefined()
  })

  it('are refused when a quiet pooler gives both the process that has just become free', async () => {
    await expect(refuseSharedConnections(answeredBy(1), answeredBy(1))).rejects.toThrow(REFUSED)
  })

  it('are refused when a busy pooler gives one of them another process, be it later', async () => {
    const first = answeredBy(1, 1, 1, 1, 1, 3)
    await expect(refuseSharedConnections(first, answeredBy(2))).rejects.toThrow(REFUSED)
  })
})
