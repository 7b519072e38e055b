import { describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'

const api = await startTestApi()
const { given } = api

const aCv = async () => {
  const file = await given.aStoredFile('%PDF-1.7 a life', 'application/pdf')
  return { cvFileId: file.id, cvName: 'Βίος.pdf' }
}

describe('GET /user/profile/cv', () => {
  it('asks for a session', async () => {
    expect((await api.anonymous.call('downloadCv')).status).toBe(401)
  })

  it('does not find a CV that was never sent', async () => {
    const client = await api.as(await given.aStudent())
    expect((await client.call('downloadCv')).error).toMatchObject({ status: 404, code: 'not_found' })
  })

  it('gives everybody the own CV, whole or a part of it', async () => {
    const client = await api.as(await given.anAdministrator(await aCv()))
    const whole = await client.call('downloadCv')
    expect([whole.status, whole.text]).toEqual([200, '%PDF-1.7 a life'])
    expect(whole.headers['content-type']).toBe('application/pdf')
    const part = await client.call('downloadCv', { headers: { range: 'bytes=9-' } })
    expect([part.status, part.text]).toEqual([206, 'a life'])
  })
})

describe('GET /user/profile/cv/:username', () => {
  const open = (username: string, as: TestClient) => as.call('downloadCvOf', { params: { username } })

  it('asks for a session', async () => {
    expect((await open('whoever', api.anonymous)).status).toBe(401)
  })

  it('opens that of a public instructor to everybody who is signed in', async () => {
    const { username } = await given.anInstructor(await aCv())
    const { status, text } = await open(username, await api.as(await given.aStudent()))
    expect([status, text]).toEqual([200, '%PDF-1.7 a life'])
  })

  it('hides that of a private instructor from all but the person and administrators', async () => {
    const person = await given.anInstructor({ isPublic: false, ...(await aCv()) })
    expect((await open(person.username, await api.as(person))).status).toBe(200)
    expect((await open(person.username, await api.as(await given.anAdministrator()))).status).toBe(200)
    expect((await open(person.username, await api.as(await given.aStudent()))).status).toBe(404)
    expect((await open(person.username, await api.as(await given.anInstructor()))).status).toBe(404)
  })

  it('opens that of a student to the instructors whom he or she turned to, public or not', async () => {
    const [instructor, other] = [await given.anInstructor(), await given.anInstructor()]
    const student = await given.aStudent({ isPublic: true, ...(await aCv()) })
    await given.anInterest({ student, thesis: await given.aThesis({ instructor }) })
    expect((await open(student.username, await api.as(instructor))).status).toBe(200)
    expect((await open(student.username, await api.as(other))).status).toBe(404)
    expect((await open(student.username, await api.as(await given.aStudent()))).status).toBe(404)
  })

  it('hides that of an administrator from all but administrators', async () => {
    const person = await given.anAdministrator(await aCv())
    expect((await open(person.username, await api.as(await given.anAdministrator()))).status).toBe(200)
    expect((await open(person.username, await api.as(await given.anInstructor()))).status).toBe(404)
  })

  it('opens by a link with a token made for that very link, and by no other', async () => {
    const client = await api.as(await given.aStudent())
    const { username } = await given.anInstructor(await aCv())
    const path = `/user/profile/cv/${username}`
    const { token } = (await client.call('makeDownloadToken', { body: { path } })).body
    const follow = (address: string) => api.app.inject(`${address}?jwt_token=${token}`)
    expect((await follow(path)).body).toBe('%PDF-1.7 a life')
    expect((await follow('/user/profile/cv')).statusCode).toBe(401)
    expect((await follow('/v1/student/profile')).statusCode).toBe(401)
    api.clock.advance({ seconds: 61 })
    expect((await follow(path)).statusCode).toBe(401)
  })
})
