import { describe, expect, it } from 'vitest'
import { SAMPLES } from '../../../testing/sample-files.ts'
import { letSystemTimeFollow } from '../../../testing/system-time.ts'
import { startTestApi } from '../../../testing/test-api.ts'

const LIMITS = { RATE_LIMIT: 'on', UPLOAD_FILES_PER_DAY: '3', UPLOAD_MEGABYTES_PER_DAY: '25' }
const api = await startTestApi(LIMITS)
const { given, clock } = api

letSystemTimeFollow(clock)

const cvOf = (megabytes: number) => ({
  name: 'cv.pdf',
  bytes: Buffer.concat([SAMPLES.pdf, Buffer.alloc(megabytes * 1_000_000)]),
})

/** A new session each time, for one that is not used for a day ends. */
async function aStudentWhoSends() {
  const student = await given.aStudent()
  return async () => (await api.as(student)).call('editStudentProfile', { body: {}, file: cvOf(0) })
}

describe('the files that a person sends in a day', () => {
  it('are so many, and others still send theirs', async () => {
    const send = await aStudentWhoSends()
    for (let file = 1; file <= 3; file += 1) expect((await send()).status).toBe(200)
    const refused = await send()
    expect(refused.error).toMatchObject({
      status: 409,
      code: 'upload_quota_reached',
      message: expect.stringContaining('Δοκιμάστε ξανά αύριο'),
    })
    expect((await (await aStudentWhoSends())()).status).toBe(200)
    clock.advance({ days: 1 })
    expect((await send()).status).toBe(200)
  })

  it('are so long together; one that is refused is not counted', async () => {
    const student = await given.aStudent()
    const thesis = await given.aThesis({ student })
    const client = await api.as(student)
    const sendText = (megabytes: number) =>
      client.call('submitFinalText', { params: { thesisId: thesis.id }, body: {}, file: cvOf(megabytes) })
    expect((await sendText(20)).status).toBe(200)
    expect((await sendText(6)).error).toMatchObject({ status: 409, code: 'upload_quota_reached' })
    expect((await sendText(4)).status).toBe(200)
  })

  it('do not count where nothing is admitted', async () => {
    const send = () => api.anonymous.call('editStudentProfile', { body: {}, file: cvOf(0) })
    for (let file = 1; file <= 4; file += 1) expect((await send()).error).toMatchObject({ status: 401 })
  })
})
