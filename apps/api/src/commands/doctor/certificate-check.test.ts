import { X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:tls'
import { afterAll, expect, it } from 'vitest'
import { testClock } from '../../platform/clock.ts'
import { DAY } from '../../platform/durations.ts'
import { aCertificate } from '../../testing/certificate.fixture.ts'
import { checkCertificates } from './certificate-check.ts'

const shown = await aCertificate('localhost')
const end = new X509Certificate(shown.cert).validToDate.getTime()
const server = createServer(shown, (socket) => socket.end()).listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => void server.close())
const address = `https://127.0.0.1:${(server.address() as AddressInfo).port}`

it.each([
  [60, 'fine', /lasts 60 more days\.$/],
  [3, 'wrong', /ends in 3 days: renew it\.$/],
  [-1, 'wrong', /has ended: renew it\.$/],
])('a certificate %i days before its end is %s', async (days, verdict, sentence) => {
  const clock = testClock(new Date(end - days * DAY - 1_000).toISOString())
  expect(await checkCertificates({ apiUrl: `${address}/api`, webOrigins: [address] }, clock)).toEqual([
    { about: 'certificate', verdict, sentence: expect.stringMatching(sentence) },
  ])
})

it('an address without https, or that does not answer, has none', async () => {
  const addresses = { apiUrl: 'http://127.0.0.1:9', webOrigins: ['https://127.0.0.1:9'] }
  expect(await checkCertificates(addresses, testClock(new Date().toISOString()))).toEqual([])
})
