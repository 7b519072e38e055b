import { expect, it } from 'vitest'
import { openTestFoundation } from '../../testing/test-foundation.ts'
import { lastRuns } from './job-runs.ts'
import { recorded } from './recorded-job.ts'

const foundation = await openTestFoundation()
const { db, clock } = foundation
const { signal } = new AbortController()
const HOUR = 3_600_000

const job = (task: () => Promise<unknown>) =>
  recorded(task, { name: 'upkeep', every: HOUR }, foundation)(signal)
const last = async () => (await lastRuns(db)).get('upkeep')

it('the last run of a job is known to every process, with its failures and its last success', async () => {
  const start = clock.now()
  await job(async () => clock.advance({ minutes: 2 }))
  const success = clock.now()
  expect(await last()).toEqual({
    startedAt: start,
    endedAt: success,
    every: HOUR,
    failure: null,
    succeededAt: success,
    failures: 0,
  })

  clock.advance({ hours: 1 })
  const full = Object.assign(new Error('what a person wrote'), { code: 'ENOSPC' })
  await expect(job(() => Promise.reject(full))).rejects.toBe(full)
  expect(await last()).toMatchObject({
    startedAt: clock.now(),
    failure: 'ENOSPC',
    succeededAt: success,
    failures: 1,
  })

  await job(async () => undefined)
  expect(await last()).toMatchObject({ failure: null, succeededAt: clock.now(), failures: 1 })
})
