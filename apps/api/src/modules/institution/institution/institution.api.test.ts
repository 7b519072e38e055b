import { beforeAll, describe, expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'

const api = await startTestApi()
const { given } = api
let administrator: TestClient

beforeAll(async () => {
  administrator = await api.as(await given.anAdministrator())
})

const institutionCalled = async (name: string) => {
  const { body } = await administrator.call('listInstitutions')
  return body.find(({ instName }) => instName === name)
}

describe('GET /v1/user/institutes', () => {
  it('asks for a session', async () => {
    expect((await api.anonymous.call('listInstitutions')).status).toBe(401)
  })

  it('answers all to everybody who is signed in, in the order of the Greek alphabet, Latin after Greek', async () => {
    const names = ['Ωμέγα', 'Άλφα', 'Alpha', 'αλέα', 'Βήτα']
    for (const name of names) await given.anInstitution({ name })
    for (const reader of [await given.aStudent(), await given.anInstructor()]) {
      const { status, body } = await (await api.as(reader)).call('listInstitutions')
      expect(status).toBe(200)
      const found = body.map(({ instName }) => instName).filter((name) => names.includes(name))
      expect(found).toEqual(['αλέα', 'Άλφα', 'Βήτα', 'Ωμέγα', 'Alpha'])
    }
  })

  it('gives each its departments, in order, and none where there are none', async () => {
    const institution = await given.anInstitution({ name: 'Με τμήματα', type: 'technological' })
    const [second, first] = [
      await given.aDepartment({ of: institution, name: 'Τμήμα Φυσικής', latitude: 38.2, longitude: 21.7 }),
      await given.aDepartment({ of: institution, name: 'Τμήμα Άλγεβρας' }),
    ]
    const found = await institutionCalled('Με τμήματα')
    expect(found).toMatchObject({ instID: institution.id, instType: 'grTEI', instURL: null, instLogo: null })
    expect(found?.departments.map(({ depID }) => depID)).toEqual([first.id, second.id])
    expect(found?.departments[1]).toMatchObject({
      depName: 'Τμήμα Φυσικής',
      depLat: 38.2,
      depLng: 21.7,
      institution: { instID: institution.id, instName: 'Με τμήματα', instType: 'grTEI' },
    })
    expect((await institutionCalled('Βήτα'))?.departments).toEqual([])
  })

  it('answers a page and how many there are in all', async () => {
    const whole = await administrator.call('listInstitutions')
    const page = await administrator.call('listInstitutions', { query: { page: 2, pageSize: 2 } })
    expect(page.body).toEqual(whole.body.slice(2, 4))
    expect(page.headers['x-total-count']).toBe(String(whole.body.length))
  })
})

describe('POST /v1/admin/institute', () => {
  it('names every wrong field at once', async () => {
    const body = { instName: ' ', instType: 'school', instURL: 'javascript:alert(1)' }
    const { status, error } = await administrator.call('createInstitution', { body })
    expect(status).toBe(400)
    expect(error.code).toBe('validation')
    expect(error.fields).toEqual({
      instName: 'Υποχρεωτικό πεδίο',
      instType: 'Η τιμή δεν είναι έγκυρη.',
      instURL: 'Η διεύθυνση πρέπει να αρχίζει με http:// ή https://.',
    })
  })

  it('refuses a name that is taken, whatever its case and accents', async () => {
    await given.anInstitution({ name: 'Πανεπιστήμιο Πατρών' })
    const body = { instName: 'ΠΑΝΕΠΙΣΤΗΜΙΟ ΠΑΤΡΩΝ', instType: 'grUni' }
    const { status, error } = await administrator.call('createInstitution', { body })
    expect(status).toBe(409)
    expect(error).toMatchObject({ code: 'duplicate', message: 'Υπάρχει ήδη εγγραφή με τα ίδια στοιχεία.' })
    expect(error.fields).toEqual({ instName: 'Χρησιμοποιείται ήδη.' })
  })

  it('adds an institution and answers its id', async () => {
    const body = {
      instName: ' Πανεπιστήμιο Κρήτης ',
      instType: 'grUni',
      instURL: 'www.uoc.gr',
      instLogo: '/logo.png',
    }
    const { status, body: answer } = await administrator.call('createInstitution', { body })
    expect(status).toBe(200)
    expect(await institutionCalled('Πανεπιστήμιο Κρήτης')).toEqual({
      instID: answer.id,
      instName: 'Πανεπιστήμιο Κρήτης',
      instType: 'grUni',
      instURL: 'https://www.uoc.gr',
      instLogo: '/logo.png',
      instEmblemID: null,
      departments: [],
      version: 1,
    })
  })

  it('adds one when two administrators add it at once', async () => {
    const body = { instName: 'Διπλό', instType: 'grUni' }
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => administrator.call('createInstitution', { body })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })
})

describe('PUT /v1/admin/institute/:instID', () => {
  const body = { instName: 'Νέο όνομα', instType: 'grTEI', instURL: '', instLogo: null }

  it('finds no institution that is not there', async () => {
    const { status, error } = await administrator.call('editInstitution', {
      params: { instID: 999_999 },
      body,
    })
    expect(status).toBe(404)
    expect(error.code).toBe('not_found')
  })

  it('refuses the name of another, and takes its own', async () => {
    const [one, other] = [await given.anInstitution(), await given.anInstitution()]
    const rename = (instName: string) =>
      administrator.call('editInstitution', { params: { instID: one.id }, body: { ...body, instName } })
    expect((await rename(other.name)).status).toBe(409)
    expect((await rename(one.name)).status).toBe(200)
  })

  it('changes every field', async () => {
    const { id } = await given.anInstitution({ url: 'https://old.example', logo: 'old.png' })
    const { status } = await administrator.call('editInstitution', { params: { instID: id }, body })
    expect(status).toBe(200)
    expect(await institutionCalled('Νέο όνομα')).toMatchObject({
      instID: id,
      instType: 'grTEI',
      instURL: null,
      instLogo: null,
      version: 2,
    })
  })

  it('refuses to overwrite what another person has written meanwhile', async () => {
    const { id } = await given.anInstitution()
    const edit = (instName: string) =>
      administrator.call('editInstitution', {
        params: { instID: id },
        body: { ...body, instName },
        headers: { 'if-match': '"1"' },
      })
    expect((await edit('Πρώτη αλλαγή')).status).toBe(200)
    const { status, error } = await edit('Δεύτερη αλλαγή')
    expect(status).toBe(412)
    expect(error.code).toBe('version_conflict')
    expect(await institutionCalled('Δεύτερη αλλαγή')).toBeUndefined()
  })
})

describe('DELETE /v1/admin/institute/:instID', () => {
  const remove = (instID: number | string) => administrator.call('deleteInstitution', { params: { instID } })

  it.each(['0', 'x', '1e3', '99999999999'])('takes %s for no id', async (instID) => {
    expect((await remove(instID)).error).toMatchObject({ status: 400, code: 'validation' })
  })

  it('finds no institution that is not there', async () => {
    expect((await remove(999_999)).status).toBe(404)
  })

  it('refuses one that has departments, says so, and keeps it', async () => {
    const institution = await given.anInstitution({ name: 'Με ένα τμήμα' })
    await given.aDepartment({ of: institution })
    const { status, error } = await remove(institution.id)
    expect(status).toBe(409)
    expect(error).toMatchObject({
      code: 'has_departments',
      message: 'Το ίδρυμα έχει τμήματα και δεν διαγράφεται.',
    })
    expect(await institutionCalled('Με ένα τμήμα')).toBeDefined()
  })

  it('deletes one that has none', async () => {
    const { id } = await given.anInstitution({ name: 'Προς διαγραφή' })
    const { status, body } = await remove(id)
    expect(status).toBe(200)
    expect(body).toEqual({ status: 200 })
    expect(await institutionCalled('Προς διαγραφή')).toBeUndefined()
  })

  it('never leaves a department without its institution, in either order', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await given.anInstitution()
      const [removed, added] = await Promise.all([
        remove(id),
        administrator.call('createDepartment', { body: { depName: `Τμήμα ${round}`, instID: id } }),
      ])
      expect([removed.status, added.status]).toEqual(removed.status === 200 ? [200, 400] : [409, 200])
      if (added.status === 400) expect(added.error.fields).toEqual({ instID: 'Το ίδρυμα δεν υπάρχει.' })
    }
  })
})
