import { describe, expect, it } from 'vitest'
import { statementsOf } from '../../../testing/statements-of.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import { aHeldExamination, seal } from './committee-marks.fixture.ts'

const api = await startTestApi()

/** What each seal of a committee sends to the database, from the beginning of its transaction to its end. */
async function statementsOfSeals(mark: string): Promise<string[][]> {
  const { asInstructor, first, second, examination } = await aHeldExamination(api)
  const sent: string[][] = []
  for (const client of [asInstructor, first.client, second.client]) {
    const texts = await statementsOf(async () => {
      expect((await seal(client, examination, mark)).status).toBe(200)
    })
    sent.push(texts)
  }
  return sent
}

describe('a sealed mark', () => {
  it('reads the thesis, its committee and its marks once', async () => {
    const [first] = await statementsOfSeals('7.00')
    // Begin, lock, read, write, keep in the history, commit.
    expect(first).toHaveLength(6)
  })

  it.each(['7.00', '3.00'])('reads them once also where it is the last, and all have %s', async (mark) => {
    const last = (await statementsOfSeals(mark)).at(-1) ?? []
    expect(last.filter((text) => text.includes('from "committee_seat"'))).toHaveLength(1)
    expect(last.filter((text) => text.includes('"rulebook"."rules"'))).toHaveLength(1)
    expect(last.length).toBeLessThanOrEqual(20)
  })
})
