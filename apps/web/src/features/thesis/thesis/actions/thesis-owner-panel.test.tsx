import type { Wire } from '@diatrivi/contract/endpoints'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aThesis } from '../../../../testing/a-thesis.ts'
import { stubApi } from '../../../../testing/api.ts'
import { INSTRUCTOR, STUDENT } from '../../../../testing/people.ts'
import { renderInApp } from '../../../../testing/render.tsx'
import { ThesisOwnerPanel } from './thesis-owner-panel.tsx'

type Process = Wire<'getProcess'>['response']

const ENTER = { name: 'Καταχώριση βαθμού' }
const COMMITTEE: Process['committee'] = {
  size: 3,
  substitutes: 0,
  missing: 0,
  vacant: 0,
  asksNoImpediment: true,
  seats: [],
  mayManage: true,
  mayRevokeLinks: true,
  mayLeaveForOthers: false,
  mayProposeOwn: false,
  proposal: null,
}

function show(more: Parameters<typeof aThesis>[0], committee: Process['committee'] = null) {
  const api = stubApi({ role: 'instructor' })
  api.answer('getProcess', {
    thesisID: 7,
    phase: 'inWork',
    overlays: [],
    rulebook: null,
    group: null,
    committee,
    examination: null,
    papers: null,
    marking: null,
    result: null,
  })
  const student = { ...STUDENT, email: '' }
  const thesis = aThesis({ state: 'inProgress', student, ...more })
  renderInApp(<ThesisOwnerPanel thesis={thesis} viewer={INSTRUCTOR} />)
  return api
}

it('the instructor marks a thesis without a rule book', () => {
  const api = show({ phase: null })
  expect(screen.getByRole('button', ENTER)).toBeDefined()
  expect(api.asked('getProcess')).toEqual([])
})

it('the instructor marks where the rule book asks for no committee', async () => {
  show({ phase: 'inWork' })
  expect(await screen.findByRole('button', ENTER)).toBeDefined()
})

it('the instructor is asked for no mark where a committee marks', async () => {
  const api = show({ phase: 'inWork' }, COMMITTEE)
  await waitFor(() => expect(api.asked('getProcess')).toHaveLength(1))
  expect(screen.queryByRole('button', ENTER)).toBeNull()
})
