import { monitorEventLoopDelay } from 'node:perf_hooks'
import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../testing/test-api.ts'
import { aDepartmentWithPapers } from './paper.fixture.ts'

const api = await startTestApi()

/** As many as one call takes; fewer where the test runs beside others. */
const COUNT = Number(process.env.DIATRIVI_MINUTES ?? 20)
const LONGEST_PAUSE_MS = 1_000

describe('hard case 20: all minutes of an examination period at once', () => {
  it('each thesis has its paper or a reason, the numbers have no gap, and others are answered meanwhile', async () => {
    const { asSecretary, another, aMarkedThesis, anAcceptedThesis } = await aDepartmentWithPapers(api)
    const marked: number[] = []
    for (let at = 0; at < COUNT - 2; at += 1)
      marked.push((await aMarkedThesis((await another('student')).account)).thesis.id)
    const { thesis: unmarked } = await anAcceptedThesis((await another('student')).account)
    const due = await asSecretary.call('listMinutesDue')
    expect(due.body).toHaveLength(marked.length)

    const theses = [...marked, unmarked.id, 2_000_000_000]
    const pauses = monitorEventLoopDelay({ resolution: 5 })
    pauses.enable()
    const begun = performance.now()
    const { body } = await asSecretary.call('issuePapers', { body: { kind: 'minutes', theses } })
    const milliseconds = performance.now() - begun
    pauses.disable()
    // The figures of decision record 0059.
    if (COUNT > 20) console.log({ COUNT, milliseconds, longestPause: pauses.max / 1e6 })

    expect(body.map(({ paper }) => paper?.number ?? null)).toEqual([
      ...marked.map((_id, at) => `2026/${at + 1}`),
      null,
      null,
    ])
    expect(body.slice(-2).map(({ refusal }) => refusal?.code)).toEqual(['paper_not_ready', 'not_found'])
    expect(pauses.max / 1e6).toBeLessThan(LONGEST_PAUSE_MS)
    expect((await asSecretary.call('listMinutesDue')).body).toEqual([])
    const again = await asSecretary.call('issuePapers', { body: { kind: 'minutes', theses: marked } })
    expect(new Set(again.body.map(({ refusal }) => refusal?.code))).toEqual(new Set(['paper_unchanged']))
  }, 120_000)
})
