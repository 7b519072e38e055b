import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { createPlatform } from '../../../create-platform.ts'
import { factories } from '../../../testing/factories.ts'
import { aPicture, SAMPLES } from '../../../testing/sample-files.ts'
import { openTestFoundation } from '../../../testing/test-foundation.ts'
import { serveHandlers } from '../../../testing/test-handlers.ts'
import { Refusal } from '../../refusal/refusal.ts'
import type { UploadedFile } from '../../upload.ts'

const foundation = await openTestFoundation()
const { db, dataDir } = foundation
const { sessions, passwords } = createPlatform(foundation)
const given = factories({ ...foundation, passwords })

/** What the last handler was given. */
let seen: { body?: unknown; file: UploadedFile | null; content: string | null } | undefined
function look({ body, file }: { body?: unknown; file: UploadedFile | null }) {
  seen = { body, file, content: file === null ? null : readFileSync(file.path, 'utf8') }
}

const app = await serveHandlers(foundation, {
  editStudentProfile: (call) => {
    look(call)
    return call.file?.name ?? ''
  },
  finishStep: (call) => {
    look(call)
    throw new Refusal('step_order')
  },
  uploadImage: (call) => {
    look(call)
    return { status: 200, id: 1 }
  },
})

const { id: accountId } = await given.aStudent()
const token = await db.transaction((tx) => sessions.open(tx, { accountId, kind: 'full', userAgent: null }))
const PROFILE = '/v1/student/profile/edit'
const STEP = '/v1/student/todoItem/7/finish'

type Part = [name: string, value: string | Blob, fileName?: string]

/** A form with its parts in the order given, which is the order they travel in. */
async function send(url: string, parts: Part[], headers: Record<string, string> = {}) {
  seen = undefined
  const form = new FormData()
  for (const [name, value, fileName] of parts) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, value, fileName)
  }
  const encoded = new Response(form)
  const payload = Buffer.from(await encoded.arrayBuffer())
  const type = { 'content-type': encoded.headers.get('content-type') ?? '' }
  return app.inject({ method: 'POST', url, payload, headers: { ...type, ...headers } })
}

const blob = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)])
const cv = (name = 'cv.pdf', bytes: Uint8Array = SAMPLES.pdf): Part => ['selectedFile', blob(bytes), name]
const TOKEN: Part = ['jwt_token', token]

const address = await app.listen({ host: '127.0.0.1', port: 0 })

function leftovers(): string[] {
  const folder = join(dataDir, 'uploads')
  return existsSync(folder) ? readdirSync(folder) : []
}

describe('a form with a file', () => {
  it('takes its parts in any order, the token last', async () => {
    const user: Part = ['user', JSON.stringify({ uName: 'Μαρία' })]
    const answer = await send(PROFILE, [cv('Βιογραφικό Σημείωμα.pdf'), user, TOKEN])
    expect([answer.statusCode, answer.body]).toEqual([200, 'Βιογραφικό Σημείωμα.pdf'])
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(seen?.body).toEqual({ user: { uName: 'Μαρία' } })
    expect(seen?.file).toMatchObject({ mediaType: 'application/pdf', size: SAMPLES.pdf.length })
    expect(seen?.file?.contentHash).toMatch(/^[0-9a-f]{64}$/)
    expect(seen?.content).toBe(SAMPLES.pdf.toString())
  })

  it('leaves nothing on disk when it is over, done or refused', async () => {
    await send(PROFILE, [TOKEN, cv()])
    expect((await send(STEP, [TOKEN, cv()])).json().code).toBe('step_order')
    expect(leftovers()).toEqual([])
  })

  it('takes JSON fields as blobs, as some clients send them', async () => {
    const user = new Blob([JSON.stringify({ uIsPublic: 1 })], { type: 'application/json' })
    await send(PROFILE, [['user', user, 'blob'], TOKEN])
    expect(seen?.body).toEqual({ user: { uIsPublic: true } })
  })

  it('may lack the file where it is optional', async () => {
    await send(STEP, [TOKEN])
    expect(seen?.file).toBeNull()
    await send(STEP, [TOKEN, ['selectedFile', blob(new Uint8Array()), '']])
    expect(seen?.file).toBeNull()
    await send(STEP, [TOKEN, ['selectedFile', 'null']])
    expect(seen?.file).toBeNull()
  })

  it('may be JSON when there is no file', async () => {
    const payload = { jwt_token: token, user: { uSurname: 'Ανδρεάδου' } }
    const answer = await app.inject({ method: 'POST', url: PROFILE, payload })
    expect([answer.statusCode, answer.body]).toEqual([200, ''])
    expect(seen?.body).toEqual({ user: { uSurname: 'Ανδρεάδου' } })
  })

  it('must have the file where it is required', async () => {
    const { id } = await given.anAdministrator()
    const owner = { accountId: id, kind: 'full', userAgent: null } as const
    const authorization = `Bearer ${await db.transaction((tx) => sessions.open(tx, owner))}`
    const url = '/v1/admin/department/1/image'
    const refused = await send(url, [['note', 'x']], { authorization })
    expect(refused.json()).toMatchObject({ status: 400, fields: { selectedFile: 'Υποχρεωτικό πεδίο' } })
    const done = await send(url, [cv('cover.png', await aPicture('png'))], { authorization })
    expect(done.json()).toEqual({ status: 200, id: 1 })
  })
})

describe('a form is refused', () => {
  it('without a token or with the wrong role, and then the handler never sees it', async () => {
    expect((await send(PROFILE, [cv()])).json()).toMatchObject({ status: 401, code: 'unauthenticated' })
    const answer = await send('/v1/instructor/profile/edit', [cv(), TOKEN])
    expect(answer.statusCode).toBe(404)
    expect(seen).toBeUndefined()
    expect(leftovers()).toEqual([])
  })

  it('for a bad token in the header before its file is read', async () => {
    const answer = await send(PROFILE, [cv('cv.pdf', Buffer.alloc(4_000_000))], {
      authorization: 'Bearer no',
    })
    expect(answer.json()).toMatchObject({ status: 401 })
  })

  it('for a field that is as long as a file, whether it travels as text or as one', async () => {
    const long = 'x'.repeat(100_001)
    for (const value of [long, new Blob([long])]) {
      expect((await send(STEP, [TOKEN, ['note', value]])).json()).toMatchObject({ code: 'body_too_large' })
    }
  })

  it('for fields that are long together, for a name of one without end, and for too many', async () => {
    const half = 'x'.repeat(60_000)
    const together: Part[] = [TOKEN, ['one', half], ['two', half]]
    expect((await send(STEP, together)).json()).toMatchObject({ status: 413, code: 'body_too_large' })
    const many = Array.from({ length: 25 }, (_, index): Part => [`field${index}`, 'x'])
    expect((await send(STEP, [TOKEN, ...many])).json()).toMatchObject({ status: 413 })
    expect((await send(STEP, [TOKEN, ['n'.repeat(100_000), 'x']])).statusCode).toBe(409)
  })

  it('for a file of more bytes than allowed, and takes one of exactly as many', async () => {
    const exact = Buffer.concat([SAMPLES.pdf, Buffer.alloc(3_000_000 - SAMPLES.pdf.length)])
    expect((await send(PROFILE, [TOKEN, cv('cv.pdf', exact)])).statusCode).toBe(200)
    const over = Buffer.concat([exact, Buffer.from('!')])
    for (const parts of [
      [TOKEN, cv('cv.pdf', over)],
      [cv('cv.pdf', over), TOKEN],
    ] as Part[][]) {
      const answer = await send(PROFILE, parts)
      expect(answer.json()).toMatchObject({
        status: 413,
        code: 'file_too_large',
        message: 'Το αρχείο ξεπερνά το μέγιστο επιτρεπόμενο μέγεθος.',
      })
    }
    expect(leftovers()).toEqual([])
  })

  it('for a file of another type than its name says', async () => {
    const answer = await send(PROFILE, [TOKEN, cv('cv.pdf', SAMPLES.exe)])
    expect(answer.json()).toMatchObject({ status: 415, code: 'file_type_not_accepted' })
    expect(leftovers()).toEqual([])
  })

  it('for two files, for endless fields, and for half a form', async () => {
    expect((await send(STEP, [TOKEN, cv(), cv()])).json()).toMatchObject({ code: 'validation' })
    expect((await send(STEP, [TOKEN, ['note', 'x'.repeat(200_001)]])).json()).toMatchObject({
      code: 'body_too_large',
    })
    const torn = {
      method: 'POST',
      url: STEP,
      payload: '--b\r\nContent-Disposition: form-data; name="selectedFile"; filename="a.pdf"\r\n\r\n%PDF',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    } as const
    expect((await app.inject(torn)).json()).toMatchObject({ status: 400, code: 'malformed_body' })
    expect(leftovers()).toEqual([])
  })

  it('for JSON fields that are wrong, each named', async () => {
    const wrong: Part = ['user', JSON.stringify({ uName: '', uEmail: 'nobody' })]
    expect((await send(PROFILE, [TOKEN, wrong, ['tags', '{broken']])).json()).toMatchObject({
      code: 'validation',
      fields: {
        uName: 'Υποχρεωτικό πεδίο',
        uEmail: 'Παρακαλώ δώστε ένα σωστό email!',
        tags: 'Η τιμή δεν είναι έγκυρη.',
      },
    })
  })
})

describe('the beginning of a form whose file never ends', () => {
  const fileHead = 'Content-Disposition: form-data; name="selectedFile"; filename="a.pdf"\r\n\r\n%PDF'
  const field = (name: string, value: string) =>
    `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

  /** Sends it and leaves the rest out; what comes back, if anything does. */
  function begin(beginning: string, signal: AbortSignal): Promise<Response> {
    const headers = { 'content-type': 'multipart/form-data; boundary=b' }
    const bytes = new TextEncoder().encode(beginning)
    const body = new ReadableStream({ start: (stream) => stream.enqueue(bytes) })
    return fetch(`${address}${STEP}`, {
      method: 'POST',
      headers,
      body,
      signal,
      duplex: 'half',
    } as RequestInit)
  }

  it('is refused for a bad token before a byte of the file is kept', async () => {
    const leave = new AbortController()
    const refused = await begin(`${field('jwt_token', 'no')}--b\r\n${fileHead}`, leave.signal)
    expect(await refused.json()).toMatchObject({ status: 401, code: 'unauthenticated' })
    expect(leftovers()).toEqual([])
    leave.abort()
  })

  it('is kept for a few at an address that may name a person afterwards, and refused beyond', async () => {
    const leave = new AbortController()
    const answers = Array.from({ length: 11 }, () => begin(`--b\r\n${fileHead}`, leave.signal))
    const refused = await Promise.race(answers)
    expect(refused.headers.get('retry-after')).toBe('5')
    expect(await refused.json()).toMatchObject({ status: 429, code: 'too_many_uploads' })
    await expect.poll(leftovers).toHaveLength(10)
    expect((await send(PROFILE, [TOKEN, cv()])).statusCode).toBe(200)
    const ended = Promise.allSettled(answers)
    leave.abort()
    await ended
    await expect.poll(leftovers).toEqual([])
    expect((await send(PROFILE, [cv(), TOKEN])).statusCode).toBe(200)
  })
})

describe('over a real connection', () => {
  it('a refused upload leaves the connection good for the next request', async () => {
    const form = new FormData()
    form.append('selectedFile', new Blob([new Uint8Array(20_000_000)]), 'cv.pdf')
    form.append('jwt_token', token)
    const refused = await fetch(`${address}${PROFILE}`, { method: 'POST', body: form })
    expect(refused.status).toBe(413)
    expect(await refused.json()).toMatchObject({ code: 'file_too_large' })
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
    expect(leftovers()).toEqual([])
  })

  it('an upload for which the disk has no room may be tried again, and leaves nothing there', async () => {
    const handle = await open(dataDir)
    const fileOnDisk = Object.getPrototypeOf(handle)
    await handle.close()
    const full = Object.assign(new Error('no room'), { code: 'ENOSPC', syscall: 'fsync' })
    const flush = vi.spyOn(fileOnDisk, 'sync').mockRejectedValue(full)
    const refused = await send(PROFILE, [TOKEN, cv()])
    flush.mockRestore()
    expect(refused.json()).toMatchObject({ status: 503, code: 'storage_unavailable' })
    expect(leftovers()).toEqual([])
  })

  it('an upload that its sender breaks off leaves nothing on disk', async () => {
    const leave = new AbortController()
    const headers = { 'content-type': 'multipart/form-data; boundary=b' }
    const start = '--b\r\nContent-Disposition: form-data; name="selectedFile"; filename="a.pdf"\r\n\r\n%PDF'
    const body = new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode(start)) })
    const request = { method: 'POST', headers, body, signal: leave.signal, duplex: 'half' } as const
    const broken = expect(fetch(`${address}${STEP}`, request)).rejects.toThrow()
    await expect.poll(leftovers).toHaveLength(1)
    leave.abort()
    await broken
    await expect.poll(leftovers).toEqual([])
  })
})
