import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createPlatform } from '../../create-platform.ts'
import { clamdThatAnswers } from '../../testing/clamd-double.ts'
import { factories } from '../../testing/factories.ts'
import { freePort } from '../../testing/running-program.ts'
import { SAMPLES } from '../../testing/sample-files.ts'
import { openTestFoundation } from '../../testing/test-foundation.ts'
import { serveHandlers } from '../../testing/test-handlers.ts'

/** Uploads a CV to an installation with this scanner; `kept` is how many the service was given. */
async function uploadWith(CLAMAV_URL: string) {
  const foundation = await openTestFoundation({ CLAMAV_URL })
  const { sessions, passwords } = createPlatform(foundation)
  let kept = 0
  const app = await serveHandlers(foundation, {
    editStudentProfile: () => {
      kept += 1
      return ''
    },
  })
  const { id: accountId } = await factories({ ...foundation, passwords }).aStudent()
  const token = await foundation.db.transaction((tx) =>
    sessions.open(tx, { accountId, kind: 'full', userAgent: null }),
  )
  const form = new FormData()
  form.append('selectedFile', new Blob([new Uint8Array(SAMPLES.pdf)]), 'cv.pdf')
  const encoded = new Response(form)
  const answer = await app.inject({
    method: 'POST',
    url: '/v1/student/profile/edit',
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: {
      'content-type': encoded.headers.get('content-type') ?? '',
      authorization: `Bearer ${token}`,
    },
  })
  const uploads = join(foundation.dataDir, 'uploads')
  return { answer, kept, left: existsSync(uploads) ? readdirSync(uploads) : [], logged: foundation.logged }
}

describe('an upload that the scanner', () => {
  it('finds nothing in is kept', async () => {
    const { url, received } = await clamdThatAnswers(() => 'stream: OK')
    const { answer, kept } = await uploadWith(url)
    expect([answer.statusCode, kept, received]).toEqual([200, 1, [SAMPLES.pdf]])
  })

  it('finds something in is refused with a sentence, and the log names it', async () => {
    const { url } = await clamdThatAnswers(() => 'stream: Eicar-Test FOUND')
    const { answer, kept, left, logged } = await uploadWith(url)
    expect(answer.json()).toMatchObject({
      status: 422,
      code: 'file_infected',
      message: 'Ο έλεγχος βρήκε κακόβουλο λογισμικό στο αρχείο, γι’ αυτό δεν έγινε δεκτό.',
    })
    expect([kept, left]).toEqual([0, []])
    expect(logged).toContainEqual(expect.objectContaining({ found: 'Eicar-Test', level: 40 }))
  })

  it('cannot judge, because it is away, is not kept and may be tried again', async () => {
    const { answer, kept, left, logged } = await uploadWith(`tcp://127.0.0.1:${await freePort()}`)
    expect(answer.json()).toMatchObject({ status: 503, code: 'scanner_unavailable' })
    expect(answer.headers['retry-after']).toBe('5')
    expect([kept, left]).toEqual([0, []])
    expect(JSON.stringify(logged)).toContain('ECONNREFUSED')
  })
})
