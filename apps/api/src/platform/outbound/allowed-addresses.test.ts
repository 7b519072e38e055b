import { describe, expect, it } from 'vitest'
import { allowedAddresses } from './allowed-addresses.ts'

describe('an address that a person has named', () => {
  const isAllowed = allowedAddresses(undefined)

  it.each(['93.184.215.14', '147.102.222.210', '2001:648:2000::1', '::ffff:93.184.215.14'])(
    'is connected to on the public internet: %s',
    (address) => {
      expect(isAllowed(address)).toBe(true)
    },
  )

  it.each([
    '127.0.0.1',
    '127.8.9.1',
    '0.0.0.0',
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '100.100.100.200',
    '168.63.129.16',
    '192.0.2.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001::1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fec0::1',
    'ff02::1',
    '2001:db8::1',
    'no address',
  ])('is refused near the server: %s', (address) => {
    expect(isAllowed(address)).toBe(false)
  })

  it('is connected to in the networks that the settings add, and in no other', () => {
    const isAdded = allowedAddresses('loopback,10.1.0.0/16,192.168.7.7,fd12::/16')
    for (const address of ['127.0.0.1', '::1', '::ffff:10.1.2.3', '192.168.7.7', 'fd12::9']) {
      expect([address, isAdded(address)]).toEqual([address, true])
    }
    for (const address of ['10.2.0.1', '192.168.7.8', 'fd13::1', '169.254.169.254']) {
      expect([address, isAdded(address)]).toEqual([address, false])
    }
  })
})
