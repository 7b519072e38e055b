import { describe, expect, it } from 'vitest'
import { passwordHashing } from './password-hashing.ts'

const passwords = passwordHashing()

describe('a password', () => {
  it('is kept as an Argon2id hash that differs every time', async () => {
    const [first, second] = await Promise.all([passwords.hash('μυστικό'), passwords.hash('μυστικό')])
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(second).not.toBe(first)
  })

  it('is recognised, and nothing else is', async () => {
    const hash = await passwords.hash('μυστικό')
    expect(await passwords.verify('μυστικό', hash)).toBe(true)
    expect(await passwords.verify('Μυστικό', hash)).toBe(false)
  })

  it('is never right for an account without one', async () => {
    expect(await passwords.verify('', null)).toBe(false)
  })

  it('of somebody else is judged while most of those of a crowd wait', async () => {
    let judged = 0
    const crowd = Array.from({ length: 30 }, async () => {
      await passwords.verify('x', null, { address: '192.0.2.1', account: 'id 1' })
      judged += 1
    })
    await passwords.verify('x', null, { address: '192.0.2.2', account: 'id 2' })
    expect(judged).toBeLessThan(15)
    await Promise.all(crowd)
  })

  it('waits in the queue, and is refused when the queue is full', async () => {
    const emptyQueue = passwordHashing()
    const rush = Array.from({ length: 503 }, () => emptyQueue.verify('x', 'not a hash').catch(reasonOf))
    const outcomes = await Promise.all(rush)
    expect(outcomes.filter((outcome) => outcome === 'overloaded')).toHaveLength(1)
  })
})

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : ''
}
