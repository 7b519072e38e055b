import { PRESET_RULES } from '@diatrivi/domain/department/rulebook/presets'
import { expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'

const api = await startTestApi()
const { given } = api

type Seated = readonly ('accepted' | 'invited' | 'declined')[]

async function anOffice() {
  const department = await given.aDepartment()
  const { id: rulebookId } = await given.aRulebook({ department, rules: PRESET_RULES.integrated_master })
  const instructor = await given.anInstructor({ department })
  const members = [await given.anInstructor({ department }), await given.anInstructor({ department })]

  /** A thesis in progress with the supervisor and these two members. */
  async function withMembers(title: string, states: Seated, values: object = {}) {
    const student = await given.aStudent({ department })
    const thesis = await given.aThesis({ instructor, student, rulebookId, title, ...values })
    await given.aSeat({ thesis, person: instructor, position: 1, role: 'supervisor', state: 'accepted' })
    for (const [index, state] of states.entries()) {
      const person = members[index]
      if (person !== undefined) {
        await given.aSeat({ thesis, person, position: index + 2, role: 'member', state })
      }
    }
    return { thesis, student }
  }
  return {
    department,
    members,
    withMembers,
    asSecretary: await api.as(await given.aSecretary({ department })),
  }
}

it('answers the committees of the own department, those that lack a member first', async () => {
  const { withMembers, asSecretary, members } = await anOffice()
  const elsewhere = await anOffice()
  await elsewhere.withMembers('Αλλού', ['accepted', 'accepted'])
  await withMembers('Πλήρης', ['accepted', 'accepted'])
  await withMembers('Περιμένει', ['accepted', 'invited'])
  const { student } = await withMembers('Λείπει', ['accepted', 'declined'])
  await withMembers('Ολοκληρωμένη', ['accepted', 'accepted'], { mark: 9 })
  await withMembers('Χωρίς κανονισμό', [], { rulebookId: null })
  const { body, headers } = await asSecretary.call('listCommittees', { query: { page: 1, pageSize: 2 } })
  expect(headers['x-total-count']).toBe('3')
  expect(body.map(({ thesis, state, missing }) => [thesis.thesisTitle, state, missing])).toEqual([
    ['Λείπει', 'incomplete', 1],
    ['Περιμένει', 'awaiting', 1],
  ])
  const [first, second] = body
  expect(first?.student?.username).toBe(student.username)
  // A person who has declined is not of the committee.
  expect(first?.seats.map(({ role, state }) => [role, state])).toEqual([
    ['supervisor', 'accepted'],
    ['member', 'accepted'],
  ])
  expect(second?.seats.at(-1)).toMatchObject({
    state: 'invited',
    person: { uSurname: members[1]?.surname },
    dueOn: expect.objectContaining({ timezone_type: 3 }),
  })
})

it('is narrowed by the state, and by words of the title and the names', async () => {
  const { withMembers, asSecretary, members } = await anOffice()
  await withMembers('Κβαντικά δίκτυα', ['accepted', 'accepted'])
  const { student } = await withMembers('Άλλα', ['invited', 'invited'])
  const found = async (query: Record<string, string>) =>
    (await asSecretary.call('listCommittees', { query })).body.map(({ thesis }) => thesis.thesisTitle)
  expect(await found({ state: 'awaiting' })).toEqual(['Άλλα'])
  expect(await found({ state: 'incomplete' })).toEqual([])
  expect(await found({ search: 'δικτυα κβαντικα' })).toEqual(['Κβαντικά δίκτυα'])
  expect(await found({ search: student.surname })).toContain('Άλλα')
  expect(await found({ search: members[0]?.surname ?? '' })).toHaveLength(2)
  const refused = await asSecretary.call('listCommittees', { query: { state: 'perfect' as 'complete' } })
  expect(refused.status).toBe(400)
})
