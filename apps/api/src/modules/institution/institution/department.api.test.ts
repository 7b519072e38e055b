import { beforeAll, describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'

const api = await startTestApi()
const { given } = api
let administrator: TestClient

beforeAll(async () => {
  administrator = await api.as(await given.anAdministrator())
})

const departmentCalled = async (name: string) => {
  const { body } = await api.anonymous.call('listDepartments')
  return body.find(({ depName }) => depName === name)
}

describe('GET /departments', () => {
  it('returns all of them to every caller, by institution and name in the order of the Greek alphabet', async () => {
    const [second, first] = [
      await given.anInstitution({ name: 'Πανεπιστήμιο Βόλου' }),
      await given.anInstitution({ name: 'Πανεπιστήμιο Άρτας' }),
    ]
    await given.aDepartment({ of: second, name: 'Α Βόλου' })
    await given.aDepartment({ of: first, name: 'Ωκεανογραφίας' })
    await given.aDepartment({ of: first, name: 'Άλγεβρας' })
    const { status, body } = await api.anonymous.call('listDepartments')
    expect(status).toBe(200)
    const names = body.map(({ depName }) => depName)
    const ours = names.filter((name) => ['Α Βόλου', 'Ωκεανογραφίας', 'Άλγεβρας'].includes(name))
    expect(ours).toEqual(['Άλγεβρας', 'Ωκεανογραφίας', 'Α Βόλου'])
    expect(body.find(({ depName }) => depName === 'Άλγεβρας')?.institution).toEqual({
      instID: first.id,
      instName: 'Πανεπιστήμιο Άρτας',
      instType: 'grUni',
      instURL: null,
      instLogo: null,
    })
  })

  it('may be kept by caches on the way, and is asked for again by browsers', async () => {
    const { headers } = await api.anonymous.call('listDepartments')
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate, s-maxage=60')
    const again = () =>
      api.anonymous.call('listDepartments', { headers: { 'if-none-match': String(headers.etag) } })
    expect((await again()).status).toBe(304)
    await given.aDepartment()
    expect((await again()).status).toBe(200)
  })

  it('answers a page and how many there are in all', async () => {
    const whole = await api.anonymous.call('listDepartments')
    const page = await api.anonymous.call('listDepartments', { query: { page: 2, pageSize: 1 } })
    expect(page.body).toEqual(whole.body.slice(1, 2))
    expect(page.headers['x-total-count']).toBe(String(whole.body.length))
  })
})

describe('POST /v1/admin/department', () => {
  it('names every wrong field at once', async () => {
    const body = { depName: '', depEmail: 'x@', depUrl: 'x', depLat: 91, depLng: 'east', instID: 'x' }
    const { status, error } = await administrator.call('createDepartment', { body })
    expect(status).toBe(400)
    expect(Object.keys(error.fields ?? {}).sort()).toEqual(Object.keys(body).sort())
  })

  it('refuses an institution that does not exist', async () => {
    const body = { depName: 'Τμήμα', instID: 999_999 }
    const { status, error } = await administrator.call('createDepartment', { body })
    expect(status).toBe(400)
    expect(error).toMatchObject({ code: 'validation', fields: { instID: 'Το ίδρυμα δεν υπάρχει.' } })
  })

  it('refuses a name that the institution has already, and takes it in another', async () => {
    const [one, other] = [await given.anInstitution(), await given.anInstitution()]
    await given.aDepartment({ of: one, name: 'Τμήμα Ιστορίας' })
    const create = (instID: number) =>
      administrator.call('createDepartment', { body: { depName: 'τμημα ιστοριας', instID } })
    const { status, error } = await create(one.id)
    expect(status).toBe(409)
    expect(error).toMatchObject({ code: 'duplicate', fields: { depName: 'Χρησιμοποιείται ήδη.' } })
    expect((await create(other.id)).status).toBe(200)
  })

  it('adds a department with everything that is known of it', async () => {
    const { id: instID } = await given.anInstitution()
    const body = {
      depName: 'Τμήμα Μαθηματικών',
      depEmail: 'secretariat@math.example.gr',
      depPhone: '2610 996750',
      depCity: 'Πάτρα',
      depUrl: 'https://math.example.gr',
      depLat: '38,2466',
      depLng: 21.7346,
      instID: String(instID),
    }
    const { status, body: answer } = await administrator.call('createDepartment', { body })
    expect(status).toBe(200)
    expect(await departmentCalled('Τμήμα Μαθηματικών')).toMatchObject({
      depID: answer.id,
      depEmail: 'secretariat@math.example.gr',
      depPhone: '2610 996750',
      depCity: 'Πάτρα',
      depUrl: 'https://math.example.gr',
      depLat: 38.2466,
      depLng: 21.7346,
      institution: { instID },
      version: 1,
    })
  })
})

describe('PUT /v1/admin/department/:depID', () => {
  it('finds no department that is not there', async () => {
    const { id: instID } = await given.anInstitution()
    const body = { depName: 'Α', instID }
    const { status } = await administrator.call('editDepartment', { params: { depID: 999_999 }, body })
    expect(status).toBe(404)
  })

  it('changes every field and can move the department to another institution', async () => {
    const department = await given.aDepartment({ email: 'old@example.gr', phone: '1', latitude: 1 })
    const { id: instID } = await given.anInstitution()
    const { status, body } = await administrator.call('editDepartment', {
      params: { depID: department.id },
      body: { depName: 'Μετονομασμένο', instID, depCity: 'Χανιά' },
    })
    expect([status, body]).toEqual([200, { status: 200 }])
    expect(await departmentCalled('Μετονομασμένο')).toMatchObject({
      depID: department.id,
      depEmail: null,
      depPhone: null,
      depCity: 'Χανιά',
      depLat: null,
      institution: { instID },
      version: 2,
    })
  })

  it('refuses an unknown institution, the name of a sister and an older version', async () => {
    const institution = await given.anInstitution()
    const { id: depID } = await given.aDepartment({ of: institution, name: 'Πρώτο' })
    await given.aDepartment({ of: institution, name: 'Δεύτερο' })
    const edit = (body: object, headers = {}) =>
      administrator.call('editDepartment', {
        params: { depID },
        body: { depName: 'Πρώτο', instID: institution.id, ...body },
        headers,
      })
    expect((await edit({ instID: 999_999 })).error.fields).toEqual({ instID: 'Το ίδρυμα δεν υπάρχει.' })
    expect((await edit({ depName: 'Δεύτερο' })).error.code).toBe('duplicate')
    expect((await edit({}, { 'if-match': '"7"' })).error.code).toBe('version_conflict')
    expect((await edit({}, { 'if-match': '"1"' })).status).toBe(200)
  })
})

describe('DELETE /v1/admin/department/:depID', () => {
  const remove = (depID: number) => administrator.call('deleteDepartment', { params: { depID } })

  it('finds no department that is not there', async () => {
    expect((await remove(999_999)).status).toBe(404)
  })

  it('refuses one that has users, says so, and keeps it', async () => {
    const department = await given.aDepartment({ name: 'Με φοιτητή' })
    await given.aStudent({ department })
    const { status, error } = await remove(department.id)
    expect(status).toBe(409)
    expect(error).toMatchObject({
      code: 'has_users',
      message: 'Το τμήμα έχει χρήστες και δεν διαγράφεται.',
    })
    expect(await departmentCalled('Με φοιτητή')).toBeDefined()
  })

  it('deletes one that has none, and its covers with it', async () => {
    const department = await given.aDepartment({ name: 'Προς διαγραφή' })
    const { id: imageId } = await given.anImage({ department })
    expect((await remove(department.id)).body).toEqual({ status: 200 })
    expect(await departmentCalled('Προς διαγραφή')).toBeUndefined()
    expect((await api.anonymous.call('getCoverImage', { params: { imageId } })).status).toBe(404)
  })

  it('never leaves a user without a department, in either order', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id: depID } = await given.aDepartment()
      const [removed, added] = await Promise.all([
        remove(depID),
        administrator.call('createInstructor', {
          body: {
            username: `racer${round}`,
            uName: 'Α',
            uSurname: 'Β',
            uEmail: `racer${round}@example.gr`,
            rank: 'lecturer',
            depID,
          },
        }),
      ])
      expect([removed.status, added.status]).toEqual(removed.status === 200 ? [200, 400] : [409, 200])
      if (added.status === 400) expect(added.error.fields).toEqual({ depID: 'Το τμήμα δεν υπάρχει.' })
    }
  })
})
