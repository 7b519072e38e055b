import type { RouteName } from '@diatrivi/contract/routes'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '../../../testing/answer.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'

const api = await startTestApi()
let strangersToIt: TestClient[]

beforeAll(async () => {
  const department = await api.given.aDepartment()
  const people = await Promise.all([
    api.given.aStudent({ department }),
    api.given.anInstructor({ department }),
  ])
  strangersToIt = await Promise.all(people.map((person) => api.as(person)))
})

const CALLS: Record<string, (client: TestClient) => Promise<Answer<RouteName>>> = {
  createDepartment: (client) => client.call('createDepartment'),
  editDepartment: (client) => client.call('editDepartment', { params: { depID: 1 } }),
  deleteDepartment: (client) => client.call('deleteDepartment', { params: { depID: 1 } }),
  createInstitution: (client) => client.call('createInstitution'),
  editInstitution: (client) => client.call('editInstitution', { params: { instID: 1 } }),
  deleteInstitution: (client) => client.call('deleteInstitution', { params: { instID: 1 } }),
  listInstructors: (client) => client.call('listInstructors'),
  createInstructor: (client) => client.call('createInstructor'),
  editInstructor: (client) => client.call('editInstructor', { params: { username: 'maria' } }),
  deleteUser: (client) => client.call('deleteUser', { params: { username: 'maria' } }),
  getAccountAccess: (client) => client.call('getAccountAccess', { params: { username: 'maria' } }),
  setAccountDisabled: (client) =>
    client.call('setAccountDisabled', { params: { username: 'maria', flag: 1 } }),
  endSessionsOf: (client) => client.call('endSessionsOf', { params: { username: 'maria' } }),
  listSecurityEvents: (client) => client.call('listSecurityEvents'),
  listInspections: (client) => client.call('listInspections'),
  listImagesOfDepartment: (client) => client.call('listImagesOfDepartment', { params: { depID: 1 } }),
  uploadImage: (client) => client.call('uploadImage', { params: { depID: 1 } }),
  deleteImage: (client) => client.call('deleteImage', { params: { imageId: 1 } }),
  uploadEmblem: (client) => client.call('uploadEmblem', { params: { instID: 1 } }),
  deleteEmblem: (client) => client.call('deleteEmblem', { params: { instID: 1 } }),
}

describe.each(Object.entries(CALLS))('%s', (_name, callAs) => {
  it('asks for a session', async () => {
    const { status, error } = await callAs(api.anonymous)
    expect(status).toBe(401)
    expect(error).toMatchObject({ code: 'unauthenticated', message: 'Συνδεθείτε για να συνεχίσετε.' })
  })

  it('is for administrators, whatever else is wrong with the request', async () => {
    for (const client of strangersToIt) {
      const { status, error } = await callAs(client)
      expect(status).toBe(403)
      expect(error).toMatchObject({
        code: 'wrong_role',
        message: 'Η ενέργεια δεν επιτρέπεται στον ρόλο σας.',
      })
    }
  })
})
