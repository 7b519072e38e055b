import { PRESET_RULES } from '@diatrivi/domain/department/rulebook/presets'
import { expect, it } from 'vitest'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { aDepartmentWithPeople } from '../../view/thesis-view/people.fixture.ts'

// 10 March 2026
const api = await startTestApi()
const { given, clock } = api

/** A thesis that asks for a committee of three, of whom two are of the faculty. */
async function aThesisUnderRules() {
  const people = await aDepartmentWithPeople(api)
  const { instructor, student, department } = people
  const rules = PRESET_RULES.integrated_master
  const { id: rulebookId } = await given.aRulebook({
    department,
    rules: { ...rules, committee: { ...rules.committee, categories: ['faculty', 'laboratory_teaching'] } },
    publishedAt: clock.now(),
  })
  const thesis = await given.aThesis({ instructor, student, rulebookId, intendedEnd: '2026-12-31' })
  await given.aSeat({ thesis, person: instructor, position: 1, role: 'supervisor', state: 'accepted' })
  const asSecretary = await api.as(await given.aSecretary({ department }))
  const [one, other] = [await people.another('instructor'), await people.another('instructor')]
  const write = ({ username }: { username: string }, fields: object) =>
    asSecretary.call('editStaff', { params: { username }, body: { absences: [], ...fields } })
  return { ...people, thesis, one: one.account, other: other.account, write }
}

const propose = (client: TestClient, thesis: { id: number }, people: readonly { username: string }[]) =>
  client.call('proposeCommittee', {
    params: { thesisId: thesis.id },
    body: { seats: people.map(({ username }) => ({ role: 'member', username })) },
  })

const notAllowed = { status: 409, error: { code: 'seat_not_allowed' } }

it('whose category the office has written down is judged by it, and not by the rank', async () => {
  const { asInstructor, thesis, one, other, write } = await aThesisUnderRules()
  await write(one, { category: 'researcher' })
  const refused = await propose(asInstructor, thesis, [one])
  expect(refused).toMatchObject(notAllowed)
  expect(refused.error.message).toBe(
    `${one.firstName} ${one.surname}: δεν επιτρέπεται η συμμετοχή στην επιτροπή. ` +
      'Ο κανονισμός ορίζει: «Μέλη μπορούν να είναι: ΔΕΠ, ΕΔΙΠ.»',
  )
  await write(one, { category: 'laboratory_teaching' })
  await write(other, { category: 'laboratory_teaching' })
  expect(await propose(asInstructor, thesis, [one, other])).toMatchObject(notAllowed)
  expect(await propose(asInstructor, thesis, [one])).toMatchObject({ status: 200 })
  // A person who sits already counts with the category too.
  expect(await propose(asInstructor, thesis, [other])).toMatchObject(notAllowed)
})

it('an instructor is warned of an absence and of a contract that ends before the thesis', async () => {
  const { asInstructor, thesis, one, other, write } = await aThesisUnderRules()
  await write(one, {
    contractEnd: '2026-08-31',
    absences: [{ from: '2026-03-01', until: '2026-03-31', kind: 'leave' }],
  })
  await write(other, {
    contractEnd: '2027-08-31',
    absences: [{ from: '2026-03-11', until: '2026-03-31', kind: 'leave' }],
  })
  const { body } = await asInstructor.call('listCandidates', { params: { thesisId: thesis.id } })
  const warningsOf = ({ username }: { username: string }) =>
    body.find((candidate) => candidate.username === username)?.warnings
  expect([warningsOf(one), warningsOf(other)]).toEqual([['contract_ends', 'absent'], undefined])
  expect(await propose(asInstructor, thesis, [one])).toMatchObject({ status: 200 })
})
