import { beforeAll, describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'

const api = await startTestApi()
const { given } = api
let department: { id: number; name: string; institutionId: number }
let administrator: TestClient

beforeAll(async () => {
  const institution = await given.anInstitution({ name: 'Πανεπιστήμιο Πατρών' })
  department = await given.aDepartment({ of: institution, name: 'Τμήμα Φυσικής' })
  administrator = await api.as(await given.anAdministrator({ username: 'adm' }))
})

describe.each([
  'getInstructorProfile',
  'getStudentProfile',
  'getAdministratorProfile',
  'editInstructorProfile',
  'editStudentProfile',
] as const)('%s', (name) => {
  it('asks for a session', async () => {
    expect((await api.anonymous.call(name)).error).toMatchObject({ status: 401, code: 'unauthenticated' })
  })

  it("is for its own role, and the student's for administrators too", async () => {
    const roles = {
      instructor: await api.as(await given.anInstructor({ department })),
      student: await api.as(await given.aStudent({ department })),
      administrator,
    }
    const admitted = {
      getInstructorProfile: ['instructor'],
      getStudentProfile: ['student', 'administrator'],
      getAdministratorProfile: ['administrator'],
      editInstructorProfile: ['instructor'],
      editStudentProfile: ['student', 'administrator'],
    }[name]
    for (const [role, client] of Object.entries(roles)) {
      const expected = admitted.includes(role) ? 200 : 403
      expect((await client.call(name)).status, role).toBe(expected)
    }
  })
})

describe('GET /v1/instructor/profile', () => {
  it('answers everything that the person may change, and where he or she belongs', async () => {
    const instructor = await given.anInstructor({
      username: 'own',
      firstName: 'Άννα',
      surname: 'Δήμου',
      email: 'own@example.gr',
      rank: 'professor',
      isPublic: false,
      department,
    })
    const { body, headers } = await (await api.as(instructor)).call('getInstructorProfile')
    expect(body).toEqual({
      username: 'own',
      uName: 'Άννα',
      uSurname: 'Δήμου',
      uEmail: 'own@example.gr',
      uEmailPending: null,
      uIsPublic: false,
      cvFilename: null,
      keywords: [],
      user_type: 'ins',
      instrRank: 'professor',
      formOfAddress: null,
      department: {
        depID: department.id,
        depName: 'Τμήμα Φυσικής',
        instID: department.institutionId,
        instName: 'Πανεπιστήμιο Πατρών',
      },
      version: 1,
    })
    expect(headers.etag).toBe('"1"')
  })
})

describe('GET /v1/admin/profile', () => {
  it('answers a person without a department', async () => {
    const { body } = await administrator.call('getAdministratorProfile')
    expect(body).toMatchObject({ username: 'adm', user_type: 'adm', department: null, instrRank: null })
    expect((await administrator.call('getStudentProfile')).body).toEqual(body)
  })
})

describe('GET /v1/instructor/profile/:username', () => {
  const read = (username: string, as: TestClient) =>
    as.call('getInstructorProfileOf', { params: { username } })

  it('asks for a session', async () => {
    expect((await read('own', api.anonymous)).status).toBe(401)
  })

  it('refuses what cannot be a username', async () => {
    expect((await read('no one', administrator)).error).toMatchObject({ status: 400, code: 'validation' })
  })

  it('finds neither an unknown username, nor a student, nor an administrator', async () => {
    await given.aStudent({ username: 'student', department })
    for (const username of ['nobody', 'student', 'adm']) {
      expect((await read(username, administrator)).error).toMatchObject({ status: 404, code: 'not_found' })
    }
  })

  it('shows a public one to everybody who is signed in, whatever the case of the name', async () => {
    await given.anInstructor({ username: 'public', department })
    for (const person of [await given.aStudent(), await given.anInstructor()]) {
      const { status, body } = await read('PUBLIC', await api.as(person))
      expect([status, body.username]).toEqual([200, 'public'])
    }
  })

  it('shows a private one to the person and to administrators; for others it does not exist', async () => {
    const person = await given.anInstructor({ username: 'private', isPublic: false, department })
    expect((await read('private', await api.as(person))).status).toBe(200)
    expect((await read('private', administrator)).status).toBe(200)
    for (const stranger of [await given.aStudent({ department }), await given.anInstructor({ department })]) {
      const { status, error } = await read('private', await api.as(stranger))
      expect(status).toBe(404)
      expect(error.message).toBe('Δεν βρέθηκε αυτό που ζητήσατε.')
    }
  })
})

describe('GET /v1/student/profile/:username', () => {
  const read = (username: string, as: TestClient) => as.call('getStudentProfileOf', { params: { username } })

  it('asks for a session', async () => {
    expect((await read('own', api.anonymous)).status).toBe(401)
  })

  it('shows it to the person and to administrators, not to other students nor to any instructor', async () => {
    const student = await given.aStudent({ username: 'shy', department })
    expect((await read('shy', await api.as(student))).status).toBe(200)
    expect((await read('shy', administrator)).body).toMatchObject({ username: 'shy', user_type: 'stu' })
    for (const stranger of [await given.aStudent({ department }), await given.anInstructor({ department })]) {
      expect((await read('shy', await api.as(stranger))).status).toBe(404)
    }
  })

  it('shows it to the instructor of a thesis that the student has or is interested in, and to no other', async () => {
    const [wanted, given1, other] = [
      await given.anInstructor({ department }),
      await given.anInstructor({ department }),
      await given.anInstructor({ department }),
    ]
    const student = await given.aStudent({ username: 'seeker', department })
    await given.anInterest({ student, thesis: await given.aThesis({ instructor: wanted }) })
    await given.aThesis({ instructor: given1, student })
    await given.aThesis({ instructor: other })
    expect((await read('seeker', await api.as(wanted))).status).toBe(200)
    expect((await read('seeker', await api.as(given1))).status).toBe(200)
    expect((await read('seeker', await api.as(other))).status).toBe(404)
  })

  it('does not find an instructor', async () => {
    await given.anInstructor({ username: 'teacher', department })
    expect((await read('teacher', administrator)).status).toBe(404)
  })
})
