import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { requestIds } from './request-id.ts'

const from = (remoteAddress: string | undefined, id: string | undefined) =>
  ({ headers: { 'x-request-id': id }, socket: { remoteAddress } }) as unknown as IncomingMessage

it.each([
  ['loopback', '127.0.0.1'],
  ['loopback', '::ffff:127.0.0.1'],
  ['loopback', '::1'],
  ['10.0.0.5', '10.0.0.5'],
  ['10.0.0.5,10.1.0.0/16', '::ffff:10.1.2.3'],
  ['fd00::/8', 'fd00::7'],
])('a proxy of %s at %s gives the request its id', (trusted, address) => {
  expect(requestIds(trusted)(from(address, 'from-the-proxy-1'))).toBe('from-the-proxy-1')
})

it.each([
  ['loopback', '192.0.2.7'],
  ['loopback', '::ffff:192.0.2.7'],
  ['loopback', undefined],
  ['10.0.0.5', '127.0.0.1'],
  ['10.1.0.0/16', '10.2.0.1'],
])('with %s trusted a stranger at %s gives it none', (trusted, address) => {
  expect(requestIds(trusted)(from(address, 'of-a-stranger-1'))).toMatch(/^[\da-f-]{36}$/)
})

it.each(['short', 'with a blank', 'x'.repeat(65), undefined])('an id of another form is none: %s', (id) => {
  expect(requestIds('loopback')(from('127.0.0.1', id))).toMatch(/^[\da-f-]{36}$/)
})
