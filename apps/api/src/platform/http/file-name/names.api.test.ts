import { describe, expect, it } from 'vitest'
import { createPlatform } from '../../../create-platform.ts'
import { factories } from '../../../testing/factories.ts'
import { SAMPLES } from '../../../testing/sample-files.ts'
import { openTestFoundation } from '../../../testing/test-foundation.ts'
import { serveHandlers } from '../../../testing/test-handlers.ts'
import type { FileAnswer } from '../../storage/file-answer.ts'

const foundation = await openTestFoundation()
const { sessions, passwords } = createPlatform(foundation)
const given = factories({ ...foundation, passwords })
const { storageKey, size, contentHash } = await given.aStoredFile(SAMPLES.pdf, 'application/pdf')

let answer: FileAnswer
const app = await serveHandlers(foundation, {
  editStudentProfile: ({ file }) => file?.name ?? '',
  getPreviewImage: () => answer,
})

const { id: accountId } = await given.aStudent()
const token = await foundation.db.transaction((tx) =>
  sessions.open(tx, { accountId, kind: 'full', userAgent: null }),
)

async function nameOfUpload(name: string): Promise<string> {
  const form = new FormData()
  form.append('selectedFile', new Blob([new Uint8Array(SAMPLES.pdf)]), name)
  const encoded = new Response(form)
  const headers = {
    'content-type': encoded.headers.get('content-type') ?? '',
    authorization: `Bearer ${token}`,
  }
  const payload = Buffer.from(await encoded.arrayBuffer())
  return (await app.inject({ method: 'POST', url: '/v1/student/profile/edit', payload, headers })).body
}

describe('a CV that a student uploads', () => {
  it.each(['cv.hta', 'cv.exe', 'cv.lnk', 'cv.pdf.exe', 'cv.\u202efdp', 'cv'])(
    'as %j is kept under a name that opens a document',
    async (name) => {
      expect(await nameOfUpload(name)).toMatch(/^cv(?:\.fdp)?\.pdf$/)
    },
  )
})

describe('a file that was kept under a bad name before', () => {
  const download = async (name: string, mediaType: string) => {
    answer = { storageKey, size, contentHash, mediaType, name, caching: 'private' }
    return (await app.inject('/v1/user/image/preview/1')).headers
  }

  it.each([
    ['cv.hta', 'application/pdf', 'cv.pdf'],
    ['cv\u202efdp.exe', 'application/pdf', 'cvfdp.pdf'],
    ['notes.vbe', 'text/plain', 'notes.vbe.txt'],
    ['page.xml', 'text/plain', 'page.xml.txt'],
  ])('as %j of %s is offered as %j', async (name, mediaType, offered) => {
    const headers = await download(name, mediaType)
    expect(headers['content-disposition']).toContain(`filename="${offered}"`)
  })

  it('is a download for every browser, and runs in none', async () => {
    expect(await download('page.xml', 'text/plain')).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment;/),
      'content-security-policy': "sandbox; default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    })
  })
})
