import { expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'

const api = await startTestApi()
const { given } = api

const emblem = async () => (await api.anonymous.call('getInstallationEmblem')).body.emblem

it('the emblem of the installation is that of its only institution with one', async () => {
  const [one, other] = [await given.anInstitution(), await given.anInstitution()]
  expect(await emblem()).toBeNull()
  const id = await given.anEmblem({ institutionId: one.id })
  expect(await emblem()).toBe(id)
  await given.anEmblem({ institutionId: other.id })
  expect(await emblem()).toBeNull()
})
