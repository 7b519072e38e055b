import { describe, expect, it } from 'vitest'
import { medianOf, shortcomings } from '../lighthouse/judge.mjs'
import { lighthouseTable } from '../lighthouse/page.mjs'

const finding = (performance: number, flaws: string[] = [], accessibility = 100) => ({
  scores: { performance, accessibility, 'best-practices': 100 },
  metrics: { FCP: performance * 10, LCP: 2_450, TBT: 61.4, CLS: 0.0004 },
  flaws,
})
const screen = { name: 'a screen', path: '/', who: null, wanted: { mobile: 90, desktop: 98 } }

describe('several runs of one screen', () => {
  it('count as their median, each number for itself', () => {
    const { scores, metrics } = medianOf([finding(99), finding(91), finding(80), finding(97), finding(95)])
    expect([scores.performance, metrics.FCP]).toEqual([95, 950])
  })

  it('are not made better by an even number of them', () => {
    expect(medianOf([finding(99), finding(91)]).scores.performance).toBe(91)
  })

  it('have all the flaws that any of them saw', () => {
    expect(medianOf([finding(1, ['a']), finding(1), finding(1, ['b', 'a'])]).flaws).toEqual(['a', 'b'])
  })
})

describe('what is asked of a screen', () => {
  it('is kept at its scores', () => {
    expect(shortcomings([{ screen, device: 'mobile', runs: 5, finding: finding(90) }])).toEqual([])
  })

  it('is missed below them, on each device by its own, and by every flaw', () => {
    const results = [
      { screen, device: 'desktop' as const, runs: 5, finding: finding(97) },
      { screen, device: 'mobile' as const, runs: 5, finding: finding(95, ['accessibility: a name'], 96) },
    ]
    expect(shortcomings(results)).toEqual([
      'a screen, desktop: performance 97, asked 98',
      'a screen, mobile: accessibility 96, asked 100',
      'a screen, mobile: accessibility: a name',
    ])
  })

  it('stands in a table', () => {
    const table = lighthouseTable([{ screen, device: 'mobile', runs: 5, finding: finding(93) }])
    expect(table.split('\n')[2]).toMatch(
      /^\| a screen \| mobile \| +93 \| +90 \| +100 \| +100 \| +\| +0\.9 s \| +2\.5 s \| +61 ms \| +0\.000 \|$/,
    )
  })
})
