import type { Wire } from '@diatrivi/contract/endpoints'
import { beforeEach, describe, expect, it } from 'vitest'
import { queryClient } from '../../../shared/api/query-client.ts'
import { stubApi } from '../../../testing/api.ts'
import { wireDay } from '../../../testing/wire.ts'
import type { Route } from './+types/past-thesis-page.ts'
import { clientLoader } from './past-thesis-page.tsx'

const PAST: Wire<'listPastTheses'>['response'][number] = {
  thesisID: 7,
  thesisTitle: 'Θέμα',
  instructor: { username: 'supervisor', uName: 'Άννα', uSurname: 'Καρρά' },
  from: wireDay('2026-01-10'),
  until: wireDay('2026-03-01'),
  thesisMark: null,
  released: { assignmentID: 4, reason: 'Διακοπή', thesisAbstract: null, attachment: null, doListID: null },
}

const PROFILE: Wire<'getStudentProfile'>['response'] = {
  username: 'student',
  uName: 'Νίκος',
  uSurname: 'Λάμπρου',
  uEmail: 'nikos@example.gr',
  uEmailPending: null,
  uIsPublic: false,
  cvFilename: null,
  keywords: [],
  user_type: 'stu',
  instrRank: null,
  formOfAddress: null,
  department: null,
  version: 1,
}

function open(id: string) {
  const api = stubApi({ role: 'student' })
  api.answer('listPastTheses', [PAST])
  api.answer('listMyTodoLists', [])
  api.answer('getStudentProfile', PROFILE)
  return clientLoader({ params: { id } } as Route.ClientLoaderArgs)
}

beforeEach(() => queryClient.clear())

describe('the page of a thesis that a release left behind', () => {
  it('opens for the student who had it', async () => {
    expect(await open('4')).toMatchObject({ thesis: { title: 'Θέμα' } })
  })

  it('is not found where it is no former thesis of the reader', async () => {
    await expect(open('5')).rejects.toMatchObject({ init: { status: 404 } })
  })
})
