import { setTimeout as delay } from 'node:timers/promises'
import { SLOWNESS } from '@diatrivi/domain/testing/processor-time'
import { expect, it } from 'vitest'
import { longestBlock } from './longest-block.ts'

function keepBusy(milliseconds: number): void {
  const begun = process.threadCpuUsage()
  let spent = 0
  while (spent < milliseconds * SLOWNESS * 1_000) {
    const { user, system } = process.threadCpuUsage(begun)
    spent = user + system
  }
}

it('the longest block is the work at a stretch, and not what is done in turns', async () => {
  expect(await longestBlock(() => keepBusy(150))).toBeGreaterThanOrEqual(150)
  const inTurns = await longestBlock(async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      keepBusy(30)
      await delay(10)
    }
  })
  expect(inTurns).toBeLessThan((20 * 30) / 2)
})

it('waiting is no block', async () => {
  expect(await longestBlock(() => delay(200))).toBeLessThan(100)
})
