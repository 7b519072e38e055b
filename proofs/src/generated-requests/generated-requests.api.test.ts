import { ENDPOINTS } from '@diatrivi/contract/endpoints'
import { expect, it } from 'vitest'
import { aServedApi } from '../served-api.fixture.ts'
import { runRequests } from './run.ts'

const api = await aServedApi()

it('every call is served, and no generated request breaks it, passes its schema or changes a row in vain', async () => {
  const { faults, served } = await runRequests(api, { seed: 20_261_123, requests: 300 })
  expect(faults).toEqual([])
  expect([...served].sort()).toEqual(Object.keys(ENDPOINTS).sort())
}, 60_000)
