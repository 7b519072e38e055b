import { beforeEach, describe, expect, it } from 'vitest'
import { deviceTokens } from './device-tokens.ts'

const tokenOf = (account: number, end: number) =>
  `head.${btoa(JSON.stringify({ sub: String(account), exp: end }))}.sign`

beforeEach(() => localStorage.clear())

describe('the tokens that a browser keeps', () => {
  it('are one for each account, the newest first', () => {
    deviceTokens.keep(tokenOf(1, 10))
    deviceTokens.keep(tokenOf(2, 20))
    deviceTokens.keep(tokenOf(1, 30))
    expect(deviceTokens.all()).toEqual([tokenOf(1, 30), tokenOf(2, 20)])
  })

  it('are five at most', () => {
    for (let account = 1; account <= 7; account += 1) deviceTokens.keep(tokenOf(account, 10))
    expect(deviceTokens.all()).toEqual([7, 6, 5, 4, 3].map((account) => tokenOf(account, 10)))
  })

  it.each(['nonsense', '{"a":1}', '[1,null]'])('are none where something else was written: %s', (text) => {
    localStorage.setItem('device_tokens', text)
    expect(deviceTokens.all()).toEqual([])
    deviceTokens.keep('no token of ours')
    expect(deviceTokens.all()).toEqual(['no token of ours'])
  })
})
