import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { startTestApi } from '@diatrivi/api/testing/test-api'
import { afterAll, expect, it } from 'vitest'
import { backUpUntil } from './backups.ts'
import { runCrowd } from './crowd.ts'
import { deliveriesTo } from './deliveries.ts'
import { startOperatedApi } from './operated-api.ts'
import { peopleOf } from './people.ts'
import { startPost } from './post.ts'
import { quantile } from './tally.ts'

/** The short run of npm run reliability -w @diatrivi/proofs -- crowd. */
const { given, connection, dataDir } = await startTestApi()
const post = await startPost()
const api = await startOperatedApi(connection, { dataDir, smtpPort: post.port, more: { MAIL_POLL_MS: '50' } })
afterAll(async () => {
  await api.stop()
  await post.shut()
})

const PASSWORD = 'four words make a passphrase'

/** Two instructors, ten students with a thesis and eight without one. */
async function aDepartment(): Promise<void> {
  const department = await given.aDepartment()
  const { passwordHash } = await given.anAccount({ department, password: PASSWORD })
  const of = { department, passwordHash }
  for (let number = 1; number <= 3; number += 1) {
    const instructor = await given.anInstructor(of)
    await given.aThesis({ instructor })
    for (let count = 1; count <= 4; count += 1) {
      const thesis = await given.aThesis({
        instructor,
        student: await given.aStudent(of),
        startDate: '2026-02-02',
      })
      await given.aTodoList({
        thesis,
        steps: ['confirmed', count % 2 ? 'untouched' : 'finished', 'untouched'],
      })
    }
  }
  for (let count = 1; count <= 8; count += 1) await given.aStudent(of)
}

it('twenty people sign in and act without a fault, while mail is away and a backup is made', async () => {
  await aDepartment()
  const people = await peopleOf(connection, 20)
  const folder = join(dataDir, 'backups')
  const times = { seed: 20_261_123, rampSeconds: 1, seconds: 2, thinkSeconds: [0.1, 0.3] } as const
  const tally = await runCrowd(
    { ...times, address: api.address, people, password: PASSWORD },
    async (over) => {
      await post.shut()
      await backUpUntil(over, { settings: api.settings, folder })
      await post.open()
    },
  )
  expect([...tally.failures, ...api.errors]).toEqual([])
  expect(tally.times['sign in']).toHaveLength(20)
  // Each person makes each action of the own errand once, and a backup is made whole, however little time that leaves.
  for (const kind of ['browse', 'search', 'detail', 'act', 'upload', 'notices'] as const) {
    expect(quantile(tally.times[kind], 0.5), kind).toBeGreaterThan(0)
  }
  expect(tally.events).toBeGreaterThan(20)
  expect(readdirSync(folder)).not.toEqual([])
  expect((await deliveriesTo(post, connection)).sent).toBeGreaterThan(0)
}, 60_000)
