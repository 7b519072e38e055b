import type { Wire } from '@diatrivi/contract/endpoints'
import { beforeEach, describe, expect, it } from 'vitest'
import { queryClient } from '../../../shared/api/query-client.ts'
import { refusals } from '../../../shared/api/refusals.ts'
import { stubApi } from '../../../testing/api.ts'
import { wireThesis } from '../../../testing/wire.ts'
import { loadOwnThesis, loadThesis } from './load-thesis.ts'

const PROFILE: Omit<Wire<'getInstructorProfile'>['response'], 'username'> = {
  uName: 'Άννα',
  uSurname: 'Καρρά',
  uEmail: 'karra@example.gr',
  uEmailPending: null,
  uIsPublic: true,
  cvFilename: null,
  keywords: [],
  user_type: 'ins',
  instrRank: null,
  formOfAddress: null,
  department: null,
  version: 1,
}

beforeEach(() => queryClient.clear())

function readAs(username: string) {
  const api = stubApi({ role: 'instructor' })
  api.answer('getThesis', [wireThesis()])
  api.answer('getInstructorProfile', { ...PROFILE, username })
}

describe('the editor of a thesis', () => {
  it('opens for its instructor', async () => {
    readAs('supervisor')
    await expect(loadOwnThesis(7)).resolves.toEqual({ title: 'Θέμα' })
    expect(refusals.store.get()).toBeNull()
  })

  it('is refused to a colleague, as the API refuses an object of another person', async () => {
    readAs('colleague')
    await expect(loadOwnThesis(7)).rejects.toMatchObject({ status: 403, code: 'not_owner' })
    expect(refusals.store.get()).toEqual({
      code: 'not_owner',
      message: 'Δεν μπορείτε να αλλάξετε κάτι που ανήκει σε άλλο πρόσωπο.',
      leavesPage: true,
    })
  })

  it('is refused alone: the page of the thesis is not', async () => {
    readAs('colleague')
    await expect(loadThesis(7)).resolves.toEqual({ title: 'Θέμα' })
    expect(refusals.store.get()).toBeNull()
  })
})
