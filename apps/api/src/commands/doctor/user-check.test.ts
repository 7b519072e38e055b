import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkUser } from './user-check.ts'

const NOBODY = 65_534

/** What the doctor, who is root, says of an installation whose folder belongs to that user. */
async function found(owner: number, runAsUser?: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'diatrivi-user-check-'))
  chownSync(dataDir, owner, owner)
  try {
    return await checkUser({ dataDir, runAsUser })
  } finally {
    rmSync(dataDir, { recursive: true })
  }
}

it.runIf(process.getuid?.() === 0).each([
  { whose: 'of root, without another user', owner: 0, verdict: 'note' },
  { whose: 'of root, who becomes another user', owner: 0, user: 'nobody', verdict: 'fine' },
  { whose: 'of a service with a user of its own', owner: NOBODY, verdict: 'fine' },
])('an installation $whose is $verdict', async ({ owner, user, verdict }) => {
  expect(await found(owner, user)).toMatchObject({
    verdict,
    sentence: expect.stringMatching(
      verdict === 'note' ? /^The API runs as root, .+: set RUN_AS_USER/ : /not/,
    ),
  })
})
