import { describe, expect, it } from 'vitest'
import { MAIL_PACE, mailPace } from './mail-pace.ts'

describe('the pace of the post', () => {
  it('is the usual one where nothing else is set', () => {
    expect(mailPace(MAIL_PACE.pollEvery)).toEqual(MAIL_PACE)
  })

  it('asks a server that was gone the sooner the more often it looks', () => {
    expect(mailPace(200)).toEqual({ ...MAIL_PACE, pollEvery: 200, firstOutagePause: 500 })
  })

  it('waits at first no longer than it does at last', () => {
    expect(mailPace(60_000).firstOutagePause).toBe(MAIL_PACE.longestOutagePause)
  })
})
