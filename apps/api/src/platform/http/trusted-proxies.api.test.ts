import { describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { createPlatform } from '../../create-platform.ts'
import { securityRows } from '../../testing/security-entries.ts'
import { openTestFoundation, type TestFoundation } from '../../testing/test-foundation.ts'
import { readConfig } from '../config/config.ts'
import { securityEvent } from '../security-log/tables.ts'

const foundation = await openTestFoundation()

/** A listening API that trusts these proxies; the test itself is the peer, at 127.0.0.1. */
async function withProxies(
  TRUSTED_PROXIES: string,
  work: (api: ListeningApi) => Promise<void>,
): Promise<void> {
  const { db, dataDir, logged } = foundation
  const config = readConfig({ DATA_DIR: dataDir, TRUSTED_PROXIES })
  const platform = createPlatform({ ...foundation, config })
  const app = await buildApp({ ...platform, mailbox: null })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  await db.transaction((tx) => tx.delete(securityEvent))
  logged.length = 0
  try {
    await work({
      foundation,
      signIn: async (forwardedFor) => {
        const answer = await fetch(`${url}/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': forwardedFor },
          body: JSON.stringify({ username: 'nobody', password: 'wrong' }),
        })
        return answer.status
      },
      addresses: async () => {
        await platform.securityLog.flush()
        return (await securityRows(db)).map(({ address }) => address)
      },
      warnings: () => logged.filter(({ level }) => level === 40),
    })
  } finally {
    await app.close()
  }
}

interface ListeningApi {
  foundation: TestFoundation
  signIn(forwardedFor: string): Promise<number>
  addresses(): Promise<(string | null)[]>
  warnings(): Record<string, unknown>[]
}

describe('the address of a client', () => {
  it.each(['loopback', '127.0.0.1', '127.0.0.0/8'])('is what a proxy says that is trusted: %s', (proxies) =>
    withProxies(proxies, async ({ signIn, addresses, warnings }) => {
      await signIn('198.51.100.7')
      // What the client itself has written stands before what the proxy adds.
      await signIn('203.0.113.9, 198.51.100.8')
      expect(await addresses()).toEqual(['198.51.100.7', '198.51.100.8'])
      expect(warnings()).toEqual([])
    }),
  )

  it('is that of the peer where nobody is trusted, which the log says once', () =>
    withProxies('10.0.0.5', async ({ signIn, addresses, warnings }) => {
      await signIn('198.51.100.7')
      await signIn('198.51.100.8')
      expect(await addresses()).toEqual(['127.0.0.1'])
      expect(warnings()).toMatchObject([
        { peer: '127.0.0.1', msg: expect.stringContaining('TRUSTED_PROXIES') },
      ])
    }))

  it('decides who waits: those behind a trusted proxy are counted apart', () =>
    withProxies('loopback', async ({ signIn }) => {
      for (let guess = 1; guess <= 5; guess += 1) expect(await signIn('198.51.100.20')).toBe(200)
      expect(await signIn('198.51.100.20')).toBe(429)
      expect(await signIn('198.51.100.21')).toBe(200)
    }))
})
