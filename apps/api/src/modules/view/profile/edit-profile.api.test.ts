import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { SAMPLES } from '../../../testing/sample-files.ts'
import { startTestApi } from '../../../testing/test-api.ts'

const api = await startTestApi()
const { given } = api

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const pdf = { name: 'Βιογραφικό.pdf', bytes: PDF, type: 'application/pdf' }

async function aPerson(values = {}) {
  const account = await given.anInstructor(values)
  const client = await api.as(account)
  const profile = async () => (await client.call('getInstructorProfile')).body
  return { account, client, profile }
}

/** A form as a browser sends it, its parts in the order given. */
function form(...parts: [string, string | Blob, string?][]) {
  const data = new FormData()
  for (const [name, value, fileName] of parts) {
    if (typeof value === 'string') data.append(name, value)
    else data.append(name, value, fileName)
  }
  return data
}

async function post(path: string, data: FormData) {
  const encoded = new Response(data)
  return api.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
}

describe('POST /v1/instructor/profile/edit', () => {
  it('names every wrong field at once, as JSON and as a form', async () => {
    const { client } = await aPerson()
    const body = {
      user: { uName: '', uSurname: 7, uEmail: 'x', uIsPublic: 'maybe' },
      tags: { keywords: [{ keyword: 'ai', status: 'lost' }] },
    }
    for (const file of [undefined, pdf]) {
      const parts = file === undefined ? { body } : { body, file }
      const { status, error } = await client.call('editInstructorProfile', parts)
      expect(status).toBe(400)
      expect(Object.keys(error.fields ?? {}).sort()).toEqual([
        'keywords',
        'uEmail',
        'uIsPublic',
        'uName',
        'uSurname',
      ])
    }
  })

  it('refuses JSON that is none', async () => {
    const { client } = await aPerson()
    const { status, error } = await client.call('editInstructorProfile', { body: { user: '{', tags: 'x' } })
    expect(status).toBe(400)
    expect(Object.keys(error.fields ?? {}).sort()).toEqual(['tags', 'user'])
  })

  it('refuses the address of another account, in any case, and changes nothing', async () => {
    await given.aStudent({ email: 'taken@example.gr' })
    const { client, profile } = await aPerson()
    const before = await profile()
    const { status, error } = await client.call('editInstructorProfile', {
      body: { user: { uName: 'Άλλο', uEmail: 'Taken@Example.gr' } },
      file: pdf,
    })
    expect(status).toBe(409)
    expect(error).toMatchObject({ code: 'duplicate', fields: { uEmail: 'Χρησιμοποιείται ήδη.' } })
    expect(await profile()).toEqual(before)
  })

  it('changes what is sent and leaves the rest, in JSON, with an empty answer', async () => {
    const { client, profile } = await aPerson({ firstName: 'Άννα', surname: 'Δήμου', isPublic: true })
    const { status, text, headers } = await client.call('editInstructorProfile', {
      body: { user: { uSurname: ' Δήμου-Ρήγα ', uIsPublic: 0, username: 'ignored', cvFilename: 'ignored' } },
    })
    expect([status, text]).toEqual([200, ''])
    expect(headers['content-type']).toContain('text/plain')
    expect(await profile()).toMatchObject({
      uName: 'Άννα',
      uSurname: 'Δήμου-Ρήγα',
      uIsPublic: false,
      cvFilename: null,
      version: 2,
    })
  })

  it('keeps a form of address until it is taken back, and leaves it where an older client does not send it', async () => {
    const { client, profile } = await aPerson()
    const edit = (user: object) => client.call('editInstructorProfile', { body: { user } })
    const kept = async () => (await profile()).formOfAddress
    expect(await kept()).toBeNull()
    await edit({ formOfAddress: 'ms' })
    expect(await kept()).toBe('ms')
    await edit({ uName: 'Νέα' })
    expect(await kept()).toBe('ms')
    expect(await edit({ formOfAddress: 'κα' })).toMatchObject({
      status: 400,
      error: { fields: { formOfAddress: 'Η τιμή δεν είναι έγκυρη.' } },
    })
    await edit({ formOfAddress: null })
    expect(await kept()).toBeNull()
  })

  it('keeps all keywords but the deleted, once each, in lower case and in the order of the editor', async () => {
    const { client, profile } = await aPerson()
    const keywords = [
      { keyword: ' Ωκεανός ', status: 'new' },
      { keyword: 'ΆΛΓΕΒΡΑ', status: 'exists' },
      { keyword: 'άλγεβρα', status: 'preExisting' },
      { keyword: 'γλώσσα', status: 'deleted' },
      { keyword: 'sql', status: 'existedAndAdded' },
    ]
    const edit = (tags: object) => client.call('editInstructorProfile', { body: { tags } })
    await edit({ keywords })
    expect((await profile()).keywords.map(({ keyword }) => keyword)).toEqual(['ωκεανός', 'άλγεβρα', 'sql'])
    await client.call('editInstructorProfile', { body: { user: {} } })
    expect((await profile()).keywords).toHaveLength(3)
    await edit({ keywords: [] })
    expect((await profile()).keywords).toEqual([])
  })

  it('takes the parts of a form in any order, the token among them', async () => {
    const { account, profile } = await aPerson({ password: 'κωδικός' })
    const body = { username: account.username, password: 'κωδικός' }
    const { jwt_token: token } = (await api.anonymous.call('signIn', { body })).body
    const file = new Blob([PDF], { type: 'application/pdf' })
    const parts: [string, string | Blob, string?][] = [
      ['selectedFile', file, 'πρώτο.pdf'],
      ['tags', JSON.stringify({ keywords: [{ keyword: 'φως', status: 'new' }] })],
      ['jwt_token', token ?? ''],
      ['user', JSON.stringify({ uName: 'Ελένη' })],
    ]
    for (const order of [parts, [...parts].reverse()]) {
      const answer = await post('/v1/instructor/profile/edit', form(...order))
      expect([answer.statusCode, answer.body]).toEqual([200, 'πρώτο.pdf'])
    }
    expect(await profile()).toMatchObject({
      uName: 'Ελένη',
      cvFilename: 'πρώτο.pdf',
      keywords: [{ keyword: 'φως' }],
      version: 3,
    })
  })

  it('replaces the CV, whose old bytes are gone', async () => {
    const old = await given.aStoredFile(PDF, 'application/pdf')
    const { client, profile } = await aPerson({ cvFileId: old.id, cvName: 'old.pdf' })
    const { body } = await client.call('editInstructorProfile', { body: { user: {} }, file: pdf })
    expect(body).toBe('Βιογραφικό.pdf')
    expect((await profile()).cvFilename).toBe('Βιογραφικό.pdf')
    expect(existsSync(join(api.dataDir, 'files', old.storageKey))).toBe(false)
    const { bytes, headers } = await client.call('downloadCv')
    expect(bytes).toEqual(PDF)
    expect(headers['content-disposition']).toContain("filename*=UTF-8''%CE%92")
    expect(headers['cache-control']).toBe('private, no-store')
  })

  it('takes a CV that an old Word wrote, and gives it back as it was', async () => {
    const { client, profile } = await aPerson()
    const file = { name: 'Βιογραφικό.doc', bytes: SAMPLES.doc, type: 'application/msword' }
    const { status, body } = await client.call('editInstructorProfile', { body: { user: {} }, file })
    expect([status, body]).toEqual([200, 'Βιογραφικό.doc'])
    expect((await profile()).cvFilename).toBe('Βιογραφικό.doc')
    const { bytes, headers } = await client.call('downloadCv')
    expect(bytes).toEqual(SAMPLES.doc)
    expect(headers['content-type']).toBe('application/msword')
  })

  it.each([
    ['a table', SAMPLES.xls],
    ['an installer', SAMPLES.msi],
  ])('refuses %s in the same kind of file, though it is called .doc', async (_what, bytes) => {
    const { client } = await aPerson()
    const file = { name: 'Βιογραφικό.doc', bytes, type: 'application/msword' }
    const { error } = await client.call('editInstructorProfile', { body: { user: {} }, file })
    expect(error).toMatchObject({ status: 415, code: 'file_type_not_accepted' })
  })

  it('refuses a CV of more than 3,000,000 bytes and takes one of exactly as many', async () => {
    const { client, profile } = await aPerson()
    const sized = (size: number) => ({ ...pdf, bytes: Buffer.concat([PDF], size) })
    const edit = (file: typeof pdf) => client.call('editInstructorProfile', { body: {}, file })
    const { status, error } = await edit(sized(3_000_001))
    expect(status).toBe(413)
    expect(error).toMatchObject({
      code: 'file_too_large',
      message: 'Το αρχείο ξεπερνά το μέγιστο επιτρεπόμενο μέγεθος.',
    })
    expect((await profile()).cvFilename).toBeNull()
    expect((await edit(sized(3_000_000))).status).toBe(200)
  })

  it.each([
    ['a program called .pdf', Buffer.from('MZ\u0090\u0000 not a document')],
    ['a page of a web site', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['nothing at all', Buffer.alloc(0)],
  ])('refuses %s for a CV', async (_what, bytes) => {
    const { client } = await aPerson()
    const { status, error } = await client.call('editInstructorProfile', {
      body: {},
      file: { ...pdf, bytes },
    })
    expect(status).toBe(415)
    expect(error).toMatchObject({
      code: 'file_type_not_accepted',
      message: 'Ο τύπος αρχείου δεν υποστηρίζεται.',
    })
  })

  it('refuses to overwrite what another person has written meanwhile', async () => {
    const { client, profile } = await aPerson({ firstName: 'Άννα' })
    const edit = (uName: string) =>
      client.call('editInstructorProfile', { body: { user: { uName } }, headers: { 'if-match': '"1"' } })
    expect((await edit('Πρώτη')).status).toBe(200)
    expect((await edit('Δεύτερη')).error).toMatchObject({ status: 412, code: 'version_conflict' })
    expect((await profile()).uName).toBe('Πρώτη')
  })
})

describe('POST /v1/student/profile/edit', () => {
  it('serves students and administrators', async () => {
    for (const account of [await given.aStudent(), await given.anAdministrator()]) {
      const client = await api.as(account)
      const { body } = await client.call('editStudentProfile', {
        body: { user: { uName: 'Νέα' } },
        file: pdf,
      })
      expect(body).toBe('Βιογραφικό.pdf')
      expect((await client.call('getStudentProfile')).body).toMatchObject({
        uName: 'Νέα',
        cvFilename: 'Βιογραφικό.pdf',
      })
    }
  })
})
