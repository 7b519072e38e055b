import { describe, expect, it } from 'vitest'
import { planKills } from './plan.ts'
import { runKills } from './run-kills.ts'
import { embeddedSurroundings } from './surroundings.ts'

/** A sample of the part `kills` of `npm run reliability -w @diatrivi/proofs`. */
const SAMPLE = { seed: 2, count: 1, without: ['writes', 'start', 'migration', 'first start'] } as const

// Linux shows which processes work in a folder.
describe.runIf(process.platform === 'linux')(
  'an installation whose parts are killed while people work',
  () => {
    it('keeps what it acknowledged, and comes back by itself', async () => {
      const surroundings = embeddedSurroundings()
      try {
        const { kills, ledger, mails } = await runKills(surroundings, SAMPLE)
        expect(kills.map(({ plan }) => `${plan.victim} during ${plan.during}`)).toEqual([
          'both during upload',
        ])
        // The upload that the kill meets begins when these are acknowledged.
        const acknowledged = (sent: readonly { isAcknowledged: boolean }[]) =>
          sent.filter(({ isAcknowledged }) => isAcknowledged).length
        expect(acknowledged(ledger.comments)).toBeGreaterThanOrEqual(2)
        expect(ledger.topics.filter(({ id }) => id !== null).length).toBeGreaterThanOrEqual(1)
        expect(acknowledged(ledger.newcomers)).toBeGreaterThanOrEqual(1)
        expect(mails.mails).toBeGreaterThanOrEqual(1)
      } finally {
        await surroundings.close()
      }
    }, 120_000)
  },
)

describe('a plan of kills', () => {
  it('follows from its seed', () => {
    const planOf = (seed: number) => JSON.stringify(planKills(40, seed))
    expect(planOf(7)).toBe(planOf(7))
    expect(planOf(7)).not.toBe(planOf(8))
  })

  it('has every kind among a hundred', () => {
    const planned = planKills(100, 7)
    expect(new Set(planned.map(({ during }) => during)).size).toBe(6)
    expect(new Set(planned.map(({ victim }) => victim)).size).toBe(3)
  })
})
