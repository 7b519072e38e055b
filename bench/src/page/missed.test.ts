import { describe, expect, it } from 'vitest'
import type { CallFigures, Figures } from '../measure/figures.ts'
import { missedOf } from './missed.ts'

describe('what was missed', () => {
  const call = (perSecond: number, p99: number): CallFigures => ({
    name: 'a list',
    wanted: 0.6,
    floor: { perSecond: 100, p50: 1, p99: 1 },
    ours: { perSecond, p50: 1, p99 },
    peers: [],
    bytes: { floor: 1, ours: 1 },
    cost: null,
  })
  const figures = (one: CallFigures, most = 200): Figures => ({
    theses: 20_000,
    departments: 1,
    calls: [one],
    startUpMs: 1,
    memory: { atRest: 100, most },
    databaseBytes: 1,
    postgres: '18',
  })

  it('is said of each figure', () => {
    const before = figures(call(60, 10))
    expect(missedOf(figures(call(60, 15)), before)).toEqual([])
    expect(missedOf(figures(call(59, 16), 300), before)).toEqual([
      '“a list” reached 0.59 of the floor; 0.60 were wanted.',
      expect.stringMatching(
        /^A process of the API held 300 MB under load; less than 300 were wanted[.] After/,
      ),
      'The p99 of “a list” is 1.6 times that at ten thousand theses; at most 1.5 were wanted.',
    ])
  })

  it('is said where the faster of two peers answers more than an eighth of our requests', () => {
    const beside = (first: number, second: number) => {
      const peer = (perSecond: number) => ({
        name: 'Peer 1.0',
        round: { perSecond, p50: 1, p99: 1 },
        bytes: 1,
      })
      return figures({ ...call(80, 1), peers: [peer(first), peer(second)] })
    }
    expect(missedOf(beside(10, 2), undefined)).toEqual([])
    expect(missedOf(beside(2, 20), undefined)).toEqual([
      '“a list” answered 4.0 times the requests of the faster peer; 8 were wanted.',
    ])
  })
})
